import { beforeEach, expect, test } from 'vitest';
import { forgetAccess, isNewAccess, noteAccess } from '@/stores/accessMark';

let round = 0;

/** Marks of one session; each test has its own. */
const mark = (name: string): string => `${round} ${name}`;

beforeEach(() => {
  round += 1;
  noteAccess(undefined);
});

/** Whether an answer is new that was asked for just now, or before the menu was built. */
const isNew = (name: string): boolean => isNewAccess(mark(name), performance.now());
const isNewOnItsWay = (name: string): boolean => isNewAccess(mark(name), 0);

test('a server that sends no mark with the menu is never followed', () => {
  expect(isNew('a')).toBe(false);
});

test('another mark than that of the menu is new once', () => {
  noteAccess(mark('a'));
  expect(['a', 'b', 'b'].map(isNew)).toEqual([false, true, false]);
});

test('a late answer with the mark of an earlier menu changes nothing', () => {
  noteAccess(mark('a'));
  noteAccess(mark('b'));
  expect(isNewOnItsWay('a')).toBe(false);
  expect(isNewOnItsWay('c')).toBe(true);
});

test('what is as it was before is a change like any other', () => {
  noteAccess(mark('a'));
  expect(isNew('b')).toBe(true);
  noteAccess(mark('b'));
  expect(isNew('a')).toBe(true);
  noteAccess(mark('a'));
  expect(isNew('b')).toBe(true);
});

test('a change that could not be followed counts again', () => {
  noteAccess(mark('a'));
  expect(isNew('b')).toBe(true);
  forgetAccess(mark('b'));
  expect(isNew('b')).toBe(true);
});
