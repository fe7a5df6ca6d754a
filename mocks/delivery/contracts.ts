import type { HttpHandler } from 'msw';
import { deliveryContract as contract } from '../../src/contract/delivery/contract';
import { DeliveryStatus } from '../../src/contract/delivery/order';
import { typed, sentFields } from '../core/body';
import { withinDecimals } from '../core/check';
import type { Db } from '../core/db';
import { countedRows, isIn, todayAndBefore } from '../core/figures';
import { hasFeed } from '../core/prices';
import type { Context } from '../core/http';
import { format, parse, sum } from '../core/money';
import { plainHandlers } from '../core/plain';
import { invalid, Refusal } from '../core/refusal';
import { DOWN, UP } from '../core/trading/delivery';
import { decimalsOf } from './bookings';
import { exposureOf } from './exposure';
import { mustBeHours } from './hours';
import { cyclesOf, ordersOfContract } from './rows';
import type { ContractRow } from './rows';

/** What came in and went out today, of customers. */
function todayOf(db: Db, id: number) {
  const { today } = todayAndBefore(db.now());
  const orders = countedRows(db, ordersOfContract(db, id));
  const placed = orders.filter(({ openAt }) => isIn(today, openAt));
  const settled = orders.filter(
    ({ status, settledAt }) => status === DeliveryStatus.settled && isIn(today, settledAt),
  );
  const payout = sum(settled.map((order) => order.payout ?? '0'));
  const taken = sum(settled.flatMap(({ stake, fee }) => [stake, fee]));
  return {
    todayCount: placed.length,
    todayStake: format(sum(placed.map(({ stake }) => stake))),
    todayPayout: format(payout),
    todayNet: format(taken - payout),
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

type Given = Partial<ContractRow>;

/** @throws Refusal 40000 by the field that is wrong, 42203, 42202 where a cycle would be outside */
function mustFit({ db }: Context<unknown>, body: object, row?: ContractRow): void {
  const given: Given = { ...row, ...sentFields(body) };
  const { minStake = '0', maxStake = '0', maxExposure = '0', dailyPerMember = '0' } = given;
  const { tradingHours = [], symbol = '', settleCoin = '' } = given;
  if (!row && !hasFeed(symbol.replace(/USDT$/, ''))) throw invalid('symbol');
  if (!row && !db.walletCodes.some(({ coin }) => coin === settleCoin)) throw invalid('settleCoin');
  for (const amount of [minStake, maxStake, maxExposure, dailyPerMember])
    withinDecimals(amount, decimalsOf(db, settleCoin));
  if (parse(minStake) > parse(maxStake)) throw invalid('maxStake');
  if (parse(maxStake) > parse(maxExposure)) throw invalid('maxExposure');
  mustBeHours(tradingHours);
  const isOutside = (cycle: { minStake: string; maxStake: string }) =>
    parse(cycle.minStake) < parse(minStake) || parse(cycle.maxStake) > parse(maxStake);
  if (row && cyclesOf(db, row.id).some(isOutside))
    throw new Refusal(42202, { min: minStake, max: maxStake, because: 'cyclesOutside' });
}

/** The contracts of timed orders. */
export const contractHandlers = (db: Db): HttpHandler[] =>
  plainHandlers<ContractRow>(db, contract, {
    title: '交割合约',
    rows: ({ deliveryContracts }) => deliveryContracts,
    derive: derived,
    mayHave: mustFit,
    isUsed: (_, { id }) => ordersOfContract(db, id).length > 0,
    create: (base, body) => {
      const { tradingHours = [], sort = 100, remark = '', ...terms } = typed(contract.calls.add.body, body);
      return { ...base, ...terms, tradingHours, sort, remark, status: 0, priceSource: 'index' };
    },
    after(_, row) {
      if (row.deleted) for (const cycle of cyclesOf(db, row.id)) cycle.deleted = true;
    },
  });
