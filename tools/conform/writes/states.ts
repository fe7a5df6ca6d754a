import type { RefusalName } from '@/contract/refusals';
import type { Resource } from '@/contract/resource';
import type { DescribedCall } from '../../contract/described';
import { refusalsOf } from '../../contract/implied';
import { aboutRecords } from '../bodies/body';
import type { Row } from '../faults';
import type { World } from '../world';

/** In which states a record cannot be what a write is about, and how the write is refused then. */
export interface WrongStates {
  isWrong: (record: Row) => boolean;
  /** A question of the list that finds such records. */
  question: Row;
  refusals: readonly RefusalName[];
  /** What such a record is, in words. */
  told: (record: Row) => string;
}

/** Writes that may start from a final state: they take a decision back, or do not touch what was decided. */
const FROM_FINAL = new Set(['recharge.edit', 'recharge.remove', 'withdraw.edit']);

const isRetired: WrongStates['isWrong'] = ({ allocType }) => allocType === 3;
const isBlacklisted: WrongStates['isWrong'] = ({ status }) => status === 4;

/** States of single calls that their descriptions tell in words, with a question that finds such records. */
const TOLD: Readonly<Record<string, Pick<WrongStates, 'isWrong'> & { question?: Row }>> = {
  'auth.revoke': { isWrong: ({ status }) => status !== 2 },
  'contractSymbol.setTradeState': { isWrong: ({ tradeState }) => tradeState === 4 },
  'notice.edit': { isWrong: ({ status }) => status !== 0 },
  'notice.remove': { isWrong: ({ status }) => status === 1 },
  'rechargeAddress.setStatus': { isWrong: isRetired, question: { allocType: ['3'] } },
  'user.resetGoogle': { isWrong: ({ googleBound }) => googleBound === 0 },
  'user.unlock': { isWrong: ({ lockedUntil }) => lockedUntil === null },
  'withdrawAddress.blacklist': { isWrong: isBlacklisted, question: { status: ['4'] } },
  'withdrawAddress.setStatus': { isWrong: isBlacklisted, question: { status: ['4'] } },
  'withdrawAddress.unblacklist': { isWrong: (record) => !isBlacklisted(record) },
};

/** Codes of a resource's state that no other one follows. */
async function finalCodes(world: World, { row }: Resource): Promise<string[]> {
  const { dict } = row['status']?.options ?? {};
  const codes = dict ? await world.dictionary(dict) : [];
  return codes.filter(({ isFinal }) => isFinal).map(({ key }) => key);
}

/**
 * What the contract says about the states that a write does not start from; `null` where it says nothing that can be
 * looked for. All checks of states have it from here.
 */
export async function wrongStates(world: World, described: DescribedCall): Promise<WrongStates | null> {
  const { of, call, id } = described;
  if (!of || !aboutRecords(call)) return null;
  const { resource, verb } = of;
  if (verb === 'confirmChange' || verb === 'withdrawChange') {
    const isWrong = ({ pendingChange }: Row) => pendingChange === null;
    const said = () => 'without a change that waits';
    return { isWrong, question: {}, refusals: ['wrongState'], told: said };
  }
  const told = TOLD[id];
  if (told) {
    const said = () => 'in a state that the call does not start from';
    return { question: {}, ...told, refusals: ['wrongState', 'alreadyDecided'], told: said };
  }
  const refusals = refusalsOf(described).filter((name) => name === 'alreadyDecided' || name === 'wrongState');
  const codes = FROM_FINAL.has(id) || refusals.length === 0 ? [] : await finalCodes(world, resource);
  if (codes.length === 0) return null;
  return {
    isWrong: ({ status }) => codes.includes(String(status)),
    question: resource.filters?.['status']?.how === 'anyOf' ? { status: codes } : {},
    refusals,
    told: ({ status }) => `in the final state ${String(status)}`,
  };
}
