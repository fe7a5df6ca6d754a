import { AwardType } from '../../src/contract/campaign/award';
import type { award } from '@/contract/campaign/award';
import { AwardStatus } from '../../src/contract/campaign/awardFlow';
import type { WireSummaryOf } from '@/contract/resource';
import { countedRows, daysUntil, isIn } from '../core/figures';
import { groups } from '../core/groups';
import type { Context } from '../core/http';
import { format, parse, sum } from '../core/money';
import type { Question } from '../core/question';
import { rowsFor } from '../core/resource';
import { clawbackRequests } from './clawback';
import { awards } from './list';
import type { AwardRow } from './store';

type Summary = WireSummaryOf<typeof award>;

const DAYS = 30;

const TOP = 10;

const BY_INVITATION: readonly number[] = [AwardType.invite, AwardType.rebate];

const worth = (rows: readonly AwardRow[]): string => format(sum(rows.map(({ usdtValue }) => usdtValue)));

const byWorth = (one: { usdtValue: string }, other: { usdtValue: string }): number => {
  const [a, b] = [parse(one.usdtValue), parse(other.usdtValue)];
  return a < b ? 1 : a > b ? -1 : 0;
};

const byType = (paid: readonly AwardRow[]): Summary['byType'] =>
  [...groups(paid, ({ awardType }) => awardType)]
    .map(([awardType, rows]) => ({ awardType, count: rows.length, usdtValue: worth(rows) }))
    .sort(byWorth);

/** What was paid day by day, for the types that anything was paid of. */
function byDay(paid: readonly AwardRow[], now: number): Pick<Summary, 'days' | 'byDay'> {
  const days = daysUntil(now, DAYS);
  const [first] = days;
  const recent = paid.filter(({ paidAt }) => first && (paidAt ?? '') >= first.from);
  return {
    days: days.map(({ from }) => from.slice(0, 10)),
    byDay: byType(recent).map(({ awardType }) => {
      const own = recent.filter((row) => row.awardType === awardType);
      return { awardType, values: days.map((day) => worth(own.filter(({ paidAt }) => isIn(day, paidAt)))) };
    }),
  };
}

const inviters = ({ db }: Context<unknown>, paid: readonly AwardRow[]): Summary['inviters'] =>
  [
    ...groups(
      paid.filter(({ awardType }) => BY_INVITATION.includes(awardType)),
      ({ memberId }) => memberId,
    ),
  ]
    .map(([memberId, rows]) => ({
      uid: db.members.get(memberId)?.uid ?? '',
      invited: new Set(rows.map(({ sourceUid }) => sourceUid)).size,
      count: rows.length,
      usdtValue: worth(rows),
    }))
    .sort(byWorth)
    .slice(0, TOP);

/** Figures over the whole filter but for the states, by which they are told apart. */
export function awardSummary(context: Context<Question<AwardRow>>): Summary {
  const { db } = context;
  const rows = rowsFor(context, awards, 'status');
  const counted = countedRows(db, rows);
  const inState = (some: readonly AwardRow[], status: AwardStatus) =>
    some.filter((row) => row.status === status);
  const paid = inState(counted, AwardStatus.paid);
  return {
    byStatus: Object.fromEntries(
      Object.values(AwardStatus).map((status) => [status, inState(rows, status).length]),
    ),
    paidUsdt: worth(paid),
    pendingUsdt: worth(inState(counted, AwardStatus.pending)),
    clawedBackUsdt: worth(inState(counted, AwardStatus.clawedBack)),
    byType: byType(paid),
    ...byDay(paid, db.now()),
    inviters: inviters(context, paid),
    clawbacks: clawbackRequests(db).length,
    notCounted: rows.length - counted.length,
  };
}
