import { closedResultsOf } from '../core/closedResults';
import type { ClosedResult } from '../core/closedResults';
import type { Db } from '../core/db';
import { memberOfUid, teamOf } from '../core/memberLookups';
import { format } from '../core/money';
import { DAY, stampOf } from '../core/time';
import { shownPercent } from '../core/trading/rounding';
import type { TutorRow } from './rows';

/** Percentage of results with a profit; `null` without a result. */
export function winRateOf(results: readonly ClosedResult[]): string | null {
  if (results.length === 0) return null;
  const won = results.filter(({ net }) => net > 0n).length;
  return shownPercent(BigInt(won), BigInt(results.length));
}

/**
 * The deepest fall from a peak in percent of the peak, of an account that begins with the largest of what stood behind one
 * order; `null` without a result.
 */
export function maxDrawdownOf(results: readonly ClosedResult[]): string | null {
  let equity = results.reduce((most, { behind }) => (behind > most ? behind : most), 0n);
  if (equity === 0n) return null;
  let peak = equity;
  let worst = { fall: 0n, peak };
  for (const { net } of results) {
    equity += net;
    if (equity > peak) peak = equity;
    // All of an account is the most that it can fall by.
    const fall = peak - (equity > 0n ? equity : 0n);
    if (fall * worst.peak > worst.fall * peak) worst = { fall, peak };
  }
  return shownPercent(worst.fall, worst.peak);
}

/** Net profit and loss of the results since a moment. */
export const pnlSince = (results: readonly ClosedResult[], since: string): string =>
  format(results.reduce((total, { at, net }) => (at >= since ? total + net : total), 0n));

const NO_FIGURES = { teamCount: 0, winRate: null, pnl30d: null, maxDrawdown: null };

/** What the member that a tutor is bound to has come to. */
export function figuresOf(db: Db, { bindUid }: Pick<TutorRow, 'bindUid'>) {
  const member = bindUid === '' ? undefined : memberOfUid(db, bindUid);
  if (!member) return NO_FIGURES;
  const results = closedResultsOf(db, member.id);
  return {
    teamCount: teamOf(db, member).length - 1,
    winRate: winRateOf(results),
    pnl30d: pnlSince(results, stampOf(db.now() - 30 * DAY)),
    maxDrawdown: maxDrawdownOf(results),
  };
}
