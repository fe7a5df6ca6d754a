import { OnOff } from '../../src/contract/block/switchFlow';
import type { Db } from './db';
import type { Texts } from './rows';
import type { DictEntry, DictType } from './systemRows';

/** A dictionary by its name. */
export const dictTypeOf = (db: Db, name: string): DictType | undefined =>
  [...db.dictTypes.values()].find(({ dictType, deleted }) => dictType === name && !deleted);

/** The values of a dictionary, in no order; those that are switched off too. */
export const entriesIn = (db: Db, name: string): DictEntry[] =>
  [...db.dictEntries.values()].filter(({ dictType, deleted }) => dictType === name && !deleted);

/** True when a code stands in a dictionary and is switched on. */
export const inDictionary = (db: Db, dictType: string, value: string | number): boolean =>
  entriesIn(db, dictType).some((entry) => entry.dictValue === String(value) && entry.status === OnOff.on);

/** The words of a code; the code itself where the dictionary does not know it. */
export function dictTexts(db: Db, dictType: string, value: string): Texts {
  const entry = entriesIn(db, dictType).find((item) => item.dictValue === value);
  return entry ? [entry.dictLabel, entry.labelEn, entry.labelTw] : [value, value, value];
}

/** The words of several codes, as a list. */
export function dictList(db: Db, dictType: string, codes: readonly string[]): Texts {
  const texts = codes.map((code) => dictTexts(db, dictType, code));
  const [zh, en, tw] = [0, 1, 2].map((place) => texts.map((one) => one[place]));
  return [zh?.join('、') ?? '', en?.join(', ') ?? '', tw?.join('、') ?? ''];
}
