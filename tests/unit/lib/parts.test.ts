import fc from 'fast-check';
import { expect, test } from 'vitest';
import { absolute, cmp, formatUsdt, sub, sum } from '@/lib/money';
import { formatParts } from '@/lib/parts';
import { times } from '../../effort';

/** Positive decimals of up to twelve decimals, nought among them. */
const amount = fc
  .tuple(fc.nat({ max: 10_000_000 }), fc.nat({ max: 999_999_999_999 }), fc.integer({ min: 0, max: 12 }))
  .map(([whole, fraction, decimals]) =>
    decimals === 0 ? `${whole}` : `${whole}.${String(fraction).padStart(12, '0').slice(0, decimals)}`,
  );

/** What is read on screen: below a cent counts as nothing. */
const read = (text: string): string => (text === '<0.01' ? '0' : text.replaceAll(',', ''));

test('parts add up to the whole that is shown, and none is a cent away from its value', () => {
  fc.assert(
    fc.property(fc.array(amount, { maxLength: 12 }), (values) => {
      const shown = formatParts(values);
      const whole = formatUsdt(sum(values));
      expect(cmp(sum(shown.map(read)), read(whole))).toBe(0);
      shown.forEach((text, place) =>
        expect(cmp(absolute(sub(read(text), values[place] ?? '')), '0.01')).toBe(-1),
      );
    }),
    { numRuns: times(300) },
  );
});

test.each([
  [['0.005', '0.004'], ['<0.01', '<0.01'], '<0.01'],
  [['0.006', '0.004'], ['0.01', '<0.01'], '0.01'],
  [['1.114', '1.114', '1.114'], ['1.12', '1.11', '1.11'], '3.34'],
  [['31148.825', '729263.295'], ['31,148.83', '729,263.29'], '760,412.12'],
  [['2.5', '0'], ['2.50', '0.00'], '2.50'],
  [['0.001'], ['<0.01'], '<0.01'],
])('%j are shown as %j below %s', (values, shown, whole) => {
  expect(formatParts(values)).toEqual(shown);
  expect(formatUsdt(sum(values))).toBe(whole);
});

test('what is unknown stays so, and nothing is made to fit it', () => {
  expect(formatParts(['1.005', ''])).toEqual(['1.01', '—']);
  expect(formatParts(['-1.005', '2'])).toEqual(['-1.01', '2.00']);
});
