import { config as contract } from '../../src/contract/system/config';
import { described } from '../core/described';
import { listOf } from '../core/indexed';
import { inLang } from '../core/optionHandlers';
import { declaredOf, groupOf, isGuarded } from './rows';
import type { ConfigRow } from './rows';

/** The configuration as the toolkit lists it; secrets stay behind. */
export const configs = described<ConfigRow>(contract, {
  title: '参数管理',
  rows: ({ configs: table }) => listOf(table),
  find: ({ configs: table }, id) => table.get(id),
  derive(db, row) {
    const declared = declaredOf(db, row);
    return {
      groupName: groupOf(row),
      configType: declared ? 1 : 0,
      initialValue: declared?.default ?? '',
      least: declared?.min ?? null,
      most: declared?.max ?? null,
      guarded: isGuarded(db, row) ? 1 : 0,
      help: '',
    };
  },
  inWords: (db, row, lang) => {
    const remark = declaredOf(db, row)?.remark;
    const configValue = row.valueType === 'secret' ? '' : (db.config.get(row.configKey) ?? '');
    return { configValue, help: remark ? inLang(remark, lang) : '' };
  },
});
