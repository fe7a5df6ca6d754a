import { expect, test } from 'vitest';
import { withdrawFlow } from '@/contract/finance/withdrawFlow';
import { layoutOf } from '../../../src/domain/manual/layout';
import type { Lane } from '../../../src/domain/manual/layout';
import { pageOf, waysOf } from '../../../src/domain/manual/page';
import { manualViews } from '../../../src/domain/manual/pages';

const flows = manualViews.flatMap((view) => pageOf(view).lives.map(({ flow, name }) => ({ name, flow })));

/** Rows between which a lane stands. */
const spanOf = ({ from, to }: Lane, states: readonly string[]): [top: number, bottom: number] => {
  const rows = [...from, to].map((name) => states.indexOf(name));
  return [Math.min(...rows), Math.max(...rows)];
};

test.each(flows)(
  'the diagram of $name shows every state and every way once, and no two lines meet',
  ({ flow }) => {
    const { states, steps, down, up } = layoutOf(flow);
    expect(states.toSorted()).toEqual(Object.keys(flow.states).toSorted());
    const lanes = [down, up].map((side) => side.flatMap(({ from, to }) => from.map((start) => [start, to])));
    const shown = [...steps, ...lanes.flat()].map((pair) => pair.join(' '));
    expect(shown.toSorted()).toEqual(
      waysOf(flow)
        .map((pair) => pair.join(' '))
        .toSorted(),
    );
    for (const side of [down, up]) {
      for (const one of side) {
        const [top, bottom] = spanOf(one, states);
        const beside = side.filter((other) => other !== one && other.place === one.place);
        const meets = beside.some((other) => {
          const [from, to] = spanOf(other, states);
          return from <= bottom && to >= top;
        });
        expect(meets, one.to).toBe(false);
      }
    }
  },
);

test('a withdrawal is read from its first review down to its ends', () => {
  const { states } = layoutOf(withdrawFlow);
  expect(states[0]).toBe('pending');
  expect(states.slice(-4).toSorted()).toEqual(['cancelled', 'completed', 'failed', 'rejected']);
  expect(states.indexOf('approved')).toBeLessThan(states.indexOf('processing'));
});
