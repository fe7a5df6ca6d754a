import { expect, test } from 'vitest';
import { levelOf } from '@/views/system/server/level';

test.each([
  ['0', 'fine'],
  ['79.99', 'fine'],
  ['80', 'high'],
  ['89.99', 'high'],
  ['90', 'alarm'],
  ['100', 'alarm'],
  ['', 'fine'],
])('%s %% of a machine is %s', (percent, level) => {
  expect(levelOf(percent)).toBe(level);
});
