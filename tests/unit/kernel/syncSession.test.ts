import { expect, test } from 'vitest';
import { compareSessions } from '@/kernel/syncSession';

test.each([
  ['a', 'a', 'same'],
  [null, null, 'same'],
  [null, 'a', 'same'],
  ['a', null, 'out'],
  ['a', 'b', 'other'],
])('C37 C38 a page built for %j with the cookie %j is %s', (builtFor, token, state) => {
  expect(compareSessions(builtFor, token)).toBe(state);
});
