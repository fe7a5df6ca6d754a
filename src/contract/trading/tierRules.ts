import { ONE, textOf, unitsOf } from '../exact';
import { sentence } from '../rule';
import type { Sentence } from '../rule';

/** Highest leverage of any symbol. */
export const MOST_LEVERAGE = 125;

/** Margin ratio, in percent, from which a position is in warning. At 100 it is liquidated. */
export const WARNING_RATIO = 80;

/** A step of the risk limits as it is typed, stored or sent. */
export interface Tier {
  readonly maxNotional: string;
  readonly maxLeverage: number | string;
  readonly mmr: string;
}

/** The steps that a value holds, as texts, whatever has been typed. */
export const tiersIn = (value: unknown): Readonly<Record<keyof Tier, string>>[] =>
  (Array.isArray(value) ? value : []).map((row: unknown) => {
    const at = (name: keyof Tier): string => {
      const found: unknown = typeof row === 'object' && row !== null ? Reflect.get(row, name) : undefined;
      return typeof found === 'string' || typeof found === 'number' ? String(found) : '';
    };
    return { maxNotional: at('maxNotional'), maxLeverage: at('maxLeverage'), mmr: at('mmr') };
  });

const isLeverage = (value: Tier['maxLeverage']): boolean =>
  /^[1-9]\d{0,2}$/.test(String(value)) && Number(value) <= MOST_LEVERAGE;

/** True for an amount that is above another; an amount that cannot be read is above none. */
function isAbove(text: string, least: string): boolean {
  const [amount, bound] = [unitsOf(text), unitsOf(least)];
  return amount !== null && bound !== null && amount > bound;
}

/**
 * A position opened at the full leverage of its tier has a margin ratio of maintenance × leverage at once. Below 100 % it is
 * not liquidated while the price stands; that it is below the warning as well leaves room for the fee, for the mark that is a
 * little off the price of the deal, and for the first moves of the price.
 */
const leavesRoom = ({ maxLeverage, mmr }: Tier): boolean =>
  (unitsOf(mmr) ?? 0n) * BigInt(maxLeverage) < BigInt(WARNING_RATIO) * ONE;

/** What is wrong with one step, given the one before it; `null` for nothing. */
function tierFault(tier: Tier, before: Tier | undefined): Sentence | null {
  const { maxNotional, maxLeverage, mmr } = tier;
  if (!isAbove(maxNotional, before?.maxNotional ?? '0')) return sentence('rule.tierNotional');
  if (!isLeverage(maxLeverage)) return sentence('rule.tierLeverage', { most: MOST_LEVERAGE });
  if (before && Number(maxLeverage) >= Number(before.maxLeverage)) return sentence('rule.tierFalls');
  if (!isAbove(mmr, before?.mmr ?? '0')) return sentence('rule.tierRate');
  if (leavesRoom(tier)) return null;
  const most = textOf((BigInt(WARNING_RATIO) * ONE) / BigInt(maxLeverage), 4);
  return sentence('rule.tierUnsafe', { leverage: maxLeverage, most });
}

/** What is wrong with each step, in their order. */
export const tierFaults = (tiers: readonly Tier[]): (Sentence | null)[] =>
  tiers.map((tier, place) => tierFault(tier, tiers[place - 1]));

/**
 * There is a step; worth and maintenance rate rise from one to the next, leverage falls, and no step puts a position at its
 * full leverage near its liquidation.
 */
export function tiersAreSafe(tiers: readonly Tier[]): Sentence | null {
  if (tiers.length === 0) return sentence('rule.noTier');
  const faults = tierFaults(tiers);
  const place = faults.findIndex((fault) => fault !== null);
  const found = faults[place];
  if (!found) return null;
  return sentence('rule.tierIn', { n: place + 1 }, found);
}

/** The step that a worth falls into; what is beyond the last stays in it. */
const tierAt = (tiers: readonly Tier[], worth: bigint): Tier | undefined =>
  tiers.find(({ maxNotional }) => worth <= (unitsOf(maxNotional) ?? 0n)) ?? tiers.at(-1);

/** True when some worth gets more leverage, or needs less maintenance, than before. */
export function tiersLoosen(before: readonly Tier[], after: readonly Tier[]): boolean {
  const worths = [...before, ...after].flatMap(({ maxNotional }) => {
    const worth = unitsOf(maxNotional) ?? 0n;
    return [worth, worth + 1n];
  });
  return worths.some((worth) => {
    const [own, other] = [tierAt(before, worth), tierAt(after, worth)];
    if (!own || !other) return true;
    return (
      Number(other.maxLeverage) > Number(own.maxLeverage) ||
      (unitsOf(other.mmr) ?? 0n) < (unitsOf(own.mmr) ?? 0n)
    );
  });
}
