import { beforeEach, expect, test } from 'vitest';
import { forgetAccess, isNewAccess, noteAccess } from '@/stores/accessMark';

let round = 0;

/** Marks of one session; each test has its own. */
const mark = (name: string): string => `${round} ${name}`;

beforeEach(() => {
  round += 1;
  noteAccess(undefined);
});

test('a server that sends no mark with the menu is never followed', () => {
  expect(isNewAccess(mark('a'))).toBe(false);
});

test('another mark than that of the menu is new once', () => {
  noteAccess(mark('a'));
  expect([mark('a'), mark('b'), mark('b')].map(isNewAccess)).toEqual([false, true, false]);
});

test('a late answer with the mark of an earlier menu changes nothing', () => {
  noteAccess(mark('a'));
  noteAccess(mark('b'));
  expect(isNewAccess(mark('a'))).toBe(false);
});

test('a change that could not be followed counts again', () => {
  noteAccess(mark('a'));
  expect(isNewAccess(mark('b'))).toBe(true);
  forgetAccess(mark('b'));
  expect(isNewAccess(mark('b'))).toBe(true);
});
