import type { Rule } from '@/crud/field/field';

/** Compiles a pattern that is anchored at both ends; `null` if it is not anchored or does not compile. */
export function patternOf(source: string): RegExp | null {
  if (!source.startsWith('^') || !source.endsWith('$')) return null;
  try {
    return new RegExp(source, 'u');
  } catch {
    return null;
  }
}

/** The pattern must compile and be anchored at both ends. */
export const isPattern: Rule = (value, t) =>
  typeof value === 'string' && value !== '' && patternOf(value) === null ? t('walletCode.badPattern') : null;

/** The code must be `COIN-PROTOCOL`, built from the other two fields of the form. */
export const isWalletCode: Rule = (value, t, all) =>
  typeof value === 'string' && value !== `${String(all['coin'])}-${String(all['protocol'])}`
    ? t('walletCode.badCode')
    : null;

/** The URL must start with `https://` and contain the placeholder. */
export const explorerOf =
  (place: string): Rule =>
  (value, t) =>
    typeof value === 'string' && value !== '' && !(value.startsWith('https://') && value.includes(place))
      ? t('walletCode.badExplorer', { place })
      : null;
