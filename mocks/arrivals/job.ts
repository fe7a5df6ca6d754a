import type { Db } from '../core/db';
import type { Job } from '../core/job';
import { SECOND } from '../core/time';
import { customerActs } from '../core/visits';

/** How often customers come. */
export type Pace = 'off' | 'calm' | 'busy';

/** Chance of a customer at each moment, for each that may come. */
const CHANCES: Record<Pace, readonly number[]> = { off: [], calm: [0.3], busy: [0.9, 0.6] };

function arrive(db: Db): number {
  const random = db.random('arrivals');
  return CHANCES[db.arrivals.pace].filter((chance) => random.chance(chance) && customerActs(db, random))
    .length;
}

/** Lets customers come. Of a time without calls the last quarter of an hour is made up for. */
export const arrivals: Job = {
  key: 'arrivals',
  title: ['会员活动（演示）', 'Demo member activity', '會員活動（示範）'],
  group: 'DEFAULT',
  every: 10 * SECOND,
  atMost: 90,
  run: arrive,
};
