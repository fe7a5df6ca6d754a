import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { runInNewContext } from 'node:vm';
import { afterEach, expect, test, vi } from 'vitest';
import { resetTheme, useTheme } from '@/stores/theme';

const SCRIPT = readFileSync(join(import.meta.dirname, '../../../public/theme-boot.js'), 'utf8');

const announced = {
  cookie: 'token',
  words: { 'zh-cn': ['zh.js'], en: ['en.js'], 'zh-tw': ['tw.js'] },
  login: [],
  frame: [],
  frameWords: {},
};

/** What the page's first script notes and asks for, in a browser of this language with this stored theme. */
function start(language: string, stored: string | null = null) {
  const root = { dataset: { language: '' }, style: { setProperty: () => undefined } };
  const links: { href: string }[] = [];
  runInNewContext(SCRIPT, {
    navigator: { language },
    localStorage: { getItem: (key: string) => (key === 'themeConfig' ? stored : null) },
    matchMedia: () => ({ matches: false }),
    addEventListener: () => undefined,
    document: {
      documentElement: root,
      cookie: '',
      createElement: () => ({}),
      head: { append: (link: { href: string }) => links.push(link) },
      currentScript: { dataset: { announced: JSON.stringify(announced) } },
    },
  });
  return [root.dataset.language, ...links.map(({ href }) => href)];
}

test.each([
  ['en', 'en', 'en.js'],
  ['en-GB', 'en', 'en.js'],
  ['zh-TW', 'zh-tw', 'tw.js'],
  ['zh-HK', 'zh-tw', 'tw.js'],
  ['zh-MO', 'zh-tw', 'tw.js'],
  ['zh-Hant', 'zh-tw', 'tw.js'],
  ['zh-Hant-HK', 'zh-tw', 'tw.js'],
  ['zh', 'zh-cn', 'zh.js'],
  ['zh-CN', 'zh-cn', 'zh.js'],
  ['zh-Hans-HK', 'zh-cn', 'zh.js'],
  ['de-DE', 'zh-cn', 'zh.js'],
  ['eng', 'zh-cn', 'zh.js'],
  ['', 'zh-cn', 'zh.js'],
])('a browser in %j begins in %s, and its words are asked for', (browser, language, words) => {
  expect(start(browser)).toEqual([language, words]);
});

test.each([
  ['{"globalI18n":"zh-tw"}', 'tw.js'],
  ['{"globalI18n":"zh-cn","primary":"#112233"}', 'zh.js'],
  ['{"globalI18n":"xx"}', 'zh.js'],
  ['{"primary":"#112233"}', 'en.js'],
  ['{"globalI18n":', 'en.js'],
  ['[]', 'en.js'],
])('with %s stored a browser in English asks for %s', (stored, words) => {
  expect(start('en-US', stored)).toEqual(['en', words]);
});

afterEach(() => {
  vi.unstubAllGlobals();
  resetTheme();
});

test('settings that are reset go back to the browser’s language', () => {
  vi.stubGlobal('document', { documentElement: { dataset: { language: 'zh-tw' } } });
  resetTheme();
  expect(useTheme.getState().globalI18n).toBe('zh-tw');
  vi.stubGlobal('document', { documentElement: { dataset: { language: 'xx' } } });
  resetTheme();
  expect(useTheme.getState().globalI18n).toBe('zh-cn');
});
