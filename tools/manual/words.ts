import type { Words } from '@/i18n/keys';
import type { Say } from '../../src/domain/manual/useSay';
import { LANGUAGES } from '@/i18n/languages';
import type { Language } from '@/i18n/languages';
import { seededDictionaries } from '../openapi/words';

/** Places of the languages in the names of dictionaries. */
const CODES = { 'zh-cn': 'zh-CN', en: 'en', 'zh-tw': 'zh-TW' } as const;

const words = new Map(
  Object.values(
    import.meta.glob<Words>(
      [
        '../../src/i18n/words/*.ts',
        '../../src/views/**/words.ts',
        '../../src/domain/manual/words/*.ts',
        '../../src/contract/words.ts',
      ],
      { eager: true, import: 'words' },
    ),
  ).flatMap((file) => Object.entries(file)),
);

/** Says keys of messages in a language, as the console does. */
export const saying =
  (language: Language): Say =>
  (keys, params = {}) => {
    const all = typeof keys === 'string' ? [keys] : keys;
    const found = all.flatMap((key) => words.get(key)?.[LANGUAGES.indexOf(language)] ?? []);
    const text = found[0] ?? all.at(-1)?.split('.').at(-1) ?? '';
    return text.replace(/\{\{(\w+)\}\}/g, (hole, name: string) => String(params[name] ?? hole));
  };

/** Whether there are words for a message. */
export const isSaid = (key: string): boolean => words.has(key);

/** The word for a code of a dictionary of the demo; `undefined` where it has none. */
export const codeWord = (language: Language, type: string, code: string): string | undefined =>
  seededDictionaries()
    .find((one) => one.type === type)
    ?.codes.find((one) => one.code === code)?.words[CODES[language]];
