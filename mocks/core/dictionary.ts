import type { Db } from './db';
import type { Lang } from './refusal';
import type { Texts } from './rows';

/** True when a code stands in a dictionary and is switched on. */
export const inDictionary = (db: Db, dictType: string, value: string | number): boolean =>
  [...db.dictEntries.values()].some(
    (entry) => entry.dictType === dictType && entry.dictValue === String(value) && entry.status === 1,
  );

/** The words of a code; the code itself where the dictionary does not know it. */
export function dictTexts(db: Db, dictType: string, value: string): Texts {
  const entry = [...db.dictEntries.values()].find(
    (item) => item.dictType === dictType && item.dictValue === value,
  );
  return entry ? [entry.dictLabel, entry.labelEn, entry.labelTw] : [value, value, value];
}

/** The word of a code in a language. */
export function dictLabel(db: Db, dictType: string, value: string, lang: Lang): string {
  const [zh, en, tw] = dictTexts(db, dictType, value);
  return { 'zh-cn': zh, en, 'zh-tw': tw }[lang];
}
