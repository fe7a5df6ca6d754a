import { DICT_VERSION } from '../../src/contract/shell/dictVersion';
import type { Area } from '../core/area';
import { dictHandlers } from './handlers';
import { checkDictionaries } from './invariants';
import { seedDictionaries } from './seeds/dictionaries';
import { dictVersion } from './version';

export const dict: Area = {
  name: 'dict',
  records: {
    dictType: ['字典', 'Dictionary', '字典'],
    dictData: ['字典数据', 'Dictionary entry', '字典資料'],
  },
  tables: () => ({ dictChanges: { count: 0 } }),
  handlers: dictHandlers,
  seeds: { start: seedDictionaries },
  invariants: [checkDictionaries],
  headers: (db) => ({ [DICT_VERSION]: dictVersion(db) }),
};
