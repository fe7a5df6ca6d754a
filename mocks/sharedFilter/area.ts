import { shareFilter, sharedFilters, unshareFilter } from '../../src/contract/shell/sharedFilter';
import { role } from '../../src/contract/system/role';
import type { Area } from '../core/area';
import { guard } from '../core/guards';
import { act, answer } from '../core/http';
import { share, shownTo, unshare } from './shared';

const title = '共享筛选';

/** Filters that operators share with everybody who may read a list. */
export const sharedFilter: Area = {
  name: 'sharedFilter',
  records: { sharedFilter: ['共享筛选', 'Shared filter', '共用篩選'] },
  tables: () => ({ sharedFilters: new Map() }),
  handlers: (db) => {
    guard(db, unshareFilter.path, [role.calls.edit.path]);
    return [
      answer(db, sharedFilters, shownTo),
      act(db, shareFilter, { title, type: 'add' }, share),
      act(db, unshareFilter, { title, type: 'delete' }, unshare),
    ];
  },
};
