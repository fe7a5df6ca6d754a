import type { LocalTexts } from '@/api/types';
/** What stands where there is no value; an empty text and a zero stay what they are. */
export const NONE = '—';

/** A value of a row as text; `null` when there is none, or something that is not one value. */
export function textOf(value: unknown): string | null {
  switch (typeof value) {
    case 'string':
      return value;
    case 'number':
      // Stands in for a figure that could not be read.
      return Number.isNaN(value) ? null : String(value);
    case 'boolean':
    case 'bigint':
      return String(value);
    default:
      return null;
  }
}

/** A list of values as texts; one value alone counts as a list of one, an empty text as none. */
export function textsOf(value: unknown): string[] {
  const list: readonly unknown[] = Array.isArray(value) ? value : [value];
  return list
    .map(textOf)
    .filter((text) => text !== null)
    .filter((text) => text !== '');
}

/** A value of a row as a text in three languages; what is missing is empty. */
export function localTexts(value: unknown): LocalTexts {
  const given = typeof value === 'object' && value !== null ? value : {};
  const texts = new Map<string, unknown>(Object.entries(given));
  const one = (tongue: string) => textOf(texts.get(tongue)) ?? '';
  return { zh: one('zh'), en: one('en'), tw: one('tw') };
}
