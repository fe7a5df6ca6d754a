import type { HttpHandler } from 'msw';
import { deliveryCycle as contract } from '../../src/contract/delivery/cycle';
import { cycleSeconds } from '../../src/contract/delivery/cycleRules';
import { breakEvenOf, houseEdgeOf } from '../../src/contract/delivery/oddsRules';
import { shownPoints } from '../../src/contract/exact';
import { OnOff } from '../../src/contract/block/switchFlow';
import { withinDecimals } from '../core/check';
import { makeChange, NO_CHANGE } from '../core/change/ask';
import { guarding } from '../core/change/guarding';
import { changeHandlers } from '../core/change/handlers';
import type { Db } from '../core/db';
import { described } from '../core/described';
import type { ReadOptions } from '../core/described';
import type { Context } from '../core/http';
import { listOf } from '../core/indexed';
import { parse } from '../core/money';
import { plainHandlers } from '../core/plain';
import { only } from '../core/question';
import { invalid, Refusal } from '../core/refusal';
import { decimalsOf } from './bookings';
import { copyHandler } from './copy';
import { latelyOf, NO_FORMER, rememberOdds } from './formerOdds';
import { oddsEffect } from './oddsEffect';
import { winRateOf } from './rates';
import { contractOf, cyclesOf, ordersOfCycle } from './rows';
import type { CycleRow } from './rows';
import { refusals } from './refusals';

const percent = (value: bigint | null): string => shownPoints(value ?? 0n);

/** What the odds of each side come to with the fee. */
const ratesOf = ({ oddsUp, oddsDown, feeRate }: CycleRow) => ({
  breakEvenUp: percent(breakEvenOf({ odds: oddsUp, feeRate })),
  breakEvenDown: percent(breakEvenOf({ odds: oddsDown, feeRate })),
  edgeUp: percent(houseEdgeOf({ odds: oddsUp, feeRate })),
  edgeDown: percent(houseEdgeOf({ odds: oddsDown, feeRate })),
});

const derived = (db: Db, row: CycleRow): object => ({
  ...latelyOf(db, row),
  ...winRateOf(db, ordersOfCycle(db, row.id)),
  contractCode: contractOf(db, row)?.code ?? '',
  settleCoin: contractOf(db, row)?.settleCoin ?? '',
  ...ratesOf(row),
});

const secondsOf = ({ cycleValue, cycleUnit }: Pick<CycleRow, 'cycleValue' | 'cycleUnit'>): number =>
  cycleSeconds(cycleValue, cycleUnit);

/** @throws Refusal 40000 by the field that is wrong, 42202 outside the contract's stakes, 42203 */
function mustBeTerms(db: Db, row: CycleRow): void {
  const parent = contractOf(db, row);
  if (!parent || parent.deleted) throw invalid('contractId');
  for (const odds of [row.oddsUp, row.oddsDown]) withinDecimals(odds, 2);
  for (const amount of [row.minStake, row.maxStake])
    withinDecimals(amount, decimalsOf(db, parent.settleCoin));
  const { minStake: min, maxStake: max } = parent;
  if (parse(row.minStake) < parse(min) || parse(row.maxStake) > parse(max))
    throw new Refusal(42202, { min, max });
}

/** A contract keeps its default as long as it has other cycles. @throws Refusal 40906 */
function mustKeepDefault({ db }: Context<unknown>, row: CycleRow): void {
  if (row.isDefault === 1 && cyclesOf(db, Number(row.contractId)).length > 1)
    throw new Refusal(40906, { because: refusals.onlyDefault });
}

/** @throws Refusal 40000 for the only default, 42202, 42203, 40905 where the contract has a cycle of this length */
function mustFit({ db }: Context<unknown>, row: CycleRow, before?: CycleRow): void {
  if (before?.isDefault === 1 && row.isDefault === 0)
    throw new Refusal(40000, { field: 'isDefault', because: refusals.onlyDefault });
  const seconds = secondsOf(row);
  mustBeTerms(db, row);
  const isTaken = cyclesOf(db, Number(row.contractId)).some(
    (other) => other.id !== before?.id && other.seconds === seconds,
  );
  if (isTaken) throw new Refusal(40905, { field: 'cycleValue' });
}

/** A contract has one default at most. */
function keepOneDefault({ db }: Context<unknown>, row: CycleRow): void {
  if (row.isDefault === 0) return;
  for (const other of cyclesOf(db, Number(row.contractId))) if (other.id !== row.id) other.isDefault = 0;
}

const options = {
  title: '交割周期',
  isCommon: true,
  derive: derived,
  filters: { pending: only((row) => row.pendingChange !== null) },
} satisfies Omit<ReadOptions<CycleRow>, 'rows'>;

/** Odds are changed by two people where they move far, or the platform loses with them. */
export const guardedCycles = guarding<CycleRow>(contract, {
  resource: described<CycleRow>(contract, {
    ...options,
    rows: (db) => listOf(db.deliveryCycles),
    find: (db, id) => db.deliveryCycles.get(id),
  }),
  facts: latelyOf,
  inForce: ({ db }, row, before, isConfirmed) => rememberOdds(db, row, before, isConfirmed),
  consequences: oddsEffect,
});

/** How long orders run, and what they pay. */
export const cycleHandlers = (db: Db): HttpHandler[] => [
  ...plainHandlers(db, contract, {
    ...options,
    rows: ({ deliveryCycles }) => deliveryCycles,
    mayHave: mustFit,
    mayGo: mustKeepDefault,
    change: (context, row, given, password) => makeChange(context, guardedCycles, row, given, password),
    isUsed: (_, { id }) => ordersOfCycle(db, id).length > 0,
    create: (base, { isDefault = 0, sort = 100, remark = '', ...terms }): CycleRow => ({
      ...base,
      ...terms,
      ...NO_CHANGE,
      former: NO_FORMER,
      isDefault,
      sort,
      remark,
      seconds: secondsOf(terms),
      status: OnOff.off,
    }),
    after: keepOneDefault,
  }),
  ...changeHandlers(db, contract, guardedCycles),
  copyHandler(db),
];
