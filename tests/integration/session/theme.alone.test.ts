import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { followStoredTheme, resetTheme, setTheme, useTheme } from '@/stores/theme';
import { DEFAULT_THEME } from '@/stores/themeTypes';

const stored = (): unknown => JSON.parse(localStorage.getItem('themeConfig') ?? 'null');

beforeEach(() => localStorage.clear());
afterEach(() => vi.resetModules());

/** The theme as a page load finds it. */
async function load(text: string | null) {
  if (text !== null) localStorage.setItem('themeConfig', text);
  vi.resetModules();
  return import('@/stores/theme');
}

test.each<[string, string | null, boolean]>([
  ['nothing', null, true],
  ['a sound theme', JSON.stringify({ ...DEFAULT_THEME, primary: '#112233', version: 1 }), true],
  ['a theme with names of its own', '{"primary":"#112233","old":1}', true],
  ['bad JSON', '{"primary":', false],
  ['null', 'null', false],
  ['a list', '[]', false],
  ['a wrong field', '{"primary":"red;}","isFooter":true}', false],
  ['five megabytes of nothing', JSON.stringify({ x: 'x'.repeat(5_000_000), layout: 'evil' }), false],
])('C125 a page that finds %s starts all the same', async (_, text, sound) => {
  const theme = await load(text);
  expect(theme.wasStoredThemeSound()).toBe(sound);
  expect(Object.keys(theme.useTheme.getState()).sort()).toEqual(Object.keys(DEFAULT_THEME).sort());
});

test('C125 the next change heals what is stored', async () => {
  const theme = await load('{"primary":"red;}","isFooter":true,"old":1}');
  theme.setTheme({ isInvert: true });
  expect(stored()).toEqual({ ...DEFAULT_THEME, isFooter: true, isInvert: true, version: 1 });
});

test('the open drawer is not stored', () => {
  setTheme({ isDrawer: true });
  expect(useTheme.getState().isDrawer).toBe(true);
  expect(stored()).toMatchObject({ isDrawer: false });
});

test('C128 what another browser tab stores is taken over, the last one wins', () => {
  const stop = followStoredTheme();
  setTheme({ isDrawer: true });
  const store = (theme: object) => {
    localStorage.setItem('themeConfig', JSON.stringify(theme));
    window.dispatchEvent(new StorageEvent('storage', { key: 'themeConfig' }));
  };
  store({ primary: '#111111' });
  store({ primary: '#222222', layout: 'evil' });
  expect(useTheme.getState()).toEqual({ ...DEFAULT_THEME, primary: '#222222', isDrawer: true });
  stop();
  store({ primary: '#333333' });
  expect(useTheme.getState().primary).toBe('#222222');
});

test('C128 a foreign key changes nothing', () => {
  const stop = followStoredTheme();
  setTheme({ primary: '#111111' });
  localStorage.setItem('themeConfig', '{}');
  window.dispatchEvent(new StorageEvent('storage', { key: 'other' }));
  expect(useTheme.getState().primary).toBe('#111111');
  stop();
});

test('C131 a reset removes our own keys only', () => {
  localStorage.setItem('other.app', '1');
  localStorage.setItem('console.columns', '{}');
  setTheme({ isFooter: true });
  resetTheme();
  expect(Object.keys(localStorage)).toEqual(['other.app']);
  expect(useTheme.getState()).toEqual(DEFAULT_THEME);
});
