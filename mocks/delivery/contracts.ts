import type { HttpHandler } from 'msw';
import { deliveryContract as contract } from '../../src/contract/delivery/contract';
import { beginsUsual, FIRST_LIMITS } from '../../src/contract/delivery/limitRules';
import { DeliveryStatus } from '../../src/contract/delivery/orderFlow';
import { OnOff } from '../../src/contract/block/switchFlow';
import { makeChange, NO_CHANGE } from '../core/change/ask';
import { guarding } from '../core/change/guarding';
import { changeHandlers } from '../core/change/handlers';
import { withinDecimals } from '../core/check';
import type { Db } from '../core/db';
import { described } from '../core/described';
import type { ReadOptions } from '../core/described';
import { countedRows, isIn, todayAndBefore } from '../core/figures';
import type { Context } from '../core/http';
import { listOf } from '../core/indexed';
import { format, parse } from '../core/money';
import { plainHandlers } from '../core/plain';
import { hasFeed, usdtValueAt } from '../core/prices';
import { only } from '../core/question';
import { invalid, Refusal } from '../core/refusal';
import { DOWN, UP } from '../core/trading/delivery';
import { decimalsOf } from './bookings';
import { exposureOf } from './exposure';
import { limitsEffect } from './limitsEffect';
import { cyclesOf, ordersOfContract } from './rows';
import type { ContractRow } from './rows';
import { turnoverOf } from './turnover';
import { refusals } from './refusals';

/** What the orders of customers that were settled today came to. */
function todayOf(db: Db, id: number) {
  const { today } = todayAndBefore(db.now());
  const settled = countedRows(db, ordersOfContract(db, id)).filter(
    ({ status, settledAt }) => status === DeliveryStatus.settled && isIn(today, settledAt),
  );
  const { stake, fee, payout, net } = turnoverOf(settled);
  return {
    todayCount: settled.length,
    todayStake: format(stake),
    todayFee: format(fee),
    todayPayout: format(payout),
    todayNet: format(net),
  };
}

function derived(db: Db, { id }: ContractRow): object {
  const exposure = exposureOf(db, id);
  return {
    ...todayOf(db, id),
    cycleCount: cyclesOf(db, id).length,
    exposureUp: format(exposure[UP]),
    exposureDown: format(exposure[DOWN]),
  };
}

/** @throws Refusal 42203, 42202 where a cycle would be outside */
function mustHold(db: Db, row: ContractRow): void {
  const { minStake, maxStake, maxExposure, dailyPerMember, settleCoin } = row;
  for (const amount of [minStake, maxStake, maxExposure, dailyPerMember])
    withinDecimals(amount, decimalsOf(db, settleCoin));
  const isOutside = (cycle: { minStake: string; maxStake: string }) =>
    parse(cycle.minStake) < parse(minStake) || parse(cycle.maxStake) > parse(maxStake);
  if (cyclesOf(db, row.id).some(isOutside))
    throw new Refusal(42202, { min: minStake, max: maxStake, because: refusals.cyclesOutside });
}

/** @throws Refusal 40000 for a symbol or coin that there is not, and for limits that no contract begins with */
function mustBegin({ db }: Context<unknown>, row: ContractRow, before?: ContractRow): void {
  if (before) return;
  const { symbol, settleCoin } = row;
  if (!hasFeed(symbol.replace(/USDT$/, ''))) throw invalid('symbol');
  if (!db.walletCodes.some(({ coin }) => coin === settleCoin)) throw invalid('settleCoin');
  for (const field of ['maxStake', 'maxExposure'] as const) {
    const worth = usdtValueAt(db, settleCoin, parse(row[field]), db.now());
    const says = beginsUsual(worth, FIRST_LIMITS[field]);
    if (says) throw new Refusal(40000, { field, says });
  }
  for (const field of ['minStake', 'maxStake', 'maxExposure', 'dailyPerMember'] as const)
    withinDecimals(row[field], decimalsOf(db, settleCoin));
}

const options = {
  title: '交割合约',
  isCommon: true,
  derive: derived,
  filters: { pending: only((row) => row.pendingChange !== null) },
} satisfies Omit<ReadOptions<ContractRow>, 'rows'>;

/** Limits that let members or sides do more are raised by two people. */
export const guardedContracts = guarding<ContractRow>(contract, {
  resource: described<ContractRow>(contract, {
    ...options,
    rows: (db) => listOf(db.deliveryContracts),
    find: (db, id) => db.deliveryContracts.get(id),
  }),
  mustHold: ({ db }, row) => mustHold(db, row),
  consequences: limitsEffect,
});

/** The contracts of timed orders. */
export const contractHandlers = (db: Db): HttpHandler[] => [
  ...plainHandlers(db, contract, {
    ...options,
    rows: ({ deliveryContracts }) => deliveryContracts,
    mayHave: mustBegin,
    change: (context, row, given, password) => makeChange(context, guardedContracts, row, given, password),
    isUsed: (_, { id }) => ordersOfContract(db, id).length > 0,
    create: (base, { tradingHours = [], sort = 100, remark = '', ...terms }): ContractRow => ({
      ...base,
      ...terms,
      ...NO_CHANGE,
      tradingHours,
      sort,
      remark,
      status: OnOff.off,
      priceSource: 'index',
    }),
    after(_, row) {
      if (row.deleted) for (const cycle of cyclesOf(db, row.id)) cycle.deleted = true;
    },
  }),
  ...changeHandlers(db, contract, guardedContracts),
];
