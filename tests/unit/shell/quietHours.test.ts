import { expect, test } from 'vitest';
import { isQuietHour } from '@/shell/reminders/rules';

test.each([
  ['by day', 12, 14, [12, 13]],
  ['over midnight', 22, 2, [0, 1, 22, 23]],
  ['until midnight', 22, 0, [22, 23]],
  ['equal ends', 9, 9, []],
])('quiet hours %s', (_, from, to, quiet) => {
  const hours = Array.from({ length: 24 }, (_hour, hour) => hour);
  expect(hours.filter((hour) => isQuietHour(hour, from, to))).toEqual(quiet);
});
