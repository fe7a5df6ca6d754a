import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { entryOf } from '@/kernel/release';
import { claimReload } from '@/stores/release';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

test.each([
  ['<script type="module" crossorigin src="/assets/index-a1.js" nonce="x"></script>', '/assets/index-a1.js'],
  ['<script src="/theme-boot.js"></script><script type="module" src="/c/assets/i.js">', '/c/assets/i.js'],
  ['<h1>502 Bad Gateway</h1>', null],
  ['', null],
])('C164 the entry of %j is %j', (html, entry) => {
  expect(entryOf(html)).toBe(entry);
});

test('C164 a page loads itself anew once in thirty seconds, and a clock that was set back does not forbid it', () => {
  vi.setSystemTime(1_000_000);
  expect(claimReload()).toBe(true);
  vi.setSystemTime(1_029_999);
  expect(claimReload()).toBe(false);
  vi.setSystemTime(1_030_000);
  expect(claimReload()).toBe(true);
  vi.setSystemTime(500);
  expect(claimReload()).toBe(true);
});
