import type { HttpHandler } from 'msw';
import { dictType as contract } from '../../src/contract/system/dictType';
import { typed } from '../core/body';
import { nothing } from '../core/check';
import type { Db } from '../core/db';
import { entriesIn } from '../core/dictionary';
import { call } from '../core/http';
import { plainHandlers } from '../core/plain';
import { Refusal } from '../core/refusal';
import type { DictType } from '../core/systemRows';
import { dictionariesChanged } from './version';
import { refusals } from './refusals';

/** The calls about dictionaries as a whole. */
export const typeHandlers = (db: Db): HttpHandler[] => [
  ...plainHandlers<DictType>(db, contract, {
    title: '字典管理',
    rows: ({ dictTypes }) => dictTypes,
    derive: (_, { dictType }) => ({ dataCount: entriesIn(db, dictType).length }),
    create: (base, body) => {
      const { remark = '', ...terms } = typed(contract.calls.add.body, body);
      return { ...base, isSystem: 0, ...terms, remark };
    },
    mayHave: (_, body, row) => {
      const isSwitched = row !== undefined && body['status'] !== undefined && body['status'] !== row.status;
      if (row?.isSystem === 1 && isSwitched) throw new Refusal(40303, { because: refusals.builtInDict });
    },
    mayGo: (_, { isSystem }) => {
      if (isSystem === 1) throw new Refusal(40303, { because: refusals.builtInDict });
    },
    after: (_, { dictType, deleted }) => {
      if (deleted) for (const entry of entriesIn(db, dictType)) entry.deleted = true;
      dictionariesChanged(db);
    },
  }),
  call(
    db,
    `GET ${contract.calls.optionSelect.path}`,
    { permission: [contract.calls.optionSelect.permission] },
    nothing,
    () => ({
      list: [...db.dictTypes.values()]
        .filter(({ deleted }) => !deleted)
        .map(({ dictType, dictName }) => ({ dictType, dictName })),
    }),
  ),
];
