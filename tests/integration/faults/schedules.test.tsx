import fc from 'fast-check';
import { beforeAll, test } from 'vitest';
import { LONG } from '../../effort';
import { watchCrashes } from '../bent/watch';
import { FLOWS } from './flows';
import { FAULTS } from './network';
import type { Fault, Schedule } from './network';
import { goThrough } from './operator';

watchCrashes();

/** Schedules over all flows in `npm run test:long`; each flow gets its share. */
const ALL = 1000;

const MINUTE = 60_000;

const schedules: fc.Arbitrary<Schedule> = fc.record({
  write: fc.array(fc.constantFrom(...FAULTS), { maxLength: 3 }),
  around: fc.array(fc.constantFrom(...FAULTS), { maxLength: 12 }),
});

/** One schedule for each flow that together have every fault: a lost answer, another trouble before it, and one on the way. */
function shortest(place: number): Schedule {
  const at = (step: number): Fault => FAULTS[(place + step) % FAULTS.length] ?? 'fine';
  return { write: [at(1), 'lost'], around: [...FAULTS.slice(0, 1), at(4), 'fine', at(6)] };
}

// Code of the forms that is loaded on demand.
beforeAll(() =>
  Promise.all([
    import('@/crud/form/FormDrawer'),
    import('@/crud/form/FormModal'),
    import('@/crud/form/LostModal'),
  ]),
);

test.each(FLOWS.map((flow, place) => [flow.name, flow, place] as const))(
  'C161 %s: done once and typed once, whatever becomes of its calls',
  async (_, flow, place) => {
    if (!LONG) return goThrough(flow, shortest(place));
    const numRuns = Math.ceil(ALL / FLOWS.length);
    return fc.assert(
      fc.asyncProperty(schedules, (schedule) => goThrough(flow, schedule)),
      { numRuns, endOnFailure: true },
    );
  },
  LONG ? 30 * MINUTE : 2 * MINUTE,
);
