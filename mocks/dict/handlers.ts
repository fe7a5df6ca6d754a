import type { HttpHandler } from 'msw';
import type { DictData } from '@/api/types';
import { getDictData } from '../../src/contract/shell/dict';
import { OnOff } from '../../src/contract/block/switchFlow';
import type { Db } from '../core/db';
import { dictTypeOf, entriesIn } from '../core/dictionary';
import { answer } from '../core/http';
import { dataHandlers } from './data';
import { typeHandlers } from './types';

/** A dictionary as screens use it; a non-empty `defaultValue` moves the default. */
function dictDataOf(db: Db, dictType: string, defaultValue: string | undefined): DictData {
  const type = dictTypeOf(db, dictType);
  if (!type || type.status !== OnOff.on) return { info: { name: '', remark: '' }, values: null };
  const entries = entriesIn(db, dictType).sort((a, b) => a.dictSort - b.dictSort || a.id - b.id);
  const moved = entries.some((entry) => entry.dictValue === defaultValue);
  return {
    info: { name: type.dictName, remark: type.remark },
    values: entries.map((entry) => ({
      key: entry.dictValue,
      value: entry.dictLabel,
      isDefault: moved ? Number(entry.dictValue === defaultValue) : entry.isDefault,
      ...(entry.listClass ? { listClass: entry.listClass } : {}),
      ...(entry.isFinal ? { isFinal: true } : {}),
      ...(entry.status === OnOff.on ? {} : { isOff: true }),
      i18n: { en: entry.labelEn, tw: entry.labelTw },
    })),
  };
}

export const dictHandlers = (db: Db): HttpHandler[] => [
  answer(db, getDictData, ({ input }) => dictDataOf(db, input.dictType, input.defaultValue)),
  ...typeHandlers(db),
  ...dataHandlers(db),
];
