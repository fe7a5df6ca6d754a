import '@testing-library/jest-dom/vitest';
import { cleanup, configure } from '@testing-library/react';
import i18next from 'i18next';
import type { DetachedWindowAPI } from 'happy-dom';
import { afterAll, afterEach, beforeAll, expect, vi } from 'vitest';
import { configureClient, startEpoch } from '@/api/client';
import { currentLanguage, isArea, setLanguage, startI18n } from '@/i18n';
import '@/kernel/words';
import { useDirty } from '@/stores/dirty';
import { useToasts } from '@/ui/toast/toast';
import { clearRoutes } from '@/stores/routes';
import { endSession, expireSession, readToken } from '@/stores/session';
import { setTheme } from '@/stores/theme';
import { DEFAULT_THEME } from '@/stores/themeTypes';
import { server } from './server';

declare global {
  interface Window {
    happyDOM: DetachedWindowAPI;
  }
}

const ORIGIN = 'http://localhost/';

/** Pixels; how many filters a row has depends on the width. */
const WINDOW = { width: 1024, height: 768 };

/** Every message area there is: those of `src/i18n`, and those of the views. */
const areas = Object.keys(import.meta.glob('../../src/{i18n/words/*,views/**/words}.ts'))
  .map((file) => file.replace(/^.*\/(?:i18n\/words|views)\//, '').replace(/(?:\/words)?\.ts$/, ''))
  .filter(isArea);

/** antd's measuring needs it to exist; nothing here has a size. */
class NoResizeObserver implements ResizeObserver {
  observe() {}
  unobserve() {}
  disconnect() {}
}

/** Requests nobody answers; a page may swallow the error, the test must not. */
const strays: string[] = [];

// For each file anew, since files share Testing Library too. A busy machine is slow: a late answer is no wrong one.
configure({ asyncUtilTimeout: 15_000, defaultHidden: false });

beforeAll(async () => {
  vi.stubGlobal('ResizeObserver', NoResizeObserver);
  // antd's thousands of rules would be gone through at every look for a role; what they do is seen in a browser.
  Object.defineProperty(HTMLStyleElement.prototype, 'sheet', { get: () => null });
  window.happyDOM.setURL(ORIGIN);
  configureClient({
    base: '/admin/',
    token: readToken,
    language: currentLanguage,
    onFailure: () => undefined,
    onExpired: expireSession,
  });
  server.listen({ onUnhandledRequest: 'error' });
  server.events.on('request:unhandled', ({ request }) => strays.push(`${request.method} ${request.url}`));
  // The words outlive a file: files share their modules.
  if (!i18next.isInitialized) await startI18n('zh-cn', 'zh-cn', areas);
});

afterEach(async () => {
  cleanup();
  startEpoch();
  server.resetHandlers();
  endSession();
  clearRoutes();
  useToasts.setState({ list: [] });
  useDirty.setState({ tabs: {} });
  setTheme(DEFAULT_THEME);
  localStorage.clear();
  sessionStorage.clear();
  window.happyDOM.setURL(ORIGIN);
  window.happyDOM.setViewport(WINDOW);
  await setLanguage('zh-cn');
  expect(strays.splice(0)).toEqual([]);
});

afterAll(() => server.close());
