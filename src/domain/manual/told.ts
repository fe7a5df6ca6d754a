import type { Living } from '@/contract/block/lives';
import { stateNamed } from '@/contract/flow';
import type { NamedMove } from '@/contract/flow';
import type { Say } from './useSay';
import { moveKey } from './wordKeys';

/** A move in words. */
export interface ToldMove {
  what: string;
  /** From which states to which. */
  way: string;
  /** Paths of permissions, or who else makes it. */
  by: string;
  permission: string;
  /** What it takes, and who may not make it. */
  terms: string[];
}

const OTHERS = ['member', 'operator', 'system'];

/** Who makes a move that no call of the resource makes; other calls are the doings of operators. */
const madeBy = ({ by }: NamedMove, say: Say): string =>
  [...new Set(by.map((one) => (OTHERS.includes(one) ? one : 'operator')))]
    .map((one) => say(`manual.by.${one}`))
    .join(say('crud.comma'));

/** A move of a life in words. */
export function toldMove(
  life: Living,
  move: NamedMove,
  say: Say,
  labelOf: (name: string) => string,
): ToldMove {
  const { flow } = life;
  const { from, to, stepUp, reason, notBy, onlyBy, permission } = move.terms;
  const comma = say('crud.comma');
  const named = (codes: readonly number[]): string =>
    codes.length === Object.keys(flow.states).length
      ? say('manual.anyState')
      : codes.map((code) => labelOf(stateNamed(flow, code))).join(comma);
  const partOf = (field: string): string => {
    const part = Object.entries(flow.people).find(([, path]) => path === field)?.[0] ?? '';
    return say(`manual.part.${part}`);
  };
  const parts = notBy.map(({ field }) => partOf(field)).join(comma);
  return {
    what: say(moveKey(move.name)),
    way:
      to.length > 0
        ? say('manual.way', { from: named(from), to: named(to) })
        : say('manual.stays', { from: named(from) }),
    by: move.call ? '' : madeBy(move, say),
    permission,
    terms: [
      ...(stepUp ? [say('manual.needs.password')] : []),
      ...(reason ? [say(`manual.needs.reason.${reason}`)] : []),
      ...(parts ? [say('manual.needs.notBy', { parts })] : []),
      ...(onlyBy === undefined ? [] : [say('manual.needs.onlyBy', { parts: partOf(onlyBy) })]),
    ],
  };
}
