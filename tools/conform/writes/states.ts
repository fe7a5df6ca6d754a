import { codesOf, flowOf, movesOf, stateNamed, stateOf } from '@/contract/flow';
import { livesOf } from '@/contract/block/lives';
import type { Living } from '@/contract/block/lives';
import type { RefusalName } from '@/contract/refusals';
import type { DescribedCall } from '../../contract/described';
import { refusalsOf } from '@/contract/implied';
import { aboutRecords } from '../bodies/body';
import type { Row } from '../faults';

/** In which states a record cannot be what a write is about, and how the write is refused then. */
export interface WrongStates {
  isWrong: (record: Row) => boolean;
  /** A question of the list that finds such records. */
  question: Row;
  refusals: readonly RefusalName[];
  /** What such a record is, in words. */
  told: (record: Row) => string;
}

const LATE: readonly RefusalName[] = ['wrongState', 'alreadyDecided'];

/** States of records without a flow, as the descriptions of their calls tell them. */
const TOLD: Readonly<Record<string, Pick<WrongStates, 'isWrong' | 'told'>>> = {
  'user.resetGoogle': {
    isWrong: ({ googleBound }) => googleBound === 0,
    told: () => 'without an authenticator',
  },
  'user.unlock': { isWrong: ({ lockedUntil }) => lockedUntil === null, told: () => 'not locked' },
};

/**
 * Codes of the states that no move of a call starts from. A call that makes no move, and is refused in some states, does
 * not start where life has ended.
 */
function wrongCodes(life: Living, { call }: Pick<DescribedCall, 'call'>, isRefused: boolean): number[] {
  const { states, ends } = life.flow;
  const moves = movesOf(life).filter((move) => move.call === call);
  if (moves.length === 0) return isRefused ? codesOf(life.flow, Object.keys(ends)) : [];
  const starts = new Set(moves.flatMap(({ terms: { from } }) => from));
  return Object.values(states).filter((code) => !starts.has(code));
}

/** The question of the list that finds records in these states; everything where no filter can. */
function questionFor({ filters, flow: { field } }: Living, codes: readonly number[]): Row {
  const how = filters?.[field]?.how;
  if (how === 'anyOf') return { [field]: codes.map(String) };
  return how === 'oneOf' && codes.length === 1 ? { [field]: String(codes[0]) } : {};
}

/**
 * What the contract says about the states that a write does not start from; `null` where it says nothing that can be
 * looked for. All checks of states have it from here.
 */
export function wrongStates(described: DescribedCall): WrongStates | null {
  const { of, call, id } = described;
  if (!of || !aboutRecords(call)) return null;
  const told = TOLD[id];
  if (told) return { ...told, question: {}, refusals: ['wrongState'] };
  const refusals = refusalsOf(described).filter((name) => LATE.includes(name));
  for (const life of livesOf(of.resource)) {
    const codes = wrongCodes(life, described, refusals.length > 0);
    if (codes.length === 0) continue;
    const flow = flowOf(life);
    const stateIn = (record: Row) => stateOf(flow, record) ?? NaN;
    return {
      isWrong: (record) => codes.includes(stateIn(record)),
      question: questionFor(life, codes),
      refusals,
      told: (record) => `in the state ${stateNamed(flow, stateIn(record))}`,
    };
  }
  return null;
}
