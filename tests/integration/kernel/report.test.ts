import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { report } from '@/app/report';

const sent: { address: string; body: string; init: RequestInit }[] = [];

beforeEach(() => {
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  sent.length = 0;
  vi.useFakeTimers();
  vi.advanceTimersByTime(120_000);
  vi.stubGlobal('fetch', (address: string, init: RequestInit & { body: string }) => {
    sent.push({ address, body: init.body, init });
    return Promise.reject(new TypeError('Failed to fetch'));
  });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

test('a crash is told by number, kind and place, without the words of the error or a token', () => {
  vi.setSystemTime(1_000_000_000_000);
  history.replaceState(null, '', '/member/8812345/detail?name=Wang');
  report(new RangeError('Wang Xiaoming 13800000000'), 'ABC123');
  expect(sent).toHaveLength(1);
  const [{ address, body, init } = { address: '', body: '', init: {} }] = sent;
  expect(address).toBe('/admin/client-errors');
  expect(init.credentials).toBe('omit');
  expect(JSON.parse(body)).toMatchObject({ id: 'ABC123', kind: 'RangeError', path: '/member/*/detail' });
  expect(body).not.toMatch(/Wang|138000|8812345/);
});

test('a screen that crashes in a loop tells it five times a minute', () => {
  vi.setSystemTime(2_000_000_000_000);
  for (let times = 0; times < 20; times += 1) report(new Error('again'), `N${times}`);
  expect(sent).toHaveLength(5);
  vi.setSystemTime(2_000_000_061_000);
  report(new Error('again'), 'LATER');
  expect(sent).toHaveLength(6);
});

test('what is thrown may be anything', () => {
  vi.setSystemTime(3_000_000_000_000);
  report(null, 'NULL');
  report('text', 'TEXT');
  expect(sent.map(({ body }) => (JSON.parse(body) as { kind: string }).kind)).toEqual(['object', 'string']);
});
