import type { MoveTerms } from '@/contract/flow';
import { LEAST_REASON } from '../../../src/contract/field/limits';
import { Refusal } from '../refusal';
import type { Ask, Move } from './kind';

/** True for a reason that says something. */
export const saysWhy = ({ note = '' }: Ask): boolean => Array.from(note).length >= LEAST_REASON;

/** @throws Refusal 40001 */
export function mustSayWhy({ input }: Pick<Move<unknown, Ask>, 'input'>): void {
  if (!saysWhy(input)) throw new Refusal(40001, { n: LEAST_REASON });
}

/** Refuses a move without the reason that it takes. @throws Refusal 40001 */
export function mustExplain(
  { reason }: Pick<MoveTerms, 'reason'>,
  move: Pick<Move<unknown, Ask>, 'input'>,
): void {
  const codes = (move.input.rejectCode ?? '').split(',');
  if (reason === 'always' || (reason === 'other' && codes.includes('other'))) mustSayWhy(move);
}
