import { config as contract } from '../../src/contract/system/config';
import type { Area } from '../core/area';
import { changeHandlers, changeQueue } from '../core/change/handlers';
import { settingsOf } from '../core/config/registry';
import { act } from '../core/http';
import { deleteHandler } from '../core/masters';
import { readHandlers } from '../core/reads';
import { Refusal } from '../core/refusal';
import { addConfig, editConfig } from './change';
import { guardedConfigs } from './guarded';
import { configs } from './list';
import { declaredOf, seedConfigs } from './rows';

const { add, edit, remove, refreshCache } = contract.calls;

export const config: Area = {
  name: 'config',
  records: {
    config: ['参数', 'Config', '參數'],
  },
  tables: () => ({ configs: new Map() }),
  handlers: (db) => [
    ...readHandlers(db, contract, configs),
    act(db, add, configs, addConfig),
    act(db, edit, configs, editConfig),
    act(db, refreshCache, { title: configs.title, type: 'other' }, () => ({ count: settingsOf(db).length })),
    ...changeHandlers(db, contract, guardedConfigs),
    deleteHandler(db, configs, remove, (_, row) => {
      if (declaredOf(db, row)) throw new Refusal(40303);
      db.config.delete(row.configKey);
    }),
  ],
  changes: [changeQueue('config', guardedConfigs)],
  seeds: { start: seedConfigs },
};
