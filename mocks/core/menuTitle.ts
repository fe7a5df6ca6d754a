import type { Texts } from './rows';

/** A title in three languages, as a menu record carries it. */
export const titleOf = ([zh, en, tw]: Texts): string => JSON.stringify({ 'zh-cn': zh, en, 'zh-tw': tw });

const parsed = (title: string): object => {
  try {
    const value: unknown = JSON.parse(title);
    return typeof value === 'object' && value !== null ? value : {};
  } catch {
    return {};
  }
};

const wordIn = (words: object, language: string, fallback: string): string => {
  const word: unknown = Reflect.get(words, language);
  return typeof word === 'string' && word !== '' ? word : fallback;
};

/** The words of a title: those by language, or the text itself in all three. */
export function wordsOfTitle(title: string): Texts {
  const words = title.startsWith('{') ? parsed(title) : {};
  const zh = wordIn(words, 'zh-cn', title);
  return [zh, wordIn(words, 'en', zh), wordIn(words, 'zh-tw', zh)];
}
