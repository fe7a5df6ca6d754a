import { newRequestId } from '../bodies/made';
import type { Recipe } from './recipe';
import { endAll } from './requests';

export const noticeRecipes: Readonly<Record<string, readonly Recipe[]>> = {
  'notice.add': [
    {
      values: () => ({ requestId: newRequestId() }),
      undo: (world, { body: { title } }) => endAll(world, { title }, 'notice', 'notice.remove'),
    },
  ],
};
