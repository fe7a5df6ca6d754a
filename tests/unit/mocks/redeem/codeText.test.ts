import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  checkCharacter,
  CODE_ALPHABET,
  CODE_LENGTH,
  isCodeText,
  maskedCode,
  plainCode,
  shortestLength,
} from '@/contract/campaign/redeemCodeText';
import { secureDraw } from '#mocks/redeem/draw';

const characters = CODE_ALPHABET.split('');

const body = fc.string({
  unit: fc.constantFrom(...characters),
  minLength: CODE_LENGTH.min - 1,
  maxLength: CODE_LENGTH.max - 1,
});

const code = body.map((drawn) => drawn + checkCharacter(drawn));

const place = fc.nat({ max: CODE_LENGTH.max - 1 });

test('no character of a code looks like another one', () => {
  expect(CODE_ALPHABET).toBe('23456789ABCDEFGHJKMNPQRSTUVWXYZ');
});

test('every code that ends with its check character is one', () => {
  fc.assert(fc.property(code, (whole) => isCodeText(whole)));
});

test('any single wrong character is found', () => {
  fc.assert(
    fc.property(code, place, fc.constantFrom(...characters), (whole, at, other) => {
      const index = at % whole.length;
      fc.pre(whole[index] !== other);
      expect(isCodeText(whole.slice(0, index) + other + whole.slice(index + 1))).toBe(false);
    }),
  );
});

test('any exchange of two different characters is found, next to each other or not', () => {
  fc.assert(
    fc.property(code, place, place, (whole, one, other) => {
      const [from, to] = [one % whole.length, other % whole.length];
      fc.pre(whole[from] !== whole[to]);
      const chars = whole.split('');
      [chars[from], chars[to]] = [chars[to] ?? '', chars[from] ?? ''];
      expect(isCodeText(chars.join(''))).toBe(false);
    }),
  );
});

test('a code is one however it is typed, and none with a character that no code has', () => {
  const whole = `ABCD-EFGH ${checkCharacter('ABCDEFGH')}`;
  expect(isCodeText(plainCode(whole.toLowerCase()))).toBe(true);
  for (const wrong of ['0', 'O', '1', 'I', 'L']) expect(isCodeText(`ABCDEFG${wrong}H`)).toBe(false);
});

test('at least six characters of a code are hidden', () => {
  expect(maskedCode('ABCDEFGHJK9K')).toBe('ABCD****9K');
  expect(maskedCode('ABCDEFGHJ2')).toBe('AB****J2');
  expect(maskedCode('ABCDEFG9')).toBe('****G9');
  fc.assert(
    fc.property(code, (whole) => {
      const shown = maskedCode(whole).replaceAll('*', '').length;
      expect(whole.length - shown).toBeGreaterThanOrEqual(6);
    }),
  );
});

test('codes are so long that one try in a million at most finds one', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 10_000 }), fc.constantFrom('', 'AB', 'ABCDEF'), (count, prefix) => {
      const drawn = shortestLength(count, prefix) - prefix.length - 1;
      expect(count / CODE_ALPHABET.length ** drawn).toBeLessThanOrEqual(1 / 1_000_000);
    }),
  );
});

test('codes are drawn without a preference for any character', () => {
  const drawn = secureDraw(31_000);
  expect(drawn).toHaveLength(31_000);
  for (const char of characters) {
    const times = drawn.split(char).length - 1;
    // Six standard deviations around the thousand that are expected.
    expect(Math.abs(times - 1000)).toBeLessThan(190);
  }
});
