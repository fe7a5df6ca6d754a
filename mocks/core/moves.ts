import { movesOf, stateOf } from '../../src/contract/flow';
import type { Call } from '@/contract/call';
import type { Flow, Flowing, NamedMove } from '@/contract/flow';

/** The move that a call with these parameters makes of a record; `undefined` where its state allows none. */
export const moveBy = (
  resource: Flowing & { readonly flow: Flow },
  call: Call,
  record: object,
  sent: Readonly<Record<string, string | number>>,
): NamedMove | undefined => {
  const state = stateOf(resource.flow, record);
  return movesOf(resource).find(
    (move) =>
      move.call === call &&
      state !== undefined &&
      move.terms.from.includes(state) &&
      Object.entries(move.sends).every(([name, value]) => sent[name] === value),
  );
};
