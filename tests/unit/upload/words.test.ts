import { expect, test } from 'vitest';
import type { Translate } from '@/i18n';
import { sizeText } from '@/lib/fileSize';
import { leftText, percentOf } from '@/shell/upload/words';

const t: Translate = (key, params = {}) => `${key.replace('upload.', '')} ${Object.values(params).join()}`;

test.each([
  [0, '0 B'],
  [1023, '1023 B'],
  [1024, '1 KB'],
  [2_048_000, '2.0 MB'],
  [1_572_864, '1.5 MB'],
  [5 * 1024 ** 3, '5.0 GB'],
])('%i bytes read %s', (bytes, text) => {
  expect(sizeText(bytes)).toBe(text);
});

test.each([
  [null, ''],
  [0.2, 'leftSecond 1'],
  [59, 'leftSecond 59'],
  [60, 'leftMinute 1'],
  [3599, 'leftMinute 60'],
  [7200, 'leftHour 2'],
  [200_000, 'leftDay 2'],
])('%s seconds left read %s', (seconds, text) => {
  expect(leftText(seconds, t)).toBe(text);
});

test.each([
  [0, 0],
  [0.999, 99],
  [0.99995, 100],
  [1, 100],
])('a share of %d reads %i per cent', (share, percent) => {
  expect(percentOf(share)).toBe(percent);
});
