import { channel } from '../../src/contract/finance/channel';
import { OnOff } from '../../src/contract/block/switchFlow';
import { RechargeStatus } from '../../src/contract/finance/rechargeFlow';
import type { WireRowOf, WireSummaryOf } from '@/contract/resource';
import type { Decimal } from '@/api/types';
import type { Db } from '../core/db';
import { listOf } from '../core/indexed';
import { countedRows, isIn, todayAndBefore } from '../core/figures';
import { groups } from '../core/groups';
import type { Context } from '../core/http';
import type { DateColumns } from '../core/listing';
import { masked } from '../core/memberBrief';
import { format, parse, sum } from '../core/money';
import { anyOf, has, is, only, questionOf } from '../core/question';
import type { Question } from '../core/question';
import { rowsFor } from '../core/resource';
import type { Resource } from '../core/resource';
import type { Channel, RechargeRow } from '../core/rows';
import { localTexts } from '../core/texts';
import { DAY, dayStart, stampOf } from '../core/time';
import { rechargesUsdt } from '../core/worth';
import { descending } from '../core/order';
import { LOST } from '../core/rechargeStates';

/** Days the success rate looks back. */
const WEEK = 7 * DAY;

type Wire = WireRowOf<typeof channel>;

const rechargesOf = (db: Db, from: number): RechargeRow[] => {
  const since = stampOf(from);
  return [...db.recharges.values()].filter(
    (row) => !row.deleted && row.channelId !== null && row.createdAt >= since,
  );
};

/** What uses up the limits of today: recharges by channel. */
const todayOf = (db: Db) =>
  groups(
    rechargesOf(db, dayStart(db.now())).filter(({ status }) => !LOST.has(status)),
    (row) => row.channelId,
  );

/** Recharges by channel that were credited today, whenever they were made. */
const creditedToday = (db: Db): RechargeRow[] => {
  const { today } = todayAndBefore(db.now());
  return listOf(db.recharges).filter(
    (row) => !row.deleted && row.channelId !== null && isIn(today, row.creditedAt),
  );
};

/** Credited of what was decided, in percent with one decimal. */
function rateOf(db: Db, all: readonly RechargeRow[]): Decimal | null {
  const rows = countedRows(db, all);
  const credited = rows.filter(({ status }) => status === RechargeStatus.credited).length;
  const decided = credited + rows.filter(({ status }) => LOST.has(status)).length;
  return decided === 0 ? null : format(parse(((credited * 1000) / decided / 10).toFixed(1)));
}

const dates: DateColumns<Channel> = {
  createdAt: (row) => row.createdAt,
  updatedAt: (row) => row.updatedAt,
};

/** How much of today's limit is used, and in percent. */
function usedOf(db: Db, { id, dailyLimit }: Channel): Pick<Wire, 'dailyUsed' | 'usedPercent'> {
  const used = sum((todayOf(db).get(id) ?? []).map(({ amount, creditAmount }) => creditAmount ?? amount));
  const limit = parse(dailyLimit);
  return { dailyUsed: format(used), usedPercent: limit === 0n ? 0 : Number((used * 100n) / limit) };
}

const wireOf = (db: Db, row: Channel): Wire => {
  const week = rechargesOf(db, db.now() - WEEK).filter(({ channelId }) => channelId === row.id);
  return {
    ...row,
    channelName: localTexts(row.channelName),
    guide: localTexts(row.guide),
    bankAccount: masked(row.bankAccount),
    pendingChange: row.pendingChange && {
      ...row.pendingChange,
      ...(row.pendingChange.bankAccount === undefined
        ? {}
        : { bankAccount: masked(row.pendingChange.bankAccount) }),
    },
    ...usedOf(db, row),
    successRate: rateOf(db, week),
  };
};

/** Ways to pay in. */
export const channels: Resource<Channel, Wire> = {
  contract: channel,
  name: 'rechargeChannel',
  title: '充值通道',
  target: 'channel',
  rows: (db) => listOf(db.channels),
  find: (db, id) => db.channels.get(id),
  question: questionOf<Channel>(
    channel,
    {
      channelCode: is((row) => row.channelCode),
      channelName: has((row) => row.channelName.join(' ')),
      channelType: anyOf((row) => row.channelType),
      walletCode: is((row) => row.walletCode),
      autoReview: is((row) => row.autoReview),
      status: is((row) => row.status),
      pending: only((row) => row.pendingChange !== null),
    },
    dates,
  ),
  sorts: () => ({
    ...dates,
    id: (row) => row.id,
    channelCode: (row) => row.channelCode,
    channelType: (row) => row.channelType,
    minAmount: (row) => parse(row.minAmount),
    maxAmount: (row) => parse(row.maxAmount),
    dailyLimit: (row) => parse(row.dailyLimit),
    sort: (row) => row.sort,
  }),
  order: 'sort asc',
  wire: wireOf,
  nameOf: (row) => row.channelName[0],
};

/** At so many percent of its limit a channel is nearly full. */
const NEARLY = 90;

/** True for a channel in use that takes no large recharge any more today. */
export const isNearlyFull = (db: Db, row: Channel): boolean =>
  row.status === OnOff.on && usedOf(db, row).usedPercent >= NEARLY;

/** What came in by which channel today, and how often it worked out. */
export function channelSummary(context: Context<Question<Channel>>): WireSummaryOf<typeof channel> {
  const { db } = context;
  const rows = rowsFor(context, channels);
  const ids = new Set<number | null>(rows.map(({ id }) => id));
  const credited = creditedToday(db).filter(({ channelId }) => ids.has(channelId));
  const counted = countedRows(db, credited);
  const arrived = groups(counted, (row) => row.channelId);
  const today = rows
    .map((row) => {
      const some = arrived.get(row.id) ?? [];
      const usdtValue = format(rechargesUsdt(some));
      return { id: row.id, channelName: localTexts(row.channelName), count: some.length, usdtValue };
    })
    .filter(({ count }) => count > 0)
    .sort(descending(({ usdtValue }) => parse(usdtValue)));
  return {
    today,
    todayUsdt: format(sum(today.map(({ usdtValue }) => usdtValue))),
    successRate: rateOf(
      db,
      rechargesOf(db, db.now() - WEEK).filter(({ channelId }) => ids.has(channelId)),
    ),
    notCounted: credited.length - counted.length,
    nearlyFull: rows.filter((row) => isNearlyFull(db, row)).map(({ channelName }) => localTexts(channelName)),
    pending: rows
      .filter(({ pendingChange }) => pendingChange !== null)
      .map(({ channelName }) => localTexts(channelName)),
  };
}
