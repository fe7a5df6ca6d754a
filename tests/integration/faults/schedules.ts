import fc from 'fast-check';
import { beforeAll, test } from 'vitest';
import { watchCrashes } from '../bent/watch';
import type { Flow } from './flow';
import { FAULTS } from './network';
import type { Fault, Schedule } from './network';
import { goThrough } from './operator';

/** Schedules of one flow in `npm run test:long`; twenty flows have a thousand. */
const EACH = 50;

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

/**
 * Tests that each of these ways through the console ends in one write, whatever becomes of its calls.
 * @param isLong true for many drawn schedules a flow, not one
 */
export function testUnderFaults(flows: readonly Flow[], isLong: boolean): void {
  watchCrashes();

  // Code of the forms and of the review that is loaded on demand.
  beforeAll(() =>
    Promise.all([
      import('@/crud/form/FormDrawer'),
      import('@/crud/form/FormModal'),
      import('@/crud/form/LostModal'),
      import('@/domain/review/ReviewDrawer'),
    ]),
  );

  test.each(flows.map((flow, place) => [flow.name, flow, place] as const))(
    'C161 %s: done once and typed once, whatever becomes of its calls',
    async (_, flow, place) => {
      if (!isLong) return goThrough(flow, shortest(place));
      return fc.assert(
        fc.asyncProperty(schedules, (schedule) => goThrough(flow, schedule)),
        { numRuns: EACH, endOnFailure: true },
      );
    },
    isLong ? 30 * MINUTE : 2 * MINUTE,
  );
}
