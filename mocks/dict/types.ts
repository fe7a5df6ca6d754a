import type { HttpHandler } from 'msw';
import { dictType as contract } from '../../src/contract/system/dictType';
import type { Db } from '../core/db';
import { entriesIn } from '../core/dictionary';
import { answer } from '../core/http';
import { plainHandlers } from '../core/plain';
import { Refusal } from '../core/refusal';
import type { DictType } from '../core/systemRows';
import { dictionariesChanged } from './version';
import { refusals } from './refusals';

/** The calls about dictionaries as a whole. */
export const typeHandlers = (db: Db): HttpHandler[] => [
  ...plainHandlers(db, contract, {
    title: '字典管理',
    rows: ({ dictTypes }) => dictTypes,
    derive: (_, { dictType }) => ({ dataCount: entriesIn(db, dictType).length }),
    create: (base, { remark = '', ...terms }): DictType => ({ ...base, isSystem: 0, ...terms, remark }),
    mayHave: (_, { status }, before) => {
      if (before?.isSystem === 1 && status !== before.status)
        throw new Refusal(40303, { because: refusals.builtInDict });
    },
    mayGo: (_, { isSystem }) => {
      if (isSystem === 1) throw new Refusal(40303, { because: refusals.builtInDict });
    },
    after: (_, { dictType, deleted }) => {
      if (deleted) for (const entry of entriesIn(db, dictType)) entry.deleted = true;
      dictionariesChanged(db);
    },
  }),
  answer(db, contract.calls.optionSelect, () => ({
    list: [...db.dictTypes.values()]
      .filter(({ deleted }) => !deleted)
      .map(({ dictType, dictName }) => ({ dictType, dictName })),
  })),
];
