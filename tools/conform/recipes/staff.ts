import { newRequestId } from '../bodies/made';
import { isRow } from '../faults';
import type { Row } from '../faults';
import type { World } from '../world';
import type { Recipe } from './recipe';
import { didIt, endAll, idIn, rowsOf } from './requests';

export const noticeRecipes: Readonly<Record<string, readonly Recipe[]>> = {
  'notice.add': [
    {
      values: () => ({ requestId: newRequestId() }),
      undo: (world, { body: { title } }) => endAll(world, { title }, 'notice', 'notice.remove'),
    },
  ],
  'notice.handOver': [{ values: () => ({ requestId: newRequestId() }), irreversible: true }],
};

export const sharedFilterRecipes: Readonly<Record<string, readonly Recipe[]>> = {
  'sharedFilter.shareFilter': [
    {
      values: () => ({ requestId: newRequestId() }),
      undo: (world, { data }) => didIt(world, 'sharedFilter.unshareFilter', { id: idIn(data) }),
    },
  ],
};

export const systemRecipes: Readonly<Record<string, readonly Recipe[]>> = {
  'gen.import': [{ undo: (world, { body }) => removeDescriptions(world, body) }],
  'job.run': [{ irreversible: true }],
};

/** Deletes what was imported. */
async function removeDescriptions(world: World, { descriptions }: Row): Promise<boolean> {
  const [first] = Array.isArray(descriptions) ? descriptions.filter(isRow) : [];
  const [row] = await rowsOf(world, 'gen', { resourceName: first?.['resourceName'] });
  return row !== undefined && didIt(world, 'gen.remove', row);
}
