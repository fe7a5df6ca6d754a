import type { ReviewStep } from '@/contract/block/review';

type FieldChange = ReviewStep['diff'][number];

/** What a role gained and lost with one step of its history, by the titles that the history has. */
interface RightsChange {
  id: string;
  at: ReviewStep['at'];
  by: string;
  gained: readonly string[];
  lost: readonly string[];
}

/** Titles as the history lists them. */
const titlesIn = (text: string | null): string[] => (text ?? '').split('、').filter(Boolean);

const changeOf = ({ diff }: ReviewStep, name: string) => diff.find(({ field }) => field === name);

const isBackwards = (one: FieldChange, other: FieldChange | undefined): boolean =>
  one.before === other?.after && one.after === other.before;

/** The steps with which permissions came into force, the oldest first. */
function inForce(steps: readonly ReviewStep[], waits: boolean): ReviewStep[] {
  const done: ReviewStep[] = [];
  let asked: ReviewStep | undefined;
  for (const step of steps) {
    const rights = changeOf(step, 'menuIds');
    const asker = changeOf(step, 'changeBy');
    if (asker?.after || (asked && rights && !asker)) asked = step;
    else if (asker) {
      // A change that ends without permissions had asked for something else: its permissions were in force at once.
      const wanted = asked && changeOf(asked, 'menuIds');
      if (!rights && wanted && asked) done.push(asked);
      if (rights && !isBackwards(rights, wanted)) done.push(step);
      asked = undefined;
    } else if (rights) done.push(step);
  }
  return asked && changeOf(asked, 'menuIds') && !waits ? [...done, asked] : done;
}

/**
 * When a role gained and lost permissions, the newest change first. A change that waits for another operator counts once it is
 * confirmed, at that moment; one that was rejected, taken back or not confirmed in time tells the way back, and counts for
 * nothing.
 * @param waits whether permissions of the role wait now
 */
export const rightsOverTime = (steps: readonly ReviewStep[], waits: boolean): RightsChange[] =>
  inForce(steps, waits)
    .toReversed()
    .map((step) => {
      const rights = changeOf(step, 'menuIds');
      return {
        id: step.id,
        at: step.at,
        by: step.operatorName,
        gained: titlesIn(rights?.after ?? null),
        lost: titlesIn(rights?.before ?? null),
      };
    });
