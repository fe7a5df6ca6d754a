import type { Call } from '@/contract/call';
import { effect } from '@/contract/block/pendingChange';
import type { Shape } from '@/contract/field/field';
import type { Resource } from '@/contract/resource';

/** A call that says what a change would do. */
interface Foreseeing extends Call {
  body: Shape;
  answer: typeof effect;
}

const isForeseeing = (call: Call | undefined): call is Foreseeing => call?.answer === effect;

/** The call that says what a change of this resource would do; `null` without one. */
export function foreseeing({ calls }: Pick<Resource, 'calls'>): Foreseeing | null {
  const { effect: call } = calls;
  return isForeseeing(call) ? call : null;
}
