import { expect, test } from 'vitest';
import { worseThan } from '../../bench/compare';

const of = (calibration: number, figures: Record<string, number>) => ({ calibration, figures });

test('what got worse by more than a tenth is told, the worst first', () => {
  const last = of(10, { 'first, ms': 100, 'second, ms': 100, 'third, ms': 100, 'new ÷ old': 1 });
  const now = of(10, { 'first, ms': 112, 'second, ms': 109, 'third, ms': 150, 'new ÷ old': 1.2 });
  expect(worseThan(last, now).map(({ name }) => name)).toEqual(['third, ms', 'new ÷ old', 'first, ms']);
  expect(worseThan(last, now)[0]?.by).toBeCloseTo(0.5);
});

test('a slower machine makes no time worse, and excuses no ratio and no count', () => {
  const last = of(10, { 'a row, ms': 50, 'kept ÷ later': 0.2, 'log-in: requests': 8 });
  expect(worseThan(last, of(20, { 'a row, ms': 100, 'kept ÷ later': 0.2, 'log-in: requests': 8 }))).toEqual(
    [],
  );
  expect(
    worseThan(last, of(20, { 'a row, ms': 100, 'kept ÷ later': 0.4, 'log-in: requests': 9 })).map(
      ({ name }) => name,
    ),
  ).toEqual(['kept ÷ later', 'log-in: requests']);
});

test('of a speed more is better; what was not measured before is no worse', () => {
  const last = of(10, { 'hashing, MB/s': 500 });
  expect(worseThan(last, of(10, { 'hashing, MB/s': 400, 'new, ms': 5 }))).toEqual([
    { name: 'hashing, MB/s', last: 500, now: 400, by: 0.25 },
  ]);
  expect(worseThan(last, of(10, { 'hashing, MB/s': 600 }))).toEqual([]);
});
