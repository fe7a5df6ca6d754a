import type { Dictionary } from '../openapi/words';

/** The words of a code as three cells of a table; dashes where no dictionary has it. */
export function wordsIn(dictionaries: readonly Dictionary[], type: string, code: number): string {
  const codes = dictionaries.find((one) => one.type === type)?.codes ?? [];
  const words = codes.find((one) => one.code === String(code))?.words;
  return words ? `${words['zh-CN']} | ${words.en} | ${words['zh-TW']}` : '– | – | –';
}
