import type { Rule } from './field';

/** A whole number as it is written, without leading zeros; full-width digits are digits. `null` for anything else. */
export function wholeNumberOf(value: unknown): number | null {
  if (typeof value === 'number') return Number.isSafeInteger(value) ? value : null;
  if (typeof value !== 'string') return null;
  const text = value.normalize('NFKC').trim();
  return /^(?:0|-?[1-9]\d{0,14})$/.test(text) ? Number(text) : null;
}

/** A whole number from `min` to `max`, both included and either left out. An empty value is left to `required`. */
export const wholeNumber =
  (min?: number | null, max?: number | null): Rule =>
  (value, t) => {
    if (value === undefined || value === null || value === '') return null;
    const number = wholeNumberOf(value);
    const [least, most] = [min ?? -Infinity, max ?? Infinity];
    if (number !== null && number >= least && number <= most) return null;
    if (Number.isFinite(least) && Number.isFinite(most))
      return t('crud.rule.wholeBetween', { min: least, max: most });
    if (Number.isFinite(least)) return t('crud.rule.wholeFrom', { min: least });
    return Number.isFinite(most) ? t('crud.rule.wholeTo', { max: most }) : t('crud.rule.whole');
  };

/** What is sent for a whole number that was typed. */
export const sentNumber = (value: unknown): unknown => wholeNumberOf(value) ?? value;
