import { textOf } from '../faults';
import type { Row } from '../faults';
import type { World } from '../world';
import type { Recipe } from './recipe';
import { didIt, does, endAll, idIn, makeLike, rowsOf } from './requests';

/** A batch of one code, worth one unit, that the main operator makes. */
const ownBatch = (world: World): Promise<Row | null> => makeLike(world, 'redeemBatch.add');

/** So large that it waits for another operator. */
async function largeBatch(world: World): Promise<Row | null> {
  const [like = {}] = await rowsOf(world, 'redeemBatch');
  const id = idIn(await does(world, 'redeemBatch.add', like, { amount: '100000' }));
  return id === undefined ? null : world.record('redeemBatch', id);
}

/** The code of an own batch, with the id of the batch. */
async function ownCode(world: World): Promise<Row | null> {
  const batch = await ownBatch(world);
  if (!batch) return null;
  const [code] = await rowsOf(world, 'redeemCode', { batchNo: textOf(batch['batchNo']) });
  return code ? { ...code, batchId: batch['id'] } : null;
}

const voided = (world: World, record: Row): Promise<boolean> => didIt(world, 'redeemBatch.void', record);

/** Batches of redemption codes, and their codes. Nothing is done with a batch that the run has not made. */
export const redeemRecipes: Readonly<Record<string, readonly Recipe[]>> = {
  'redeemBatch.add': [{ undo: (world, { body }) => endAll(world, body, 'redeemBatch', 'redeemBatch.void') }],
  'redeemBatch.edit': [{ open: ownBatch, undo: (world, { record }) => voided(world, record), drop: voided }],
  'redeemBatch.setStatus': [
    { open: ownBatch, undo: (world, { record }) => voided(world, record), drop: voided },
  ],
  'redeemBatch.void': [{ open: ownBatch }],
  'redeemBatch.review': [{ open: largeBatch, maker: { result: 'approve' }, by: 'second', drop: voided }],
  'redeemCode.void': [{ open: ownCode, irreversible: true }],
  'redeemCode.exportPlain': [
    { open: ownCode, values: ({ batchId }) => ({ batchId: textOf(batchId) }), irreversible: true },
  ],
};
