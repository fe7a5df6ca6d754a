import { secondFor } from '../checks/permissions';
import type { Row } from '../faults';
import { callOf } from '../world';
import type { World } from '../world';
import type { Recipe } from './recipe';
import { didIt, does, idIn } from './requests';

/** An envelope of one unit, or of so much that it waits for another operator. */
async function envelope(world: World, totalAmount: string): Promise<Row | null> {
  const [like] = await world.rows('redEnvelope');
  const id = like && idIn(await does(world, 'redEnvelope.add', { ...like, id: undefined }, { totalAmount }));
  return id === undefined ? null : world.record('redEnvelope', id);
}

/** Rejects, as another operator, what waits. */
async function rejectEnvelope(world: World, record: Row): Promise<boolean> {
  const second = secondFor(world, callOf('redEnvelope.review'));
  return second !== undefined && didIt(world, 'redEnvelope.review', record, {}, second);
}

/** Campaigns. */
export const campaignRecipes: Readonly<Record<string, readonly Recipe[]>> = {
  'redEnvelope.add': [{ undo: (world, { data }) => didIt(world, 'redEnvelope.cancel', { id: idIn(data) }) }],
  'redEnvelope.cancel': [{ open: (world) => envelope(world, '1') }],
  'redEnvelope.review': [
    {
      open: (world) => envelope(world, '900000'),
      maker: { result: 'approve' },
      by: 'second',
      endsBySecond: true,
      drop: rejectEnvelope,
    },
  ],
};
