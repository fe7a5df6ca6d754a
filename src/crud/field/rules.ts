import { LEAST_REASON } from '@/contract/field/limits';
import { cmp, countDecimals, parseMoney, parseSigned } from '@/lib/money';
import { localTexts } from '@/ui/cell/value';
import { isEmptyHtml } from '@/contract/html/plain';
import { isWithin } from '@/contract/guard';
import type { RecordRule } from '@/contract/rule';
import type { Key } from '@/i18n/keys';
import { sentenceIn } from './sentence';
import type { Rule } from './field';

const isBlank = (value: unknown) =>
  value === undefined || value === null || value === '' || (Array.isArray(value) && value.length === 0);

/** A value is required; whitespace alone counts as empty. */
export const required: Rule = (value, t) =>
  isBlank(typeof value === 'string' ? value.trim() : value) ? t('crud.rule.required') : null;

/** All of `count` options have to be chosen. */
export const allOf =
  (count: number): Rule =>
  (value, t) =>
    Array.isArray(value) && value.length >= count ? null : t('crud.rule.all', { n: count });

/** Number of code points: an emoji counts as one. */
const length = (text: string) => Array.from(text).length;

/** At most `max` characters. */
export const maxChars =
  (max: number): Rule =>
  (value, t) =>
    // The cheap comparison comes first, because counting the code points of several megabytes is slow.
    typeof value === 'string' && value.length > max && (value.length > 2 * max || length(value) > max)
      ? t('crud.rule.maxChars', { max })
      : null;

/** At least `min` characters; an empty value is left to `required`. */
export const minChars =
  (min: number): Rule =>
  (value, t) =>
    typeof value === 'string' && value !== '' && length(value.trim()) < min
      ? t('crud.rule.minChars', { min })
      : null;

/** A reason that is required: as many characters as the contract asks for. */
export const reasonRules: readonly Rule[] = [required, minChars(LEAST_REASON)];

/** A valid amount other than zero. */
export const money: Rule = (value, t) => {
  if (isBlank(value)) return null;
  const amount = typeof value === 'string' ? parseMoney(value) : null;
  return amount === null || cmp(amount, '0') <= 0 ? t('crud.rule.money') : null;
};

/** A valid amount; zero is allowed. */
export const amount: Rule = (value, t) =>
  isBlank(value) || (typeof value === 'string' && parseMoney(value) !== null) ? null : t('crud.rule.amount');

/** A valid amount; zero and a minus are allowed. */
export const signedAmount: Rule = (value, t) =>
  isBlank(value) || (typeof value === 'string' && parseSigned(value) !== null) ? null : t('crud.rule.amount');

/** At most `scale` decimals. */
export const decimals =
  (scale: number): Rule =>
  (value, t) =>
    typeof value === 'string' && countDecimals(value) > scale ? t('crud.rule.decimals', { scale }) : null;

/** An amount between two bounds, both included. */
export const between =
  (min: string, max: string): Rule =>
  (value, t) => {
    const amount = typeof value === 'string' ? parseMoney(value) : null;
    return amount !== null && (cmp(amount, min) < 0 || cmp(amount, max) > 0)
      ? t('crud.rule.between', { min, max })
      : null;
  };

/** An amount within the bounds of the contract, each of which may be missing. */
export const bounded =
  (min?: number, max?: number): Rule =>
  (value, t) => {
    if (isWithin(value, { min, max })) return null;
    if (max === undefined) return t('crud.rule.atLeast', { min: String(min) });
    if (min === undefined) return t('crud.rule.atMost', { max: String(max) });
    return t('crud.rule.between', { min: String(min), max: String(max) });
  };

/** A rule of the contract between fields of one record, as a check of the field at which it is said. */
export const ruled =
  ({ field, check }: RecordRule): Rule =>
  (value, _, all, record) =>
    sentenceIn(check({ ...record, ...all, [field]: value }));

/** A text that matches a pattern; surrounding whitespace is ignored, since it is not sent. */
export const matches =
  (pattern: RegExp, words: Key = 'crud.rule.pattern'): Rule =>
  (value, t) => {
    const text = typeof value === 'string' ? value.trim() : '';
    return text === '' || pattern.test(text) ? null : t(words);
  };

/** At most `max` entries of a list. */
export const maxEntries =
  (max: number): Rule =>
  (value, t) =>
    Array.isArray(value) && value.length > max ? t('crud.rule.maxEntries', { max }) : null;

/** No entry of a list of words is longer than `max` characters. */
export const maxEntryChars =
  (max: number): Rule =>
  (value, t) =>
    Array.isArray(value) && value.some((word) => typeof word === 'string' && length(word.trim()) > max)
      ? t('crud.rule.maxEntryChars', { max })
      : null;

/** The Chinese text of the three languages is required. */
export const requiredText: Rule = (value, ...rest) => required(localTexts(value).zh, ...rest);

/** The Chinese text of a formatted field shows something. */
export const requiredHtml: Rule = (value, ...rest) => {
  const { zh } = localTexts(value);
  return required(isEmptyHtml(zh) ? '' : zh, ...rest);
};

/** None of the three texts is longer than `max`. */
export const maxEach =
  (max: number): Rule =>
  (value, ...rest) => {
    const { zh, en, tw } = localTexts(value);
    return [zh, en, tw].map((text) => maxChars(max)(text, ...rest)).find(Boolean) ?? null;
  };
