import { AwardStatus } from '@/contract/campaign/awardFlow';
import type { Row } from '../faults';
import type { World } from '../world';
import type { Recipe } from './recipe';
import { didIt } from './requests';

const isPaid = ({ status, clawbackWaits }: Row): boolean =>
  status === AwardStatus.paid && clawbackWaits === 0;

/** Drops the request for an award that was asked back. */
const drop = async (world: World, { id }: Row): Promise<boolean> => {
  const record = await world.record('award', id);
  return record !== null && didIt(world, 'award.clawbackReview', record);
};

/** Asks for the first award back whose member still has it. @returns the award */
async function askBack(world: World): Promise<Row | null> {
  for (const row of await world.rows('award')) {
    if (isPaid(row) && (await didIt(world, 'award.clawback', row))) return world.record('award', row['id']);
  }
  return null;
}

/** Awards. */
export const campaignRecipes: Readonly<Record<string, readonly Recipe[]>> = {
  'award.review': [{ fits: ({ status }) => status === AwardStatus.pending, irreversible: true }],
  'award.clawback': [{ fits: isPaid, undo: (world, { record }) => drop(world, record) }],
  'award.clawbackReview': [{ open: askBack, maker: { result: 'approve' }, by: 'second', drop }],
};
