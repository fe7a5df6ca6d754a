import fc from 'fast-check';
import { expect, test } from 'vitest';
import { shownAmount } from '@/lib/amount';
import { absolute, cmp, formatMoney, isZero, sub } from '@/lib/money';

const digits = (least: number, most: number) =>
  fc.array(fc.integer({ min: 0, max: 9 }), { minLength: least, maxLength: most }).map((all) => all.join(''));

/** Amounts as servers send them: up to eighteen digits on either side of the point. */
const amount = fc
  .tuple(fc.boolean(), digits(1, 18), fc.option(digits(1, 18)))
  .map(
    ([minus, whole, part]) =>
      `${minus ? '-' : ''}${whole.replace(/^0+(?=\d)/, '')}${part === null ? '' : `.${part}`}`,
  );

const plain = (text: string) => text.replaceAll(/[,+]/g, '');

test.each([
  ['1234.5', '1,234.5', false],
  ['0.12345678', '0.12345678', false],
  ['0.123456789', '0.12345678', true],
  ['1.999999999', '1.99999999', true],
  ['-1.999999999', '-1.99999999', true],
  ['0.000000000000000001', '<0.00000001', false],
  ['-0.000000001', '>-0.00000001', false],
  ['0.100000000', '0.1', false],
  ['', '—', false],
  [null, '—', false],
])('the amount %s is seen as %s', (value, text, isCut) => {
  expect(shownAmount(value)).toMatchObject({ text, isCut });
});

test('a percentage is seen with as many digits as it is given', () => {
  expect(shownAmount('-33.33333', { decimals: 4, sign: true })).toEqual({
    whole: '-33.33333',
    text: '-33.3333',
    isCut: true,
  });
  expect(shownAmount('0.00001', { decimals: 4, sign: true }).text).toBe('<0.0001');
});

test('all of an amount is kept beside what is seen of it', () => {
  fc.assert(
    fc.property(amount, fc.boolean(), (value, sign) => {
      expect(shownAmount(value, { sign }).whole).toBe(formatMoney(value, { sign }));
    }),
  );
});

test('what is seen is never more than there is, and less by no more than the digits that are cut', () => {
  fc.assert(
    fc.property(amount, fc.integer({ min: 1, max: 12 }), (value, decimals) => {
      const { text, isCut, whole } = shownAmount(value, { decimals });
      const last = `0.${'1'.padStart(decimals, '0')}`;
      expect(text.split('.')[1]?.length ?? 0).toBeLessThanOrEqual(decimals);
      if (/[<>]/.test(text)) {
        expect(isZero(value)).toBe(false);
        expect(cmp(absolute(value), last)).toBe(-1);
        expect(text).toBe(value.startsWith('-') ? `>-${last}` : `<${last}`);
        return;
      }
      expect(whole.startsWith(text)).toBe(true);
      const hidden = sub(absolute(value), absolute(plain(text)));
      expect(cmp(hidden, '0')).toBe(isCut ? 1 : 0);
      expect(cmp(hidden, last)).toBe(-1);
    }),
  );
});
