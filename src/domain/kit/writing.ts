import type { Call } from '@/contract/call';
import type { Field, Shape } from '@/contract/field/field';
import type { Resource } from '@/contract/resource';

/** Description of a call's answer; `undefined` if the client does not read it. */
export type Answer = Shape | Field | undefined;

/** A call with a body. */
export type Writing<S extends Shape, A extends Answer = Answer> = Call & { body: S; answer?: A };

/** Body of one of the resource's own calls. */
export type BodyShape<R extends Pick<Resource, 'calls'>, Name extends string> = R['calls'] extends {
  readonly [N in Name]: { body: infer S extends Shape };
}
  ? S
  : never;

/** Answer of one of the resource's own calls. */
export type AnswerShape<R extends Pick<Resource, 'calls'>, Name extends string> = R['calls'] extends {
  readonly [N in Name]: { answer: infer A extends Shape | Field };
}
  ? A
  : undefined;

/** One of a resource's own calls that write. @throws Error where it has no such call with a body */
export function writingOf<R extends Pick<Resource, 'calls'>, N extends string>(
  { calls }: { calls: Readonly<Record<string, Call>> },
  name: string,
): Writing<BodyShape<R, N>, AnswerShape<R, N>> {
  const call = calls[name];
  if (!call?.body) throw new Error(`There is no call ${name} with a body`);
  // `BodyShape` and `AnswerShape` are the types of the body and the answer of the same call.
  return call as Writing<BodyShape<R, N>, AnswerShape<R, N>>;
}
