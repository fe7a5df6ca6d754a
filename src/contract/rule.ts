import { readShape } from './field/read';
import type { Readable } from './field/read';
import type { Shape } from './field/field';
import { words } from './words';

/** A sentence in simplified Chinese, English and traditional Chinese. */
export type Sentence = readonly [zh: string, en: string, tw: string];

/** The name of what a rule says. */
export type RuleWord = keyof typeof words;

/**
 * What has to hold between fields of one record. The form checks it at the field before it sends, a backend refuses with
 * 40000 at the same field and with the same words.
 */
export interface RecordRule {
  /** The field at which a form and a refusal say it. */
  readonly field: string;
  /** The fields it looks at. */
  readonly reads: readonly string[];
  /** What is wrong with a record; `null` when nothing is, or when one of the fields cannot be read. */
  readonly check: (record: object) => Sentence | null;
}

/** A sentence with its places filled: `{n}` by what is given, `{part}` by another sentence. */
export function sentence(
  word: RuleWord,
  params: Readonly<Record<string, string | number>> = {},
  part: Sentence = ['', '', ''],
): Sentence {
  const filled = (place: 0 | 1 | 2): string =>
    words[word][place].replace(/\{(\w+)\}/g, (hole, name: string) =>
      name === 'part' ? part[place] : String(params[name] ?? hole),
    );
  return [filled(0), filled(1), filled(2)];
}

/**
 * A rule over these fields; `check` is pure and names what is wrong, or says it. A field that is left out is `undefined`.
 */
export const rule = <S extends Shape>(
  field: keyof S & string,
  shape: S,
  check: (record: Readable<S>) => RuleWord | Sentence | null,
): RecordRule => ({
  field,
  reads: Object.keys(shape),
  check: (record) => {
    const read = readShape(shape, record);
    const wrong = read === null || read.unreadable ? null : check(read);
    return typeof wrong === 'string' ? words[wrong] : wrong;
  },
});

/** The first rule that a record breaks, and what it says. */
export function brokenRule(
  rules: readonly RecordRule[],
  record: object,
): { field: string; words: Sentence } | null {
  for (const { field, check } of rules) {
    const words = check(record);
    if (words) return { field, words };
  }
  return null;
}
