import { compareDecimals, isDecimal } from '../lib/decimal';
import { mapOf } from './field/nested';
import { count, usdt } from './field/numbers';
import { isWithin } from './guard';
import { rule, sentence } from './rule';
import type { RecordRule, Sentence } from './rule';

/** Keys of what decides money or access: a change takes the own password, and a dangerous one a second person. */
export const isGuardedKey = (key: string): boolean =>
  /^(?:adjust|award|campaign|contract|kyc|login|recharge|review|risk|treasury|withdraw)\.|^sys\.(?:export\.|timezone$)/.test(
    key,
  );

const levels = mapOf(usdt());

/** What has to hold between settings, by their keys; values are the texts that are stored, maps are read. */
export const settingRules: readonly RecordRule[] = [
  rule(
    'withdraw.review.secondThreshold',
    { 'withdraw.review.secondThreshold': usdt(), 'withdraw.review.finalThreshold': usdt() },
    (values) =>
      compareDecimals(values['withdraw.review.secondThreshold'], values['withdraw.review.finalThreshold']) > 0
        ? 'rule.secondAboveFinal'
        : null,
  ),
  rule('review.sla.warn', { 'review.sla.warn': count(), 'review.sla.late': count() }, (values) =>
    values['review.sla.warn'] >= values['review.sla.late'] ? 'rule.warnNotBeforeLate' : null,
  ),
  rule('kyc.limit.day', { 'kyc.limit.day': levels, 'kyc.limit.month': levels }, (values) => {
    const { 'kyc.limit.day': day, 'kyc.limit.month': month } = values;
    return Object.keys(day).some((level) => compareDecimals(day[level], month[level]) > 0)
      ? 'rule.dayAboveMonth'
      : null;
  }),
];

/** The rules that look at a setting. */
export const rulesOf = (key: string): RecordRule[] => settingRules.filter(({ reads }) => reads.includes(key));

/** A map from its JSON; any other text as it is. */
export function readable(text: string): unknown {
  if (!text.startsWith('{')) return text;
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}

/** What is wrong between a value and those of other settings; `null` when nothing is. */
export function togetherProblem(
  key: string,
  text: string,
  others: Readonly<Record<string, string>>,
): Sentence | null {
  const values = Object.entries({ ...others, [key]: text }).map(
    ([name, value]) => [name, readable(value)] as const,
  );
  const record = Object.fromEntries(values);
  for (const { check } of rulesOf(key)) {
    const problem = check(record);
    if (problem) return problem;
  }
  return null;
}

/** What decides which texts a value may be. */
export interface ValueTerms {
  valueType: string;
  /** Of a number, or of each number of a map. */
  least?: number | null;
  most?: number | null;
  /** All names that a map, all words that a list or a choice may have; empty: any. */
  names?: readonly string[];
}

function outside(value: string, { least, most }: ValueTerms): Sentence | null {
  const [min, max] = [least ?? undefined, most ?? undefined];
  if (isWithin(value, { min, max })) return null;
  return max === undefined
    ? sentence('value.least', { min: String(min) })
    : sentence('value.between', { min: String(min ?? 0), max: String(max) });
}

const unknown = (given: readonly string[], { names = [] }: ValueTerms): Sentence | null => {
  const name = names.length === 0 ? undefined : given.find((one) => !names.includes(one));
  return name === undefined ? null : sentence('value.unknown', { name: name.slice(0, 40) });
};

const isPlainMap = (value: unknown): value is object =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

function mapProblem(text: string, terms: ValueTerms): Sentence | null {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return sentence('value.json');
  }
  // An entry of the operators' own may be any JSON.
  if ((terms.names ?? []).length === 0) return null;
  if (!isPlainMap(value)) return sentence('value.json');
  const entries = Object.entries(value).map(([name, one]: [string, unknown]) => [name, String(one)] as const);
  if (entries.length === 0) return sentence('value.unreadable');
  const strange = unknown(
    entries.map(([name]) => name),
    terms,
  );
  if (strange) return strange;
  for (const [, one] of entries) {
    const problem = isDecimal(one) ? outside(one, terms) : sentence('value.decimal');
    if (problem) return problem;
  }
  return null;
}

/** Why a text cannot be the value of an entry, in words; `null` when it can. Form and backend ask the same. */
export function valueProblem(terms: ValueTerms, text: string): Sentence | null {
  switch (terms.valueType) {
    case 'number':
      return /^-?\d{1,15}$/.test(text) ? outside(text, terms) : sentence('value.number');
    case 'decimal':
      return isDecimal(text) && !text.startsWith('-') ? outside(text, terms) : sentence('value.decimal');
    case 'bool':
      return text === 'true' || text === 'false' ? null : sentence('value.flag');
    case 'json':
      return mapProblem(text, terms);
    case 'list': {
      const given = text === '' ? [] : text.split(',').map((word) => word.trim());
      return given.every((word) => word !== '') ? unknown(given, terms) : sentence('value.list');
    }
    case 'secret':
      return text === '' ? sentence('value.secret') : null;
    default:
      return unknown([text], terms);
  }
}
