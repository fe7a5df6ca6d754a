import * as v from 'valibot';
import type { Field } from './field';
import { anyText, field } from './shared';

const LONGEST_WORD = 64;

/**
 * One of a few values without a dictionary; the client has their messages. An unknown value is read unchanged
 * and equals none of them.
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

/** `choice` with the values only, for fields that the client's code does not compare. */
export function word<const Word extends string>(...words: readonly Word[]): Field<'choice', Word, Word>;
export function word(...words: readonly string[]): Field<'choice', string, string> {
  return choice(Object.fromEntries(words.map((one) => [one, one])));
}
