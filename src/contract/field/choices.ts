import * as v from 'valibot';
import type { Field } from './field';
import { anyText, field } from './shared';

const LONGEST_WORD = 64;

/**
 * One of a few words that no dictionary holds and the client words itself. One that is not among them is read all
 * the same and equals none of them.
 */
export function choice<const Word extends string>(
  words: Readonly<Record<string, Word>>,
): Field<'choice', Word, Word>;
export function choice(words: Readonly<Record<string, string>>): Field<'choice', string, string> {
  const choices = Object.values(words);
  return field('choice', v.picklist(choices), anyText(LONGEST_WORD), '', { choices }, (raw) =>
    choices.some((word) => word === raw),
  );
}
