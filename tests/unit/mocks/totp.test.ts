import { expect, test } from 'vitest';
import fc from 'fast-check';
import { codeOf, fromBase32, newSecret, stepAt, stepOf, toBase32, uriOf } from '#mocks/core/totp';

/** The key of the examples of RFC 6238, appendix B. */
const KEY = new TextEncoder().encode('12345678901234567890');

test.each([
  [59, '94287082'],
  [1_111_111_109, '07081804'],
  [1_111_111_111, '14050471'],
  [1_234_567_890, '89005924'],
  [2_000_000_000, '69279037'],
  [20_000_000_000, '65353130'],
])('at %i s the code is %s, as RFC 6238 says', (seconds, code) => {
  expect(codeOf(KEY, stepAt(seconds * 1000), 8)).toBe(code);
});

test.each([
  ['', ''],
  ['f', 'MY'],
  ['foobar', 'MZXW6YTBOI'],
])('"%s" is %s in base 32, as RFC 4648 says', (text, coded) => {
  expect(toBase32(new TextEncoder().encode(text))).toBe(coded);
});

test('what is written in base 32 is read back', () => {
  fc.assert(
    fc.property(fc.uint8Array({ maxLength: 40 }), (bytes) => {
      expect(fromBase32(toBase32(bytes))).toEqual(bytes);
    }),
  );
});

test('a code counts in its own half minute and in the one before and after, and in no other', () => {
  const secret = newSecret();
  const now = 1_800_000_000_000;
  const at = (by: number) => stepOf(secret, codeOf(fromBase32(secret), stepAt(now) + by), now);
  expect([-2, -1, 0, 1, 2].map((by) => at(by) !== undefined)).toEqual([false, true, true, true, false]);
});

test('the QR code tells the issuer, the name and the key', () => {
  const { protocol, searchParams, pathname } = new URL(uriOf('admin', 'JBSWY3DPEHPK3PXP'));
  expect(protocol).toBe('otpauth:');
  expect(decodeURIComponent(pathname)).toContain('Exchange Console:admin');
  expect(searchParams.get('secret')).toBe('JBSWY3DPEHPK3PXP');
});
