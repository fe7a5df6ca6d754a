import type { Db } from '../../core/db';
import { deck } from '../../core/random';
import type { Random } from '../../core/random';
import type { Past, World } from '../../core/seeds/world';
import { DAY, dayStart, HOUR } from '../../core/time';
import { fund } from '../funding';
import { calmPlan, riskyPlan, storyPlan } from './openPlans';
import { closedPlan, liquidatedPlan, TRADED } from './pastPlans';
import type { Plan } from './plan';
import { scheduleResting } from './resting';
import { scheduleOrder } from './run';

/** How many orders the demo holds, by what became of them. */
const CLOSED = 790;
const LIQUIDATED = 26;
const CALM = 70;
const WARNED = 11;
/** Besides that of the story. */
const ENDANGERED = 2;

/** How many deals entrusts were filled by. */
const FILLS: readonly (readonly [deals: number, entrusts: number])[] = [
  [1, 1000],
  [2, 600],
  [3, 268],
  [4, 24],
];

/** Into how many entrusts orders are opened, and closed. */
const OPENINGS: readonly (readonly [entrusts: number, orders: number])[] = [
  [1, 765],
  [2, 135],
];
const CLOSINGS: readonly (readonly [entrusts: number, orders: number])[] = [
  [1, 749],
  [2, 41],
];

/** Deals that entrusts are filled by, as orders take them. */
function partsFrom(random: Random): { opening(): number[]; closing(): number[] } {
  const [fills, openings, closings] = [FILLS, OPENINGS, CLOSINGS].map((counts) => deck(random, counts));
  const taken = (counts: number[] = []): number[] =>
    Array.from({ length: counts.pop() ?? 1 }, () => fills?.pop() ?? 1);
  return { opening: () => taken(openings), closing: () => taken(closings) };
}

/** Tries until a draw leads somewhere. @throws RangeError when none does */
function found<T>(draw: () => T | undefined): T {
  for (let tries = 0; tries < 4000; tries++) {
    const drawn = draw();
    if (drawn !== undefined) return drawn;
  }
  throw new RangeError('no price of the past leads there');
}

const times = (count: number, make: (place: number) => Plan): Plan[] =>
  Array.from({ length: count }, (_, place) => make(place));

/** Every order of the past two months. */
function plansOf(db: Db, random: Random): Plan[] {
  const parts = partsFrom(random);
  const both = () => ({ opening: parts.opening(), closing: parts.closing() });
  const held = () => ({ opening: parts.opening(), closing: [] });
  const risky = (from: number, to: number) => {
    const some = held();
    return found(() => riskyPlan(db, random, from + random.next() * (to - from), some));
  };
  const story = storyPlan(db, held());
  return [
    ...(story ? [story] : []),
    ...times(ENDANGERED, () => risky(95.2, 97.5)),
    ...times(WARNED, () => risky(81, 93)),
    ...times(CALM, () => calmPlan(db, random, held())),
    ...times(LIQUIDATED, () => {
      const some = { opening: parts.opening(), closing: [1] };
      return found(() => liquidatedPlan(db, random, some));
    }),
    ...times(CLOSED, () => closedPlan(db, random, both())),
  ];
}

/** Funding falls due every eight hours, whatever is open then. */
function scheduleFunding({ db, agenda }: World): void {
  const now = db.now();
  for (let at = dayStart(now - TRADED - DAY); at <= now; at += 8 * HOUR)
    agenda.add(at, () =>
      db.at(at, () => {
        for (const symbol of db.symbols.values()) fund(db, symbol);
      }),
    );
}

/** Puts the trading of the past on the agenda. */
export function scheduleTrading(past: Past): void {
  const world: World = { ...past, random: past.db.random('trading') };
  const random = past.db.random('tradingPlans');
  for (const plan of plansOf(past.db, random)) scheduleOrder(world, plan);
  scheduleResting({ ...world, random: past.db.random('tradingRest') });
  scheduleFunding(world);
}
