import type { Db } from '../../core/db';
import type { Random } from '../../core/random';
import { DAY, MINUTE, SECOND } from '../../core/time';
import type { CycleRow } from '../rows';

/** An order that is going to be placed. */
export interface OrderPlan {
  /** Milliseconds. */
  at: number;
  cycleId: number;
}

/** How many of each the demo holds; those of the outages are planned with them. */
const SETTLED = 1170;
const RUNNING = 25;

/** How far back orders go, in days. */
const DAYS = 45;

const SYMBOLS = [30, 22, 14, 8, 14, 12];

/** By the order of the cycles of a contract. */
const LENGTHS = [30, 25, 22, 14, 7, 2];

/** A cycle as members like them; the short ones of the large coins most. */
function drawnCycle(db: Db, random: Random): CycleRow | undefined {
  const cycles = [...db.deliveryCycles.values()];
  return random.weighted(
    cycles.map((cycle, place) => [
      cycle,
      (SYMBOLS[Number(cycle.contractId) - 1] ?? 0) * (LENGTHS[place % LENGTHS.length] ?? 0),
    ]),
  );
}

/** Orders that have expired by now, spread over the past weeks, more of them lately. */
function settledPlan(db: Db, random: Random): OrderPlan[] {
  const cycle = drawnCycle(db, random);
  if (!cycle) return [];
  const latest = db.now() - cycle.seconds * SECOND - 20 * SECOND;
  return [{ at: latest - Math.floor(random.next() ** 1.3 * DAYS * DAY), cycleId: cycle.id }];
}

/** Orders that expire in the next minutes. */
function runningPlan(db: Db, random: Random): OrderPlan[] {
  const left = random.int(20, 9 * 60);
  const fitting = [...db.deliveryCycles.values()].filter(({ seconds }) => seconds > left && seconds <= 3600);
  if (fitting.length === 0) return [];
  const cycle = random.pick(fitting);
  return [{ at: db.now() + left * SECOND - cycle.seconds * SECOND, cycleId: cycle.id }];
}

/** A stretch without prices, and what it hits. */
export interface OutagePlan {
  symbol: string;
  from: number;
  to: number;
  orders: readonly OrderPlan[];
}

/** The cycle of a symbol with this length. */
const cycleOf = (db: Db, symbol: string, seconds: number): number =>
  [...db.deliveryCycles.values()].find(
    (cycle) =>
      cycle.seconds === seconds && db.deliveryContracts.get(Number(cycle.contractId))?.symbol === symbol,
  )?.id ?? 0;

/** Two outages: one of today, whose order still waits for a decision, and one of the past, whose four orders were voided. */
export function outagePlans(db: Db): OutagePlan[] {
  const [late, early] = [db.now() - 47 * MINUTE, db.now() - 12 * DAY];
  const [doge, xrp] = [cycleOf(db, 'DOGEUSDT', 300), cycleOf(db, 'XRPUSDT', 600)];
  return [
    {
      symbol: 'DOGEUSDT',
      from: late,
      to: late + 9 * MINUTE,
      orders: [{ at: late - 2 * MINUTE, cycleId: doge }],
    },
    {
      symbol: 'XRPUSDT',
      from: early,
      to: early + 25 * MINUTE,
      orders: [1, 3, 4, 6].map((minutes) => ({ at: early - minutes * MINUTE, cycleId: xrp })),
    },
  ];
}

/** Everything that members do in an ordinary way. */
export const ordinaryPlans = (db: Db, random: Random): OrderPlan[] => [
  ...Array.from({ length: SETTLED }, () => settledPlan(db, random)).flat(),
  ...Array.from({ length: RUNNING }, () => runningPlan(db, random)).flat(),
];
