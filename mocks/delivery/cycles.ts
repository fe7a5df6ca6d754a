import type { HttpHandler } from 'msw';
import { CycleUnit, deliveryCycle as contract } from '../../src/contract/delivery/cycle';
import { sentFields, typed } from '../core/body';
import { withinDecimals } from '../core/check';
import type { Db } from '../core/db';
import type { Context } from '../core/http';
import { format, parse } from '../core/money';
import { plainHandlers } from '../core/plain';
import { invalid, Refusal } from '../core/refusal';
import { DAY, HOUR, MINUTE, SECOND } from '../core/time';
import { breakEvenOf } from '../core/trading/delivery';
import { rounded } from '../core/trading/rounding';
import { decimalsOf } from './bookings';
import { copyHandler } from './copy';
import { winRateOf } from './rates';
import { contractOf, cyclesOf, ordersOfCycle } from './rows';
import type { CycleRow } from './rows';

const UNITS: Record<CycleRow['cycleUnit'], number> = {
  [CycleUnit.second]: SECOND,
  [CycleUnit.minute]: MINUTE,
  [CycleUnit.hour]: HOUR,
  [CycleUnit.day]: DAY,
};

const SHORTEST = 30 * SECOND;
const LONGEST = 30 * DAY;

const [LEAST_ODDS, MOST_ODDS, MOST_FEE] = [parse('0.01'), parse('2'), parse('10')];

const secondsOf = ({ cycleValue, cycleUnit }: Pick<CycleRow, 'cycleValue' | 'cycleUnit'>): number =>
  (cycleValue * UNITS[cycleUnit]) / SECOND;

const breakEven = (odds: string): string => format(rounded(breakEvenOf(parse(odds)), 2, 'floor'));

const derived = (db: Db, row: CycleRow): object => ({
  ...winRateOf(db, ordersOfCycle(db, row.id)),
  contractCode: contractOf(db, row)?.code ?? '',
  settleCoin: contractOf(db, row)?.settleCoin ?? '',
  breakEvenUp: breakEven(row.oddsUp),
  breakEvenDown: breakEven(row.oddsDown),
});

/** @throws Refusal 40000 by the field that is wrong, 42202 outside the contract's stakes, 42203 */
function mustBeTerms(db: Db, row: CycleRow, seconds: number): void {
  const parent = contractOf(db, row);
  if (!parent || parent.deleted) throw invalid('contractId');
  for (const side of ['oddsUp', 'oddsDown'] as const) {
    const odds = parse(row[side]);
    if (odds < LEAST_ODDS || odds > MOST_ODDS) throw invalid(side);
    withinDecimals(row[side], 2);
  }
  if (parse(row.feeRate) > MOST_FEE) throw invalid('feeRate');
  if (row.lockSeconds * 2 >= seconds) throw invalid('lockSeconds');
  for (const amount of [row.minStake, row.maxStake])
    withinDecimals(amount, decimalsOf(db, parent.settleCoin));
  if (parse(row.minStake) > parse(row.maxStake)) throw invalid('maxStake');
  const { minStake: min, maxStake: max } = parent;
  if (parse(row.minStake) < parse(min) || parse(row.maxStake) > parse(max))
    throw new Refusal(42202, { min, max });
}

/** @throws Refusal 40000, 42202, 42203, 40905 where the contract has a cycle of this length */
function mustFit({ db }: Context<unknown>, body: object, row?: CycleRow): void {
  // A new cycle has every field that is looked at; the rest of a body stays as it is.
  const given = { lockSeconds: 0, ...row, ...sentFields(body) } as CycleRow;
  const seconds = secondsOf(given);
  if (seconds * SECOND < SHORTEST || seconds * SECOND > LONGEST) throw invalid('cycleValue');
  mustBeTerms(db, given, seconds);
  const isTaken = cyclesOf(db, Number(given.contractId)).some(
    (other) => other.id !== row?.id && other.seconds === seconds,
  );
  if (isTaken) throw new Refusal(40905, { field: 'cycleValue' });
}

/** A contract has one default at most. */
function keepOneDefault({ db }: Context<unknown>, row: CycleRow): void {
  if (row.isDefault === 0) return;
  for (const other of cyclesOf(db, Number(row.contractId))) if (other.id !== row.id) other.isDefault = 0;
}

/** How long orders run, and what they pay. */
export const cycleHandlers = (db: Db): HttpHandler[] => [
  ...plainHandlers<CycleRow>(db, contract, {
    title: '交割周期',
    rows: ({ deliveryCycles }) => deliveryCycles,
    derive: derived,
    mayHave: mustFit,
    isUsed: (_, { id }) => ordersOfCycle(db, id).length > 0,
    create: (base, body) => {
      const given = typed(contract.calls.add.body, body);
      const { isDefault = 0, sort = 100, remark = '', ...terms } = given;
      return { ...base, ...terms, isDefault, sort, remark, seconds: secondsOf(terms), status: 0 };
    },
    after: keepOneDefault,
  }),
  copyHandler(db),
];
