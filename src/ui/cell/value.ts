import type { LocalTexts } from '@/api/types';
/** Shown instead of a missing value. An empty text and a zero are values. */
export const NONE = '—';

/** A value of a row as text; `null` if it is missing, unreadable, or not a single value. */
export function textOf(value: unknown): string | null {
  switch (typeof value) {
    case 'string':
      return value;
    case 'number':
      // `NaN` represents a number that could not be read.
      return Number.isNaN(value) ? null : String(value);
    case 'boolean':
    case 'bigint':
      return String(value);
    default:
      return null;
  }
}

/** A list of values as texts. A single value is a list of one; empty texts are left out. */
export function textsOf(value: unknown): string[] {
  const list: readonly unknown[] = Array.isArray(value) ? value : [value];
  return list
    .map(textOf)
    .filter((text) => text !== null)
    .filter((text) => text !== '');
}

/** A value of a row as a text in three languages; missing languages are empty. */
export function localTexts(value: unknown): LocalTexts {
  const given = typeof value === 'object' && value !== null ? value : {};
  const texts = new Map<string, unknown>(Object.entries(given));
  const one = (tongue: string) => textOf(texts.get(tongue)) ?? '';
  return { zh: one('zh'), en: one('en'), tw: one('tw') };
}

/** A count as text; a dash for one that could not be read. */
export const countText = (count: number): string => textOf(count) ?? NONE;
