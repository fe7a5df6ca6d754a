import { messages } from '#mocks/core/messages';
import { isNumericDict } from '@/contract/field/dictionaries';
import { Refusal } from '@/contract/refusals';
import { commentsOf } from '../contract/comments';
import { foundedDb } from '../founded';
import type { Json } from './json';

/** A text in the three languages of the console. */
type Words = Readonly<Record<'zh-CN' | 'en' | 'zh-TW', string>>;

/** A dictionary as the mock backend is seeded with it. */
export interface Dictionary {
  type: string;
  name: string;
  codes: { code: string; words: Words; isDefault: boolean; isFinal: boolean }[];
}

function seeded(): Dictionary[] {
  const db = foundedDb();
  const entries = [...db.dictEntries.values()].toSorted((a, b) => a.dictSort - b.dictSort);
  return [...db.dictTypes.values()]
    .map(({ dictType, dictName }) => ({
      type: dictType,
      name: dictName,
      codes: entries
        .filter((entry) => entry.dictType === dictType)
        .map(({ dictValue, dictLabel, labelEn, labelTw, isDefault, isFinal }) => ({
          code: dictValue,
          words: { 'zh-CN': dictLabel, en: labelEn, 'zh-TW': labelTw },
          isDefault: isDefault === 1,
          isFinal,
        })),
    }))
    .toSorted((a, b) => a.type.localeCompare(b.type));
}

let known: readonly Dictionary[] | undefined;

/** Every seeded dictionary, by type. */
export const seededDictionaries = (): readonly Dictionary[] => (known ??= seeded());

/** A code as it travels. */
export const wireCode = (type: string, code: string): string | number =>
  isNumericDict(type) ? Number(code) : code;

/** The codes of a dictionary as they travel. */
export const codesOf = (type: string): (string | number)[] =>
  seededDictionaries()
    .filter((one) => one.type === type)
    .flatMap(({ codes }) => codes.map(({ code }) => wireCode(type, code)));

const wordsOf = (code: number): Words | null => {
  const found = Object.entries(messages).find(([key]) => key === String(code));
  if (!found) return null;
  const [zh, en, tw] = found[1];
  return { 'zh-CN': zh, en, 'zh-TW': tw };
};

const refusalComments = commentsOf('src/contract/refusals.ts', 'Refusal');

/** Schema of a refusal's code, with names and words. */
export const refusalCodes: Json = {
  type: 'integer',
  enum: Object.values(Refusal),
  'x-enum-varnames': Object.keys(Refusal),
  'x-enum-descriptions': Object.entries(Refusal).map(
    ([name, code]) => refusalComments.part(name).comment || (wordsOf(code)?.en ?? ''),
  ),
  'x-words': Object.fromEntries(Object.values(Refusal).map((code) => [code, wordsOf(code)])),
};
