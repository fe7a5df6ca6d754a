import type { member } from '@/contract/member/member';
import type { RowOf } from '@/contract/resource';
import type { ScreenAction } from '@/crud/action/screenAction';
import { freezeMany } from '../account/freezeActions';
import { tagMany } from '../account/tagActions';
import { recordMany } from '../violation/recordMany';

/** What can be done with the chosen members of a cluster. Whatever else concerns several members joins here. */
export const clusterActions: readonly ScreenAction<readonly RowOf<typeof member>[]>[] = [
  tagMany,
  recordMany,
  freezeMany,
];
