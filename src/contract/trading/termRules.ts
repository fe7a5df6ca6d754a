import { ONE, textOf, unitsOf } from '../exact';
import { sentence } from '../rule';
import type { Sentence } from '../rule';
import type { Tier } from './tierRules';

/** Lowest and highest fee, in percent: makers may be paid for what they bring. */
export const FEE_BOUNDS = { min: -0.05, max: 1 } as const;

/** Hours from one funding to the next. */
export const FUNDING_HOURS = [1, 4, 8] as const;

/** Most that all fundings of a day may come to at their cap, in percent of what a position is worth. */
export const MOST_FUNDING_A_DAY = 3;

/** Fewest sources of an index, chosen or heard. */
export const FEWEST_SOURCES = 3;

/** A source that is off the middle of all by more, in percent, is left out. */
export const MOST_DEVIATION = 1;

/** `biz_index_source`: the exchanges whose prices are known. */
export const IndexSource = {
  nova: 'nova',
  orbit: 'orbit',
  polar: 'polar',
  quasar: 'quasar',
  comet: 'comet',
  zenith: 'zenith',
} as const;

/** A size is a whole number of steps. */
export function sizeInSteps(size: string, step: string): Sentence | null {
  const [amount, unit] = [unitsOf(size), unitsOf(step)];
  if (amount === null || unit === null || unit <= 0n || amount % unit === 0n) return null;
  return sentence('rule.notInSteps', { step });
}

/** A size is at least the one before it: smallest order, largest order, largest position. */
export function sizeRises(size: string, least: string): Sentence | null {
  const [amount, bound] = [unitsOf(size), unitsOf(least)];
  return amount === null || bound === null || amount >= bound ? null : sentence('rule.sizeFalls', { least });
}

/** Makers are paid at most what takers bring: each deal has both, and would cost the platform money otherwise. */
export function feesAddUp(takerFee: string, makerFee: string): Sentence | null {
  const [taker, maker] = [unitsOf(takerFee), unitsOf(makerFee)];
  return taker === null || maker === null || taker + maker >= 0n ? null : sentence('rule.feesCost');
}

/** Funding is paid at one of the usual intervals. */
export const intervalIsUsual = (hours: number): Sentence | null =>
  FUNDING_HOURS.some((usual) => usual === hours) ? null : sentence('rule.fundingHours');

const DAY = 24n;

/** All fundings of a day together stay bounded, so that a short interval has a low cap. */
export function capIsBounded(cap: string, hours: number): Sentence | null {
  const amount = unitsOf(cap);
  if (amount === null || intervalIsUsual(hours)) return null;
  const most = (BigInt(MOST_FUNDING_A_DAY) * ONE * BigInt(hours)) / DAY;
  if (amount <= most) return null;
  return sentence('rule.fundingCap', { hours, most: textOf(most, 4), day: MOST_FUNDING_A_DAY });
}

/** Leverages rise, each once, and none is above that of the first risk tier. */
export function leveragesFit(leverages: readonly number[], tiers: readonly Tier[]): Sentence | null {
  const rise = leverages.every((one, place) => {
    const before = leverages[place - 1];
    return before === undefined || before < one;
  });
  if (leverages.length === 0 || !rise) return sentence('rule.leveragesRise');
  const most = Number(tiers[0]?.maxLeverage);
  return Number(leverages.at(-1)) > most ? sentence('rule.leverageMost', { most }) : null;
}

/** The leverage of new positions is one of those that can be chosen. */
export const leverageIsOffered = (leverage: number, leverages: readonly number[]): Sentence | null =>
  leverages.includes(leverage) ? null : sentence('rule.leverageOffered');

/** An index rests on at least three known exchanges, each of them once. */
export function sourcesSuffice(sources: readonly string[]): Sentence | null {
  const known: readonly string[] = Object.values(IndexSource);
  const stranger = sources.find((source) => !known.includes(source));
  if (stranger !== undefined) return sentence('rule.sourceUnknown', { name: stranger });
  if (new Set(sources).size < sources.length) return sentence('rule.sourceTwice');
  return sources.length < FEWEST_SOURCES ? sentence('rule.sourcesFew', { n: FEWEST_SOURCES }) : null;
}
