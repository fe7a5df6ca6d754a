import { expect, test } from 'vitest';
import type { Failure } from '@/api/failure';
import { failureText } from '@/api/words';
import { setLanguage } from '@/i18n';
import { LANGUAGES } from '@/i18n/languages';

const SHOWN: Failure[] = [
  { kind: 'rejected', code: 1, msg: '', data: null },
  { kind: 'malformed' },
  { kind: 'timeout' },
  { kind: 'offline' },
  { kind: 'noSuchPath' },
  { kind: 'tooLarge' },
  { kind: 'unsafe' },
  ...[400, 403, 404, 405, 408, 409, 413, 415, 418, 422, 429, 500, 501, 502, 503, 504, 599].map(
    (status): Failure => ({ kind: 'http', status, retryAfter: null }),
  ),
  { kind: 'http', status: 429, retryAfter: 30 },
];

test.each(LANGUAGES)('every failure has words in %s, and none of them is a key', async (language) => {
  await setLanguage(language);
  for (const failure of SHOWN) {
    const words = failureText(failure, 'POST');
    expect(words).toMatch(/\S{2}/);
    expect(words).not.toMatch(/failure\.|\{\{|undefined/);
  }
});

test('what is told elsewhere, or to nobody, has no words', () => {
  expect(failureText({ kind: 'sessionExpired' })).toBeNull();
  expect(failureText({ kind: 'cancelled' })).toBeNull();
});

test('the catalogue says what the specification says', () => {
  expect(failureText({ kind: 'timeout' }, 'GET')).toBe('网络超时');
  expect(failureText({ kind: 'timeout' })).toBe('网络超时');
  expect(failureText({ kind: 'offline' })).toBe('网络连接错误');
  expect(failureText({ kind: 'noSuchPath' })).toBe('接口路径找不到');
  expect(failureText({ kind: 'rejected', code: 7, msg: ' 余额不足 ', data: null })).toBe('余额不足');
});
