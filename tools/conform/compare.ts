import type { Field } from '@/contract/field/field';
import { isNumericDict } from '@/contract/field/dictionaries';

type Compare = (a: string, b: string) => number;

const byCodeUnit: Compare = (a, b) => (a < b ? -1 : a > b ? 1 : 0);

/** Plain decimals of any length. */
export function compareDecimals(a: string, b: string): number {
  const scaled = (text: string): bigint => {
    const [, minus = '', whole = '', fraction = ''] = /^(-?)(\d+)(?:\.(\d+))?$/.exec(text) ?? [];
    const digits = BigInt(`${whole || '0'}${fraction.padEnd(40, '0')}`);
    return minus ? -digits : digits;
  };
  const [x, y] = [scaled(a), scaled(b)];
  return x < y ? -1 : x > y ? 1 : 0;
}

const WHOLE = /^-?\d+$/;

const byNumber: Compare = (a, b) =>
  WHOLE.test(a) && WHOLE.test(b) ? compareDecimals(a, b) : byCodeUnit(a, b);

const inAnyCase: Compare = (a, b) => byCodeUnit(a.toLowerCase(), b.toLowerCase());

const collations: readonly Compare[] = ['en', 'zh'].map((language) => new Intl.Collator(language).compare);

/** Orders that values of a field may be in: texts may be ordered by any usual collation. */
function comparesOf({ kind, options: { dict } }: Field): readonly Compare[] {
  switch (kind) {
    case 'money':
    case 'usdt':
    case 'rate':
    case 'percent':
      return [compareDecimals];
    case 'count':
    case 'minutes':
    case 'version':
    case 'flag':
    case 'id':
    case 'member':
      return [byNumber];
    case 'time':
    case 'day':
      return [byCodeUnit];
    case 'code':
      return dict && isNumericDict(dict) ? [byNumber] : [byCodeUnit, inAnyCase, ...collations];
    default:
      return [byCodeUnit, byNumber, inAnyCase, ...collations];
  }
}

/** Kinds whose value in an answer says nothing about the order. */
const UNORDERED = new Set<Field['kind']>([
  'masked',
  'localText',
  'html',
  'tags',
  'codes',
  'records',
  'record',
  'any',
]);

const isMissing = (value: unknown): boolean => value === null || value === '';

/**
 * The first two neighbours that are out of order; `null` when there are none. Missing values and empty texts
 * come last in both directions.
 */
export function disorder(
  field: Field,
  values: readonly unknown[],
  direction: 'asc' | 'desc',
): readonly [before: unknown, after: unknown] | null {
  if (UNORDERED.has(field.kind)) return null;
  const pairs = values.slice(1).map((after, index) => [values[index], after] as const);
  const misplaced = pairs.find(([before, after]) => isMissing(before) && !isMissing(after));
  if (misplaced) return misplaced;
  const given = pairs.filter((pair) => !pair.some(isMissing));
  const sign = direction === 'asc' ? 1 : -1;
  const wrongs = comparesOf(field).map((compare) =>
    given.find(([before, after]) => sign * compare(String(before), String(after)) > 0),
  );
  return wrongs.some((wrong) => wrong === undefined) ? null : (wrongs[0] ?? null);
}
