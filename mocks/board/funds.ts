import { OnOff } from '../../src/contract/block/switchFlow';
import { RechargeStatus } from '../../src/contract/finance/rechargeFlow';
import type { BoardFlow, BoardVault } from '@/api/boardTypes';
import { coverageOf } from '../core/coverage';
import type { Db } from '../core/db';
import { countedMembers, todayAndBefore } from '../core/figures';
import type { Span } from '../core/figures';
import { listOf } from '../core/indexed';
import { format, parse, sum, times } from '../core/money';
import type { Money } from '../core/money';
import { priceOf } from '../core/prices';
import { HOUR, msOf, stampOf } from '../core/time';
import { rechargeUsdt } from '../core/worth';

type InScope = (memberId: number) => boolean;

const LARGEST = 8;

/** What came in or went out, at its moment. */
interface Movement {
  coin: string;
  usdtValue: string;
  at: string;
}

const during = <One extends { at: string }>(rows: One[], { from, to }: Span): One[] =>
  rows.filter(({ at }) => at >= from && at < to);

const worth = (rows: readonly Movement[]): string => format(sum(rows.map((row) => row.usdtValue)));

const more = (a: Money, b: Money): number => (a > b ? -1 : a < b ? 1 : 0);

/** Recharges credited and withdraws completed since a moment, of the members that count. */
function movements(db: Db, inScope: InScope, since: string) {
  const ids = new Set(countedMembers(db, inScope).map(({ id }) => id));
  return {
    recharges: listOf(db.recharges).flatMap((row) =>
      row.status === RechargeStatus.credited &&
      row.creditedAt &&
      row.creditedAt >= since &&
      ids.has(row.memberId)
        ? [{ ...row, usdtValue: rechargeUsdt(row), at: row.creditedAt }]
        : [],
    ),
    withdraws: listOf(db.withdraws).flatMap((row) =>
      row.completedAt && row.completedAt >= since && ids.has(row.memberId)
        ? [{ ...row, at: row.completedAt }]
        : [],
    ),
  };
}

function hoursOf({ from, to }: Span): Span[] {
  const start = msOf(from);
  const count = Math.ceil((msOf(to) - start) / HOUR);
  return Array.from({ length: count }, (_, hour) => ({
    from: stampOf(start + hour * HOUR),
    to: stampOf(start + (hour + 1) * HOUR),
  }));
}

/** Today's money in and out. */
export function flowOf(db: Db, inScope: InScope): BoardFlow {
  const { today, before } = todayAndBefore(db.now());
  const { recharges, withdraws } = movements(db, inScope, before.from);
  const [inToday, outToday] = [during(recharges, today), during(withdraws, today)];
  const coins = [...new Set([...inToday, ...outToday].map(({ coin }) => coin))];
  const moved = (coin: string) =>
    sum([...inToday, ...outToday].filter((row) => row.coin === coin).map((row) => row.usdtValue));
  return {
    recharge: worth(inToday),
    withdraw: worth(outToday),
    rechargeBefore: worth(during(recharges, before)),
    withdrawBefore: worth(during(withdraws, before)),
    hours: hoursOf(today).map((hour) => ({
      from: hour.from,
      recharge: worth(during(inToday, hour)),
      withdraw: worth(during(outToday, hour)),
    })),
    coins: coins
      .sort((a, b) => more(moved(a), moved(b)))
      .map((coin) => ({
        coin,
        recharge: worth(inToday.filter((row) => row.coin === coin)),
        withdraw: worth(outToday.filter((row) => row.coin === coin)),
      })),
    largest: inToday
      .sort((a, b) => more(parse(a.usdtValue), parse(b.usdtValue)))
      .slice(0, LARGEST)
      .map(({ orderNo, memberId, coin, amount, creditAmount, usdtValue, at }) => ({
        orderNo,
        uid: db.members.get(memberId)?.uid ?? '',
        coin,
        amount: creditAmount ?? amount,
        usdtValue,
        creditedAt: at,
      })),
  };
}

/** The platform's wallets, and how they cover what members own. */
export function vaultOf(db: Db): BoardVault {
  const inUse = db.walletCodes.filter(({ status }) => status === OnOff.on);
  const coverage = coverageOf(db).map(({ coin, hot, cold, liability }) => {
    const price = priceOf(db, coin);
    return { coin, held: times(sum([hot, cold]), price), owed: times(parse(liability), price) };
  });
  const shareOf = (row: { held: Money; owed: Money }) =>
    row.owed === 0n ? Number.POSITIVE_INFINITY : Number((row.held * 10_000n) / row.owed);
  return {
    wallets: inUse
      .map(({ walletCode, coin, read, hotAlert }) => ({
        walletCode,
        coin,
        balance: read.hot,
        alert: hotAlert,
        low: parse(read.hot) < parse(hotAlert),
      }))
      .sort((a, b) => Number(b.low) - Number(a.low)),
    coverage: coverage
      .sort((a, b) => (shareOf(a) < shareOf(b) ? -1 : shareOf(a) > shareOf(b) ? 1 : 0))
      .map(({ coin, held, owed: due }) => ({ coin, held: format(held), owed: format(due) })),
    held: format(coverage.reduce((all, row) => all + row.held, 0n)),
    owed: format(coverage.reduce((all, row) => all + row.owed, 0n)),
  };
}
