import type { HttpHandler } from 'msw';
import type { DictData } from '@/api/types';
import { object, optional, text } from '../core/check';
import type { Db } from '../core/db';
import { call } from '../core/http';

/** A dictionary as screens use it; a non-empty `defaultValue` moves the default. */
function dictDataOf(db: Db, dictType: string, defaultValue: string | undefined): DictData {
  const type = db.dictTypes.get(dictType);
  if (!type || type.status !== 1) return { info: { name: '', remark: '' }, values: null };
  const entries = [...db.dictEntries.values()]
    .filter((entry) => entry.dictType === dictType && entry.status === 1)
    .sort((a, b) => a.dictSort - b.dictSort);
  const moved = entries.some((entry) => entry.dictValue === defaultValue);
  return {
    info: { name: type.dictName, remark: type.remark },
    values: entries.map((entry) => ({
      key: entry.dictValue,
      value: entry.dictLabel,
      isDefault: moved ? Number(entry.dictValue === defaultValue) : entry.isDefault,
      ...(entry.listClass ? { listClass: entry.listClass } : {}),
      ...(entry.isFinal ? { isFinal: true } : {}),
      i18n: { en: entry.labelEn, tw: entry.labelTw },
    })),
  };
}

export const dictHandlers = (db: Db): HttpHandler[] => [
  call(
    db,
    'GET dict/data/getDictData',
    { permission: 'free' },
    object({ dictType: text(50, 1), defaultValue: optional(text(50)) }),
    ({ input }) => dictDataOf(db, input.dictType, input.defaultValue),
  ),
];
