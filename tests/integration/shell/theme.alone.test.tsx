import { act, waitFor } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { themeFilter, themeVariables } from '@/shell/theme/variables';
import { contrast, readable } from '@/shell/theme/contrast';
import { markText } from '@/shell/theme/markText';
import { safeStorage } from '@/lib/storage';
import { followStoredTheme, resetTheme, setTheme, useTheme } from '@/stores/theme';
import { readTheme } from '@/stores/themeCheck';
import { DEFAULT_THEME } from '@/stores/themeTypes';
import { readPasted } from '@/shell/settings/pasted';
import { drawShell } from './shell';

const root = document.documentElement;

beforeEach(() => {
  root.removeAttribute('style');
});

/** The theme as a page that is loaded anew reads it, and whether something was damaged. */
async function freshTheme(stored: string) {
  localStorage.setItem('themeConfig', stored);
  vi.resetModules();
  const fresh = await import('@/stores/theme');
  return { theme: fresh.useTheme.getState(), damaged: !fresh.wasStoredThemeSound() };
}

test.each([
  ['no JSON', '{"primary":'],
  ['null', 'null'],
  ['an array', '[1,2]'],
  ['5 MB', JSON.stringify({ primary: '#ff0000', junk: 'x'.repeat(5_000_000) })],
])('C125 a stored theme that is %s gives the defaults', async (_, stored) => {
  const { theme, damaged } = await freshTheme(stored);
  expect({ ...theme }).toEqual(DEFAULT_THEME);
  expect(damaged).toBe(true);
});

test.each([
  ['layout', 'evil'],
  ['primary', 'red;}'],
  ['primary', '#fff'],
  ['lockScreenTime', -1],
  ['lockScreenTime', 1e9],
  ['lockScreenTime', '5'],
  ['isIsDark', 'yes'],
  ['globalI18n', 'xx'],
  ['tagsStyle', 'tags-style-two'],
  ['wartermarkText', '   '],
])('C125 a stored %s of %j keeps its default, and the rest is taken', async (field, value) => {
  const { theme, damaged } = await freshTheme(JSON.stringify({ isFooter: true, [field]: value }));
  expect({ ...theme }).toEqual({ ...DEFAULT_THEME, isFooter: true });
  expect(damaged).toBe(true);
});

test('C125 unknown keys and __proto__ are dropped without a trace', () => {
  const stored: unknown = JSON.parse(
    '{"__proto__":{"primary":"#000000","isFooter":true},"constructor":1,"who":2}',
  );
  const theme = readTheme(stored);
  expect(theme).toEqual(DEFAULT_THEME);
  expect(Object.keys(theme)).not.toContain('who');
  expect(Object.getPrototypeOf({})).toBe(Object.prototype);
});

test('C125 a damaged theme is healed by the next save', async () => {
  await freshTheme('{"layout":"evil"}');
  setTheme({ isFooter: true });
  expect(safeStorage('local').read('themeConfig')).toMatchObject({ layout: 'defaults', isFooter: true });
});

test('C127 a theme stored by an older version keeps what still fits', async () => {
  const old = { version: 0, primary: '#123456', globalViceTitle: 'gone', isShowLogoChange: true };
  const { theme, damaged } = await freshTheme(JSON.stringify(old));
  expect({ ...theme }).toEqual({ ...DEFAULT_THEME, primary: '#123456' });
  expect(damaged).toBe(false);
});

test.each([
  ['no JSON at all', 'hello'],
  ['null', 'null'],
  ['a list', '[]'],
  ['a number', '7'],
  ['too long', `{"primary":"#ff0000","junk":"${'x'.repeat(33_000)}"}`],
])('C130 pasted settings that are %s are refused', (_, text) => {
  expect(readPasted(text)).toEqual({ kind: 'refused' });
});

test('C130 pasted settings are checked field by field, and what was left out is named', () => {
  const pasted = readPasted('{"primary":"red;}","isFooter":true,"__proto__":{"a":1},"lockScreenTime":0}');
  expect(pasted).toEqual({
    kind: 'theme',
    theme: { ...DEFAULT_THEME, isFooter: true },
    broken: ['primary', 'lockScreenTime'],
  });
});

test('C131 a reset removes our keys only', () => {
  localStorage.setItem('themeConfig', '{}');
  localStorage.setItem('console.darkChosen', 'true');
  localStorage.setItem('someone.else', 'kept');
  resetTheme();
  expect(Object.keys(localStorage)).toEqual(['someone.else']);
});

test('C132 grayscale and invert both stored: one filter applies', () => {
  const theme = readTheme({ isGrayscale: true, isInvert: true });
  expect(themeFilter(theme)).toBe('grayscale(1)');
  expect(theme.isInvert).toBe(false);
});

test('C132 switching one of grayscale and invert on switches the other off', () => {
  setTheme({ isGrayscale: true });
  setTheme({ isInvert: true });
  expect(useTheme.getState()).toMatchObject({ isGrayscale: false, isInvert: true });
  expect(themeFilter(useTheme.getState())).toBe('invert(80%)');
});

test('C132 transverse forces collapse off, chosen or stored', () => {
  setTheme({ isCollapse: true });
  setTheme({ layout: 'transverse' });
  expect(useTheme.getState().isCollapse).toBe(false);
  expect(readTheme({ layout: 'transverse', isCollapse: true }).isCollapse).toBe(false);
});

test.each([
  ['classic', ['/finance', '/member', '/system', '/empty', '/home']],
  ['defaults', []],
] as const)(
  'C132 classic split shows a first level of its own only in classic: %s',
  async (layout, first) => {
    setTheme({ layout, isClassicSplitMenu: true });
    await drawShell({ at: '/system/conf/dict' });
    const top = document.querySelector('header .ant-menu-horizontal');
    expect(top === null).toBe(first.length === 0);
    const side = document.querySelector('.ant-menu-inline')?.textContent ?? '';
    expect(side.includes('财务管理')).toBe(layout === 'defaults');
    expect(side).toContain('系统配置');
  },
);

test('toggling classic split leaves the breadcrumb alone', () => {
  setTheme({ layout: 'classic' });
  setTheme({ isClassicSplitMenu: true });
  setTheme({ isClassicSplitMenu: false });
  expect(useTheme.getState().isBreadcrumb).toBe(true);
});

test('the bars take their colours, a gradient goes where its text can be read, and dark overrides both', () => {
  const bars = { ...DEFAULT_THEME, isMenuBarColorGradual: true };
  expect(themeVariables(bars, false)).toMatchObject({
    '--primary': '#409eff',
    '--top-bar': '#ffffff',
    '--menu-bar': 'linear-gradient(to bottom left, #354e67, #1f2e3d)',
    '--columns-bar': '#545c64',
  });
  const written = { ...bars, menuBar: '#409eff', menuBarColor: '#000000' };
  expect(themeVariables(written, false)['--menu-bar']).toBe(
    'linear-gradient(to bottom left, #409eff, #b2d8ff)',
  );
  expect(themeVariables(bars, true)).toMatchObject({ '--menu-bar': '#191919', '--menu-bar-text': '#dadada' });
});

test('a theme change reaches the root element at once', async () => {
  await drawShell();
  act(() => setTheme({ primary: '#ff0000', isGrayscale: true, isIsDark: true }));
  expect(root.style.getPropertyValue('--primary')).toBe('#ff0000');
  expect(root.style.filter).toBe('grayscale(1)');
  expect(root.dataset['theme']).toBe('dark');
  act(() => setTheme({ isGrayscale: false, isIsDark: false }));
  expect(root.style.filter).toBe('');
  expect(root.dataset['theme']).toBe('light');
});

test.each([
  ['10,000 characters', 'x'.repeat(10_000), `${'x'.repeat(199)}…`],
  ['markup', '<img src=x onerror=alert(1)>', '<img src=x onerror=alert(1)>'],
  ['emoji', ' 🚀 rocket ', '🚀 rocket'],
  ['blanks', '   ', DEFAULT_THEME.wartermarkText],
])('C134 a watermark of %s is text, clipped and trimmed', (_, text, shown) => {
  expect(markText(text)).toBe(shown);
});

test('C134 the watermark is drawn, not parsed, and goes with its switch', async () => {
  await drawShell();
  const layer = () => document.querySelector('[class*="_layer_"]');
  act(() => setTheme({ isWartermark: true, wartermarkText: '<img src=x onerror=alert(1)>' }));
  await waitFor(() => expect(layer()).not.toBeNull());
  expect(layer()?.querySelector('img')).toBeNull();
  act(() => setTheme({ isWartermark: false }));
  expect(layer()).toBeNull();
});

test('C128 another browser tab changing the theme wins here too', async () => {
  await drawShell();
  const stop = followStoredTheme();
  localStorage.setItem('themeConfig', JSON.stringify({ ...DEFAULT_THEME, isFooter: true }));
  act(() => {
    window.dispatchEvent(new StorageEvent('storage', { key: 'themeConfig' }));
  });
  stop();
  expect(document.querySelector('footer')).toBeVisible();
});

test.each(['#409eff', '#ffd700', '#ff0000', '#000000', '#ffffff', '#7f7f7f', '#123456'])(
  'letters in the primary colour %s, and white ones on it, can be read in light and dark',
  (primary) => {
    for (const dark of [false, true]) {
      const shades = themeVariables({ ...DEFAULT_THEME, primary }, dark);
      const ground = dark ? '#1f1f1f' : '#ffffff';
      expect(contrast(shades['--primary-text'] ?? '', ground)).toBeGreaterThanOrEqual(4.5);
      expect(contrast(shades['--primary-strong'] ?? '', '#ffffff')).toBeGreaterThanOrEqual(4.5);
    }
  },
);

test('a primary colour that can be read stays as it is', () => {
  expect(readable('#123456', '#ffffff')).toBe('#123456');
  expect(contrast('#000000', '#ffffff')).toBeCloseTo(21);
});
