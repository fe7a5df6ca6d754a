const STARS = '*';

const hidden = (text: string, shown: (index: number) => boolean): string =>
  Array.from(text, (char, index) => (shown(index) ? char : STARS)).join('');

/** `310101199104120011` → `3****************1`; nothing of what is shorter than four characters. */
export const maskedNo = (no: string): string =>
  hidden(no, (index) => no.length >= 4 && (index === 0 || index === no.length - 1));

/** Two numbers beside each other: masked where they agree, so that only what differs can be read. */
export function compared(given: string, read: string): [given: string, read: string] {
  if (!read) return [maskedNo(given), ''];
  const most = Math.max(given.length, read.length);
  const differs = (index: number) => given[index] !== read[index];
  const shown = (index: number) => differs(index) || index === 0 || index === most - 1;
  return [hidden(given, shown), hidden(read, shown)];
}

const WEIGHTS = [7, 9, 10, 5, 8, 4, 2, 1, 6, 3, 7, 9, 10, 5, 8, 4, 2];

/** The last character of an ID card number, from the seventeen digits before it. */
export const checkDigit = (digits: string): string =>
  '10X98765432'[WEIGHTS.reduce((sum, weight, index) => sum + weight * Number(digits[index]), 0) % 11] ?? '';

const isCardNo = (no: string): boolean => /^\d{17}[\dX]$/.test(no) && no[17] === checkDigit(no.slice(0, 17));

/** Whether a number can be one of its kind: ID cards of the mainland carry a checksum. */
export const isDocumentNo = (countryCode: string, docType: number, no: string): boolean =>
  countryCode === 'CN' && docType === 1 ? isCardNo(no) : /^[\dA-Z-]{4,32}$/i.test(no);

const CHINESE = new Set(['CN', 'TW', 'HK', 'MO']);

/** Whether a name is possible for a person of that country. */
export const isRealName = (countryCode: string, name: string): boolean =>
  CHINESE.has(countryCode)
    ? /^\p{Script=Han}{1,6}(?:[·•]\p{Script=Han}{1,6}){0,2}$/u.test(name)
    : /^[\p{L}\p{M}' -]{1,64}$/u.test(name);
