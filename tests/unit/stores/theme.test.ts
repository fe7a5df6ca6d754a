import { beforeEach, expect, test } from 'vitest';
import { resetTheme, setTheme, themeText, useTheme } from '@/stores/theme';
import { readTheme } from '@/stores/themeCheck';
import { DEFAULT_THEME } from '@/stores/themeTypes';

beforeEach(() => resetTheme());

test.each([
  [{ isInvert: true }, { isGrayscale: true }, { isGrayscale: true, isInvert: false }],
  [{ isGrayscale: true }, { isInvert: true }, { isGrayscale: false, isInvert: true }],
  [{}, { isGrayscale: true, isInvert: true }, { isGrayscale: true, isInvert: false }],
  [{ isGrayscale: true }, { isGrayscale: false }, { isGrayscale: false, isInvert: false }],
  [{ isCollapse: true }, { layout: 'transverse' as const }, { layout: 'transverse', isCollapse: false }],
  [{ layout: 'transverse' as const }, { isCollapse: true }, { layout: 'transverse', isCollapse: false }],
])('C132 after %j the change %j gives %j', (before, change, after) => {
  setTheme(before);
  setTheme(change);
  expect(useTheme.getState()).toMatchObject(after);
});

test('C130 the copied text, pasted again, is the same theme', () => {
  setTheme({ primary: '#112233', layout: 'columns', globalI18n: 'en', isDrawer: true });
  const pasted: unknown = JSON.parse(themeText());
  expect(readTheme(pasted)).toEqual({ ...useTheme.getState(), isDrawer: false });
});

test('a reset brings the defaults back', () => {
  setTheme({ isFooter: true });
  resetTheme();
  expect(useTheme.getState()).toEqual(DEFAULT_THEME);
});
