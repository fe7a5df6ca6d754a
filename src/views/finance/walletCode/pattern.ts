import type { Rule } from '@/crud/field/field';

/** An anchored pattern as one that can be tried; `null` for anything else. */
export function patternOf(source: string): RegExp | null {
  if (!source.startsWith('^') || !source.endsWith('$')) return null;
  try {
    return new RegExp(source, 'u');
  } catch {
    return null;
  }
}

/** It compiles, and covers an address from its beginning to its end. */
export const isPattern: Rule = (value, t) =>
  typeof value === 'string' && value !== '' && patternOf(value) === null ? t('walletCode.badPattern') : null;

/** `COIN-PROTOCOL`, of the coin and the protocol given beside it. */
export const isWalletCode: Rule = (value, t, all) =>
  typeof value === 'string' && value !== `${String(all['coin'])}-${String(all['protocol'])}`
    ? t('walletCode.badCode')
    : null;

/** `https`, with its place for what is looked up. */
export const explorerOf =
  (place: string): Rule =>
  (value, t) =>
    typeof value === 'string' && value !== '' && !(value.startsWith('https://') && value.includes(place))
      ? t('walletCode.badExplorer', { place })
      : null;
