import type { contractSymbol } from '@/contract/contract/symbol';
import type { RowOf } from '@/contract/resource';
import { MOST_LEVERAGE } from '@/contract/contract/symbol';
import type { Rule } from '@/crud/field/field';
import type { Translate } from '@/i18n';
import type { Key } from '@/i18n/keys';
import { cmp, parseMoney } from '@/lib/money';

export type RiskTier = RowOf<typeof contractSymbol>['riskTiers'][number];

/** One row of the editor: whatever has been typed. */
export interface TypedTier {
  maxNotional: string;
  maxLeverage: string;
  mmr: string;
}

const above = (text: string, least: string): boolean => {
  const amount = parseMoney(text);
  return amount !== null && cmp(amount, least) > 0;
};

const isLeverage = (text: string): boolean => /^[1-9]\d{0,2}$/.test(text) && Number(text) <= MOST_LEVERAGE;

/** What is wrong with one tier, given the one before it; `null` for nothing. */
function tierProblem(tier: TypedTier, before: TypedTier | undefined): Key | null {
  if (!above(tier.maxNotional, before?.maxNotional ?? '0')) return 'contractSymbol.tierNotional';
  if (!isLeverage(tier.maxLeverage)) return 'contractSymbol.tierLeverage';
  if (before && Number(tier.maxLeverage) >= Number(before.maxLeverage)) return 'contractSymbol.tierFalls';
  if (!above(tier.mmr, before?.mmr ?? '0') || above(tier.mmr, '99.999999')) return 'contractSymbol.tierRate';
  return null;
}

/** The rows that the field holds, as texts. */
export const typedTiers = (value: unknown): TypedTier[] =>
  (Array.isArray(value) ? value : []).map((row: unknown) => {
    const at = (name: keyof TypedTier): string => {
      const found: unknown = typeof row === 'object' && row !== null ? Reflect.get(row, name) : undefined;
      return typeof found === 'string' || typeof found === 'number' ? String(found) : '';
    };
    return { maxNotional: at('maxNotional'), maxLeverage: at('maxLeverage'), mmr: at('mmr') };
  });

/** The problem of each row, in its order. */
export const tierProblems = (tiers: readonly TypedTier[]): (Key | null)[] =>
  tiers.map((tier, place) => tierProblem(tier, tiers[place - 1]));

/** There is a tier, worth and rate rise from one to the next, and leverage falls. */
export const areTiers: Rule = (value, t: Translate) => {
  const tiers = typedTiers(value);
  if (tiers.length === 0) return t('crud.rule.required');
  const place = tierProblems(tiers).findIndex((problem) => problem !== null);
  const problem = tierProblems(tiers)[place];
  return problem ? t('contractSymbol.tierIn', { n: place + 1, problem: t(problem) }) : null;
};
