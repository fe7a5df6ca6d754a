import type { Db } from './db';
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

/** The words of several codes, as a list. */
export function dictList(db: Db, dictType: string, codes: readonly string[]): Texts {
  const texts = codes.map((code) => dictTexts(db, dictType, code));
  const [zh, en, tw] = [0, 1, 2].map((place) => texts.map((one) => one[place]));
  return [zh?.join('、') ?? '', en?.join(', ') ?? '', tw?.join('、') ?? ''];
}
