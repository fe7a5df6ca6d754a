import '@testing-library/jest-dom/vitest';
import { cleanup, configure } from '@testing-library/react';
import { afterAll, afterEach, beforeAll, vi } from 'vitest';
import { configureClient, startEpoch } from '@/api/client';
import { currentLanguage, setLanguage, startI18n } from '@/i18n';
import { useDirty } from '@/stores/dirty';
import { useNotices } from '@/stores/notices';
import { dropRoutes } from '@/stores/routes';
import { endSession, expireSession, readToken } from '@/stores/session';
import { setTheme } from '@/stores/theme';
import { DEFAULT_THEME } from '@/stores/themeTypes';
import { server } from './server';

declare global {
  interface Window {
    happyDOM: { setURL(url: string): void };
  }
}

const ORIGIN = 'http://localhost/';

/** Every message area there is, by its file name. */
const areas = Object.keys(import.meta.glob('../../src/i18n/zh-CN/*.ts')).map((file) =>
  file.replace(/^.*\//, '').replace(/\.ts$/, ''),
);

/** antd's measuring needs it to exist; nothing here has a size. */
class NoResizeObserver implements ResizeObserver {
  observe() {}
  unobserve() {}
  disconnect() {}
}

beforeAll(async () => {
  vi.stubGlobal('ResizeObserver', NoResizeObserver);
  window.happyDOM.setURL(ORIGIN);
  // Two busy cores: a slow answer is no wrong one.
  configure({ asyncUtilTimeout: 5_000 });
  configureClient({
    base: '/admin/',
    token: readToken,
    language: currentLanguage,
    onFailure: () => undefined,
    onExpired: expireSession,
  });
  server.listen({ onUnhandledRequest: 'error' });
  await startI18n('zh-cn', 'zh-cn', areas);
});

afterEach(async () => {
  cleanup();
  startEpoch();
  server.resetHandlers();
  endSession();
  dropRoutes();
  useNotices.setState({ list: [] });
  useDirty.setState({ tabs: {} });
  setTheme(DEFAULT_THEME);
  localStorage.clear();
  sessionStorage.clear();
  window.happyDOM.setURL(ORIGIN);
  await setLanguage('zh-cn');
});

afterAll(() => server.close());
