import { expect, test } from 'vitest';
import { parse } from '#mocks/core/money';
import { bench, signedIn } from '../operator';

interface Heat {
  move: string;
  long: string;
  short: string;
  count: number;
}

test('a further move of the marks never liquidates less, in each symbol and direction', async () => {
  const place = bench();
  const risk = await signedIn(place, 'risk001');
  const symbols = new Set([...place.db.positions.values()].map(({ symbol }) => symbol));
  let hit = 0;
  for (const symbol of symbols) {
    const { data } = await risk.ask<{ heat: Heat[] }>('GET', `contractPosition/summary?symbol[]=${symbol}`);
    const at = (move: string): Heat =>
      data.heat.find((one) => one.move === move) ?? { move, long: '0', short: '0', count: 0 };
    for (const sign of ['-', '']) {
      const steps = ['1', '2', '5', '10'].map((step) => at(`${sign}${step}`));
      const all = steps.map(({ long, short }) => parse(long) + parse(short));
      expect(all, `${symbol} ${sign}`).toEqual(all.toSorted((a, b) => (a < b ? -1 : a > b ? 1 : 0)));
      const counts = steps.map(({ count }) => count);
      expect(counts).toEqual(counts.toSorted((a, b) => a - b));
      // The same positions are worth the same, however far the mark went.
      for (const [index, step] of steps.entries()) {
        const before = steps[index - 1];
        if (before?.count === step.count)
          expect(step).toMatchObject({ long: before.long, short: before.short });
      }
      hit += counts.at(-1) ?? 0;
    }
  }
  expect(hit).toBeGreaterThan(0);
});
