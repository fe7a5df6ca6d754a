import { EnvelopeStatus } from '../../../src/contract/campaign/envelopeFlow';
import { EnvelopeType } from '../../../src/contract/campaign/envelopeRules';
import { EnvelopeCondition } from '../../../src/contract/campaign/redEnvelope';
import type { Random } from '../../core/random';
import { DAY, HOUR, MINUTE } from '../../core/time';

/** An envelope of the past, and what becomes of it. */
export interface EnvelopePlan {
  /** When it is sent, in milliseconds. */
  at: number;
  type: EnvelopeType;
  coin: string;
  /** Each part on average, in the coin. */
  average: number;
  count: number;
  /** How many parts are claimed. */
  claims: number;
  condition: EnvelopeCondition;
  hours: number;
  fate: EnvelopeStatus;
  /** True: three accounts of one person are among the first who claim. */
  ring: boolean;
}

const { waiting, active, finished, expired, cancelled, rejected } = EnvelopeStatus;
const { anyone, newMember, verified, traded } = EnvelopeCondition;
const { lucky, equal, exclusive } = EnvelopeType;

const plain = {
  type: lucky,
  coin: 'USDT',
  average: 5,
  condition: anyone,
  hours: 24,
  ring: false,
} as const;

/** Coins now and then, with a small part in each. */
const COINS: readonly (readonly [coin: string, average: number])[] = [
  ['TRX', 20],
  ['DOGE', 25],
  ['USDC', 4],
];

/** Parts of the platform's envelopes that were all claimed. */
const CLAIMED = [
  ...Array.from({ length: 12 }, () => 20),
  ...Array.from({ length: 10 }, () => 25),
  42,
] as const;

/** The platform's envelopes of the past two months. */
export function platformPlans(now: number): EnvelopePlan[] {
  const day = (place: number, of: number): number => now - 57 * DAY + Math.floor((place * 55 * DAY) / of);
  const whole = CLAIMED.map((count, place): EnvelopePlan => {
    const [coin, average] = COINS[place % 8] ?? ['USDT', place % 4 === 3 ? 8 : 4];
    return {
      ...plain,
      at: day(place, CLAIMED.length) + 10 * HOUR,
      type: place % 3 === 1 ? equal : lucky,
      coin,
      average: count > 40 ? 30 : average,
      count,
      claims: count,
      condition: place % 5 === 2 ? verified : anyone,
      fate: finished,
      ring: place % 6 === 5,
    };
  });
  const gifts = Array.from({ length: 8 }, (_, place): EnvelopePlan => {
    const fate = place === 4 ? expired : finished;
    const claims = fate === finished ? 1 : 0;
    const own = { type: exclusive, average: 48 + 10 * place, count: 1, hours: 72 };
    return { ...plain, ...own, at: day(place, 9) + 4 * HOUR, claims, fate };
  });
  const left = [
    { at: day(2, 8), count: 30, claims: 4, condition: newMember, hours: 48 },
    { at: day(3, 8), count: 30, claims: 20 },
    { at: day(5, 8), count: 30, claims: 24, type: equal },
    { at: day(7, 8), count: 30, claims: 17, condition: verified },
  ].map((one): EnvelopePlan => ({ ...plain, ...one, fate: expired }));
  const stopped = [
    { at: day(4, 9), count: 20, claims: 6, ring: true },
    { at: day(6, 9), count: 20, claims: 9 },
  ].map((one): EnvelopePlan => ({ ...plain, ...one, fate: cancelled }));
  const refused = [
    { at: day(5, 11), average: 25, count: 200 },
    { at: day(8, 11), average: 40, count: 50 },
  ].map((one): EnvelopePlan => ({ ...plain, ...one, claims: 0, fate: rejected }));
  const open = [
    { at: now - 20 * HOUR, count: 30, claims: 17, hours: 48, ring: true },
    { at: now - 9 * HOUR, count: 20, claims: 8, type: equal },
    { at: now - 5 * HOUR, count: 50, claims: 27, average: 6, hours: 48 },
    { at: now - 2 * HOUR, count: 10, claims: 0, condition: traded, hours: 72 },
  ].map((one): EnvelopePlan => ({ ...plain, ...one, fate: active }));
  const asked: EnvelopePlan = {
    ...plain,
    at: now - 35 * MINUTE,
    average: 15,
    count: 100,
    claims: 0,
    hours: 96,
    fate: waiting,
  };
  return [...whole, ...gifts, ...left, ...stopped, ...refused, ...open, asked];
}

/** Members' envelopes of the past weeks: what they send follows from what they have. */
export function memberPlans(now: number, random: Random): EnvelopePlan[] {
  const own = { ...plain, average: 0 };
  const since = (days: number): number => now - days * DAY + random.int(0, 600) * MINUTE;
  const whole = [3, 4, 5, 6, 3, 4, 5, 6].map((count, place): EnvelopePlan => {
    return { ...own, at: since(34 - 4 * place), count, claims: count, fate: finished };
  });
  const gifts = [21, 9].map((days): EnvelopePlan => {
    return { ...own, type: exclusive, at: since(days), count: 1, claims: 1, fate: finished };
  });
  const left = [29, 17, 12, 5].map((days): EnvelopePlan => {
    return { ...own, at: since(days), count: 5, claims: 2, fate: expired };
  });
  return [
    ...whole,
    ...gifts,
    ...left,
    { ...own, at: since(14), count: 4, claims: 1, fate: cancelled },
    { ...own, at: now - 3 * HOUR, count: 5, claims: 2, fate: active },
  ];
}
