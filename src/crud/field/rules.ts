import { cmp, countDecimals, parseMoney } from '@/lib/money';
import { localTexts } from '@/ui/cell/value';
import type { Key } from '@/i18n/keys';
import type { Rule } from './field';

const isBlank = (value: unknown) =>
  value === undefined || value === null || value === '' || (Array.isArray(value) && value.length === 0);

/** Something has to be there; blanks alone are nothing. */
export const required: Rule = (value, t) =>
  isBlank(typeof value === 'string' ? value.trim() : value) ? t('crud.rule.required') : null;

/** All of so many have to be chosen. */
export const allOf =
  (count: number): Rule =>
  (value, t) =>
    Array.isArray(value) && value.length >= count ? null : t('crud.rule.all', { n: count });

/** Characters as people count them: an emoji is one. */
const length = (text: string) => Array.from(text).length;

/** At most `max` characters. */
export const maxChars =
  (max: number): Rule =>
  (value, t) =>
    // The cheap test first: counting five megabytes takes time.
    typeof value === 'string' && value.length > max && (value.length > 2 * max || length(value) > max)
      ? t('crud.rule.maxChars', { max })
      : null;

/** At least `min` characters; nothing at all is `required`'s business. */
export const minChars =
  (min: number): Rule =>
  (value, t) =>
    typeof value === 'string' && value !== '' && length(value.trim()) < min
      ? t('crud.rule.minChars', { min })
      : null;

/** An amount, and not zero. */
export const money: Rule = (value, t) => {
  if (isBlank(value)) return null;
  const amount = typeof value === 'string' ? parseMoney(value) : null;
  return amount === null || cmp(amount, '0') <= 0 ? t('crud.rule.money') : null;
};

/** An amount; zero is one. */
export const amount: Rule = (value, t) =>
  isBlank(value) || (typeof value === 'string' && parseMoney(value) !== null) ? null : t('crud.rule.amount');

/** At most `scale` digits behind the point. */
export const decimals =
  (scale: number): Rule =>
  (value, t) =>
    typeof value === 'string' && countDecimals(value) > scale ? t('crud.rule.decimals', { scale }) : null;

/** An amount between two, both included. */
export const between =
  (min: string, max: string): Rule =>
  (value, t) => {
    const amount = typeof value === 'string' ? parseMoney(value) : null;
    return amount !== null && (cmp(amount, min) < 0 || cmp(amount, max) > 0)
      ? t('crud.rule.between', { min, max })
      : null;
  };

/** A text of a given form; blanks around it are not sent. */
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

/** Of a text in three languages the Chinese one is wanted. */
export const requiredText: Rule = (value, ...rest) => required(localTexts(value).zh, ...rest);

/** No text of the three is longer. */
export const maxEach =
  (max: number): Rule =>
  (value, ...rest) => {
    const { zh, en, tw } = localTexts(value);
    return [zh, en, tw].map((text) => maxChars(max)(text, ...rest)).find(Boolean) ?? null;
  };
