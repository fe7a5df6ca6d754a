import { ReconStatus } from '@/contract/finance/reconciliationFlow';
import { secondFor } from '../checks/permissions';
import type { Row } from '../faults';
import { callOf } from '../world';
import type { World } from '../world';
import type { Recipe } from './recipe';
import { didIt, rowsOf } from './requests';

const differs = ({ status }: Row): boolean => status === ReconStatus.differs;

/** Leaves the difference open again, as another operator. */
async function rejected(world: World, { id }: Row): Promise<boolean> {
  const second = secondFor(world, callOf('reconciliation.review'));
  const record = await world.record('reconciliation', id);
  return second !== undefined && record !== null && didIt(world, 'reconciliation.review', record, {}, second);
}

/** Explains the first difference that is open. */
async function explained(world: World): Promise<Row | null> {
  const [row] = await rowsOf(world, 'reconciliation', { status: [String(ReconStatus.differs)] });
  const isDone = row && (await didIt(world, 'reconciliation.explain', row));
  return isDone ? world.record('reconciliation', row['id']) : null;
}

export const reconciliationRecipes: Readonly<Record<string, readonly Recipe[]>> = {
  'reconciliation.explain': [{ fits: differs, undo: (world, { record }) => rejected(world, record) }],
  'reconciliation.review': [
    { open: explained, maker: { result: 'approve' }, by: 'second', endsBySecond: true, drop: rejected },
  ],
};
