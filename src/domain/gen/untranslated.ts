import type { Description } from './description';
import { sentence } from './names';

/**
 * What stands before an English text that is yet to be translated, in the characters of its column: "to be translated:". The
 * checks of the words know both.
 */
export const UNTRANSLATED = { zh: '\u5f85\u8bd1\uff1a', tw: '\u5f85\u8b6f\uff1a' } as const;

/** A text in three languages, in the order of a words file; what is missing is the English one behind a mark. */
export function inThree({ zh, en, tw }: Description['title'], name: string): [string, string, string] {
  const english = en.trim() || sentence(name);
  return [zh.trim() || UNTRANSLATED.zh + english, english, tw.trim() || UNTRANSLATED.tw + english];
}
