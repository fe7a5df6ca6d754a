import type { HttpHandler } from 'msw';
import { dictData as contract } from '../../src/contract/system/dictData';
import { isCountry } from '../../src/contract/countries';
import { isNumericDict } from '../../src/contract/field/dictionaries';
import type { Db } from '../core/db';
import { dictTypeOf, entriesIn } from '../core/dictionary';
import type { Context } from '../core/http';
import { plainHandlers } from '../core/plain';
import { invalid, Refusal } from '../core/refusal';
import { touch } from '../core/resource';
import type { DictEntry } from '../core/systemRows';
import { dictionariesChanged } from './version';
import { refusals } from './refusals';
import { PLAIN } from './seeds/dictionaries';

const NUMBER = /^-?\d{1,9}$/;

/** @throws Refusal for a value that its dictionary cannot have */
function mustFit(db: Db, dictType: string, dictValue: string, id?: number): void {
  const others = entriesIn(db, dictType).filter((entry) => entry.id !== id);
  if (others.some((entry) => entry.dictValue === dictValue)) {
    throw new Refusal(40905, { field: 'dictValue' });
  }
  if (isNumericDict(dictType) && !NUMBER.test(dictValue)) {
    throw new Refusal(40000, { field: 'dictValue', because: refusals.numericCode });
  }
  if (dictType === 'biz_country' && !isCountry(dictValue)) {
    throw new Refusal(40000, { field: 'dictValue', because: refusals.unknownCountry });
  }
}

/** Of the values of a dictionary one is the default: the others are none any more. */
function keepOneDefault(context: Context<unknown>, row: DictEntry): void {
  if (row.isDefault === 0 || row.deleted) return;
  for (const other of entriesIn(context.db, row.dictType)) {
    if (other.isDefault === 0 || other.id === row.id) continue;
    other.isDefault = 0;
    touch(context, other);
  }
}

/** The calls about the values of dictionaries. */
export const dataHandlers = (db: Db): HttpHandler[] =>
  plainHandlers(db, contract, {
    title: '字典数据',
    rows: ({ dictEntries }) => dictEntries,
    create: (base, body): DictEntry => {
      const { labelEn = '', labelTw = '', listClass = PLAIN, remark = '', ...terms } = body;
      return { ...base, isSystem: 0, isFinal: false, ...terms, labelEn, labelTw, listClass, remark };
    },
    mayHave: (_, { dictType, dictValue }, before) => {
      if (!dictTypeOf(db, dictType)) throw invalid('dictType');
      if (before?.dictValue === dictValue) return;
      if (before?.isSystem === 1) throw new Refusal(40303, { because: refusals.builtInValue });
      mustFit(db, dictType, dictValue, before?.id);
    },
    mayGo: (_, { isSystem }) => {
      if (isSystem === 1) throw new Refusal(40303, { because: refusals.builtInValue });
    },
    after: (context, row) => {
      keepOneDefault(context, row);
      dictionariesChanged(db);
    },
  });
