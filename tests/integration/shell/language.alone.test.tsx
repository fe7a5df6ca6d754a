import { act, fireEvent, screen } from '@testing-library/react';
import dayjs from 'dayjs';
import { expect, test, vi } from 'vitest';
import { currentLanguage, onBeforeFlip, setLanguage, translate } from '@/i18n';
import type { Language } from '@/i18n/languages';
import { useTheme } from '@/stores/theme';
import { drawShell } from './shell';

const held = new Map<Language, Promise<void>>();

/** Holds back the words of a language until the answered function is called. */
function hold(language: Language): () => void {
  let release = (): void => undefined;
  held.set(language, new Promise((resolve) => (release = resolve)));
  return () => {
    held.delete(language);
    release();
  };
}

const slow = async (language: Language) => {
  await held.get(language);
  return () => undefined;
};

onBeforeFlip(slow);

test('C142 of two languages chosen one after the other the last one stays, however long the first takes', async () => {
  const english = hold('en');
  const first = setLanguage('en');
  await setLanguage('zh-tw');
  expect(currentLanguage()).toBe('zh-tw');
  english();
  await first;
  expect([currentLanguage(), document.documentElement.lang]).toEqual(['zh-tw', 'zh-TW']);
  expect(translate('user.title3')).toBe('版面設定');
});

test('C142 a language taken back before its words are there never comes', async () => {
  const english = hold('en');
  const first = setLanguage('en');
  await setLanguage('zh-cn');
  english();
  await first;
  expect(currentLanguage()).toBe('zh-cn');
});

test('C142 two choices in the top bar: screen, calendar and stored choice are those of the last', async () => {
  await drawShell();
  const choose = async (name: string) => {
    fireEvent.click(screen.getByRole('button', { name: '语言切换' }));
    fireEvent.click(await screen.findByRole('menuitem', { name }));
  };
  const english = hold('en');
  const chinese = hold('zh-tw');
  await choose('English');
  await choose('繁體中文');
  await act(async () => english());
  await act(async () => chinese());
  expect(await screen.findByRole('button', { name: '語言切換' })).toBeInTheDocument();
  expect([dayjs.locale(), useTheme.getState().globalI18n]).toEqual(['zh-tw', 'zh-tw']);
});

// The last one: what is loaded after it would be another copy.
test('C142 a screen opened while a language is on its way has its words in it', async () => {
  vi.resetModules();
  const fresh = await import('@/i18n');
  await fresh.startI18n('zh-cn', 'zh-cn', ['kernel']);
  fresh.onBeforeFlip(slow);
  const english = hold('en');
  const flip = fresh.setLanguage('en');
  await fresh.loadMessages('upload');
  english();
  await flip;
  expect(fresh.translate('upload.title')).toBe('Upload list');
  await fresh.setLanguage('zh-cn');
});
