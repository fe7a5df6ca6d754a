import { MessageChannel } from 'node:worker_threads';
import '@testing-library/jest-dom/vitest';
import { cleanup, configure } from '@testing-library/react';
import i18next from 'i18next';
import type { DetachedWindowAPI } from 'happy-dom';
import { afterAll, afterEach, beforeAll, expect, vi } from 'vitest';
import { configureClient, startEpoch } from '@/api/client';
import '@/app/composition';
import { currentLanguage, isArea, setLanguage, startI18n } from '@/i18n';
import '@/kernel/words';
import { useDirty } from '@/stores/dirty';
import { useToasts } from '@/ui/toast/toast';
import { clearRoutes } from '@/stores/routes';
import { endSession, expireSession, hasSession, readToken } from '@/stores/session';
import { setTheme } from '@/stores/theme';
import { DEFAULT_THEME } from '@/stores/themeTypes';
import { keepComplaints, takeComplaints } from './complaints';
import { getElementError } from './elementError';
import { keepStyles } from './keptStyles';
import { takeNoOwnerStacks } from './ownerStacks';
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

/**
 * Closes itself after its one message. antd makes a channel for every task it puts off and leaves it open; Node, unlike
 * browsers, never collects an open port, nor the form and the screen behind it.
 */
class ChannelOfOneMessage extends MessageChannel {
  constructor() {
    super();
    this.port1.once('message', () => this.port1.close());
  }
}

/**
 * msw puts the headers of an answer in the place of these methods, wherever the request has them from; with happy-dom that is
 * a prototype all requests share, on which each would keep hold of the one before. Here each request gets its own.
 */
function ownHeaders(): void {
  const { prototype } = XMLHttpRequest;
  const { getResponseHeader, getAllResponseHeaders } = prototype;
  Object.assign(prototype, { getResponseHeader, getAllResponseHeaders });
}

/** happy-dom leaves the name of a node to its kind; DOMPurify reads it where all nodes have it from. */
Object.defineProperty(Node.prototype, 'nodeName', {
  configurable: true,
  get(this: Node) {
    if (this instanceof Element) return this.tagName;
    const names = [
      '#text',
      '#cdata-section',
      '',
      '',
      '',
      '',
      '#comment',
      '#document',
      '',
      '#document-fragment',
    ];
    return names[this.nodeType - 3] ?? '';
  },
});

keepStyles();
takeNoOwnerStacks();

/** Requests nobody answers; a page may swallow the error, the test must not. */
const strays: string[] = [];

// For each file anew, since files share Testing Library too. A busy machine is slow: a late answer is no wrong one.
configure({ asyncUtilTimeout: 15_000, defaultHidden: false, getElementError });

beforeAll(keepComplaints);

beforeAll(async () => {
  vi.stubGlobal('ResizeObserver', NoResizeObserver);
  vi.stubGlobal('MessageChannel', ChannelOfOneMessage);
  // antd's thousands of rules would be gone through at every look for a role; what they do is seen in a browser.
  Object.defineProperty(HTMLStyleElement.prototype, 'sheet', { get: () => null });
  ownHeaders();
  window.happyDOM.setURL(ORIGIN);
  // A document that is only read names pages and style sheets that nobody fetches.
  window.happyDOM.settings.handleDisabledFileLoadingAsSuccess = true;
  configureClient({
    base: '/admin/',
    token: readToken,
    hasSession,
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
  expect(takeComplaints()).toEqual([]);
});

// A module that is still being read when the document goes fails, for all later files too: they share it.
afterAll(async () => {
  await vi.dynamicImportSettled();
  server.close();
});
