import { OnOff } from '../../src/contract/block/switchFlow';
import { WithdrawStatus } from '../../src/contract/finance/withdrawFlow';
import type { withdraw } from '@/contract/finance/withdraw';
import type { WireSummaryOf } from '@/contract/resource';
import { countedRows, isIn, todayAndBefore } from '../core/figures';
import type { Context } from '../core/http';
import type { Db } from '../core/db';
import { format, parse, sum } from '../core/money';
import type { Money } from '../core/money';
import type { Question } from '../core/question';
import { rowsFor } from '../core/resource';
import type { WithdrawRow } from '../core/rows';
import { MINUTE, msOf } from '../core/time';
import { SET_ASIDE } from '../core/withdrawStates';
import { hotRoom, worthOf } from './facts';
import { withdraws } from './list';
import { descending } from '../core/order';

type Summary = WireSummaryOf<typeof withdraw>;

const measure = (rows: readonly WithdrawRow[], counted = rows) => ({
  count: rows.length,
  usdtValue: format(worthOf(counted)),
});

function frozenByCoin(rows: readonly WithdrawRow[]): Summary['frozen'] {
  const open = rows.filter((row) => SET_ASIDE.has(row.status));
  return [...new Set(open.map((row) => row.coin))]
    .map((coin) => {
      const some = open.filter((row) => row.coin === coin);
      return { coin, amount: format(sum(some.map((row) => row.amount))), ...measure(some) };
    })
    .sort(descending(({ usdtValue }) => parse(usdtValue)));
}

/** What has left a hot wallet today, whoever it was paid to. */
function leftToday(db: Db, walletCode: string): Money {
  const { today } = todayAndBefore(db.now());
  const sent = [...db.withdraws.values()].filter(
    (row) =>
      row.walletCode === walletCode &&
      row.isInternal === 0 &&
      row.status === WithdrawStatus.completed &&
      isIn(today, row.completedAt),
  );
  return sum(sent.map((row) => row.netAmount));
}

/** Hot wallets that pay out now; for the staff alone. */
function hotWallets({ db, user }: Context<unknown>): Summary['hot'] {
  if (user.bindMemberId) return [];
  return db.walletCodes
    .filter((wallet) => wallet.status === OnOff.on && wallet.withdrawOn === 1)
    .map(({ walletCode, coin, hotAlert }) => {
      const { balance, onTheWay, room } = hotRoom(db, walletCode);
      return {
        walletCode,
        coin,
        balance: format(balance),
        onTheWay: format(onTheWay),
        room: format(room),
        leftToday: format(leftToday(db, walletCode)),
        low: room < parse(hotAlert),
      };
    });
}

function medianMinutes(rows: readonly WithdrawRow[]): string | null {
  const waits = rows
    .flatMap((row) => (row.reviewedAt ? [msOf(row.reviewedAt) - msOf(row.createdAt)] : []))
    .toSorted((a, b) => a - b);
  const [low, high] = [waits[(waits.length - 1) >> 1], waits[waits.length >> 1]];
  if (low === undefined || high === undefined) return null;
  return ((low + high) / 2 / MINUTE).toFixed(1);
}

function rejectRate(rows: readonly WithdrawRow[]): string | null {
  const reviewed = rows.filter((row) => row.reviewedAt !== null);
  if (!reviewed.length) return null;
  const rejected = reviewed.filter((row) => row.status === WithdrawStatus.rejected);
  return ((rejected.length / reviewed.length) * 100).toFixed(1);
}

/** Figures over the whole filter; counts by status, what is frozen and how reviews went leave the status filter out. */
export function withdrawSummary(context: Context<Question<WithdrawRow>>): Summary {
  const { db, input } = context;
  const anyStatus = rowsFor(context, withdraws, 'status');
  const listed = anyStatus.filter((row) => input.keeps(row, db));
  const rows = countedRows(db, listed);
  const { today } = todayAndBefore(db.now());
  const paid = rowsFor(context, withdraws, 'status', 'dateRange').filter(({ completedAt }) =>
    isIn(today, completedAt),
  );
  return {
    byStatus: Object.fromEntries(
      Object.values(WithdrawStatus).map((status) => {
        const some = anyStatus.filter((row) => row.status === status);
        return [status, measure(some, countedRows(db, some))];
      }),
    ),
    total: measure(rows),
    frozen: frozenByCoin(countedRows(db, anyStatus)),
    paidToday: measure(countedRows(db, paid)),
    hot: hotWallets(context),
    medianReviewMinutes: medianMinutes(countedRows(db, anyStatus)),
    rejectRate: rejectRate(countedRows(db, anyStatus)),
    notCounted: listed.length - rows.length,
  };
}
