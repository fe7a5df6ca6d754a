import { config as contract } from '../../src/contract/system/config';
import { described } from '../core/described';
import { listOf } from '../core/indexed';
import { inLang } from '../core/optionHandlers';
import { only } from '../core/question';
import { declaredOf, groupOf, isGuarded, relatedOf } from './rows';
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
      names: [...(declared?.names ?? declared?.choices ?? [])],
      related: relatedOf(db, row.configKey),
      guarded: isGuarded(row) ? 1 : 0,
      danger: declared?.second ?? 'none',
      help: '',
    };
  },
  filters: { pending: only(({ pendingChange }) => pendingChange !== null) },
  inWords: (db, row, lang) => {
    const remark = declaredOf(db, row)?.remark;
    const configValue = row.valueType === 'secret' ? '' : (db.config.get(row.configKey) ?? '');
    return { configValue, help: remark ? inLang(remark, lang) : '' };
  },
});
