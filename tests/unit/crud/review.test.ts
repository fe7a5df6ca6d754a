import { describe, expect, test } from 'vitest';
import { blocks, scoreOf, worstFirst } from '@/domain/review/checks';
import type { RiskCheck } from '@/domain/review/checks';
import { blank, idOf } from '@/contract/field/brands';
import type { Id } from '@/contract/field/brands';
import { pan, rotate, WHOLE, zoom } from '@/domain/review/pictureView';
import { median } from '@/domain/review/sessionStats';
import { back, current, finish, forward, show, START } from '@/domain/review/queueCursor';

const check = (code: string, level: RiskCheck['level'], weight?: number): RiskCheck => ({
  code,
  level,
  ...(weight === undefined ? {} : { weight }),
});

describe('the score of risk checks', () => {
  test.each<[string, RiskCheck[], number]>([
    ['nothing checked', [], 0],
    ['passes count nothing, even with a weight', [check('W05', 'pass', 20)], 0],
    ['warnings add up', [check('W05', 'warn', 20), check('W06', 'warn', 10)], 30],
    ['a warning without weight adds nothing', [check('W05', 'warn')], 0],
    ['never above 100', Array.from({ length: 9 }, () => check('W12', 'warn', 30)), 100],
    ['a block is 100 by itself', [check('W01', 'block'), check('W05', 'pass')], 100],
  ])('%s', (_, checks, score) => expect(scoreOf(checks)).toBe(score));

  test('only a block forbids, and the worst comes first', () => {
    const checks = [check('W09', 'pass'), check('W05', 'warn'), check('W03', 'block'), check('W06', 'warn')];
    expect(blocks(checks)).toBe(true);
    expect(blocks([check('W05', 'warn', 100)])).toBe(false);
    expect(worstFirst(checks).map(({ code }) => code)).toEqual(['W03', 'W05', 'W06', 'W09']);
  });
});

test('the median is the middle one, or between the middle two', () => {
  expect(median([])).toBeNull();
  expect(median([7])).toBe(7);
  expect(median([9, 1, 5])).toBe(5);
  expect(median([10, 1, 2, 20])).toBe(6);
});

const keyOf = (text: string): Id => idOf(text) ?? blank();
const FOUR = keyOf('4');
const NINE = keyOf('9');

test('a walk goes on, back, forward, and ends', () => {
  const two = show(show(START, FOUR), NINE);
  expect(current(START)).toBeNull();
  expect(current(two)).toBe(NINE);
  expect(show(two, NINE)).toBe(two);
  expect(forward(two)).toBeNull();
  const first = back(two);
  expect(current(first)).toBe(FOUR);
  expect(back(first)).toEqual(first);
  expect(forward(first)).toEqual(two);
  const done = finish(two);
  expect(current(done)).toBeNull();
  expect(current(back(done))).toBe(NINE);
});

describe('how a picture is looked at', () => {
  test('zoom stays between the whole picture and eight times', () => {
    expect(zoom(WHOLE, 0.5)).toEqual(WHOLE);
    expect(zoom(WHOLE, 100).scale).toBe(8);
  });

  test('the point under the pointer stays where it is', () => {
    const closer = zoom(WHOLE, 2, 50, -20);
    expect(closer).toEqual({ scale: 2, turn: 0, x: -50, y: 20 });
    expect(zoom(closer, 0.5, 50, -20)).toEqual(WHOLE);
  });

  test('four quarters are none, either way, and zooming out keeps the turn', () => {
    const right = rotate(WHOLE, 1);
    expect(right.turn).toBe(90);
    expect(rotate(WHOLE, -1).turn).toBe(270);
    expect(rotate(rotate(rotate(right, 1), 1), 1)).toEqual(WHOLE);
    expect(zoom(zoom(right, 4), 0.1)).toEqual(right);
  });

  test('only what is larger than its frame moves', () => {
    expect(pan(WHOLE, 5, 5)).toBe(WHOLE);
    expect(pan(zoom(WHOLE, 2), 5, -5)).toMatchObject({ x: 5, y: -5 });
  });
});
