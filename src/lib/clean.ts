import { halfWidth } from '@/lib/text';

/** Cleaning of input texts while they are typed; for amounts of money see `cleanMoney`. */

/** Whole percent: digits, at most 100; a fraction is cut off. */
export function cleanPercent(text: string): string {
  return atMost100(cleanInteger(text));
}

/** Percent with up to two decimals, at most 100. */
export function cleanPercentDecimal(text: string): string {
  return atMost100(cleanTwoDecimals(text));
}

/** Digits and one point with at most two decimals; a trailing point stays. */
export function cleanTwoDecimals(text: string): string {
  const [whole = '', ...fractions] = digitsAndPoints(text).split('.');
  const start = withoutLeadingZeros(whole);
  if (fractions.length === 0) return start;
  return `${start === '' ? '0' : start}.${fractions.join('').slice(0, 2)}`;
}

/** Digits up to the first point, without leading zeros. */
export function cleanInteger(text: string): string {
  const [whole = '', ...fractions] = digitsAndPoints(text).split('.');
  return whole === '' && fractions.length > 0 ? '0' : withoutLeadingZeros(whole);
}

/** Removes Han characters and all whitespace. */
export function stripChinese(text: string): string {
  return text.replace(/[\p{Script=Han}\s]/gu, '');
}

/** Removes Latin letters, and whitespace at the ends. */
export function stripLetters(text: string): string {
  return text.replace(/[A-Za-z]/g, '').trim();
}

/** Removes whitespace and zero-width characters at the ends. */
export function trimEnds(text: string): string {
  // Without a regular expression: `\s+$` takes quadratic time on a long run of spaces inside the text.
  let start = 0;
  let end = text.length;
  while (start < end && INVISIBLE.test(text.charAt(start))) start += 1;
  while (end > start && INVISIBLE.test(text.charAt(end - 1))) end -= 1;
  return text.slice(start, end);
}

const INVISIBLE = /[\s\u200b\u200e\u200f\u2060\ufeff]/;

function digitsAndPoints(text: string): string {
  return halfWidth(text).replace(/[^\d.]/g, '');
}

function withoutLeadingZeros(digits: string): string {
  return digits.replace(/^0+(?=\d)/, '');
}

function atMost100(percent: string): string {
  return Number(percent) >= 100 ? '100' : percent;
}
