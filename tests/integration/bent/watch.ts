import { act, screen, waitFor } from '@testing-library/react';
import i18next from 'i18next';
import { afterEach, beforeEach, vi } from 'vitest';
import { onPartFailure } from '@/ui/feedback/partFailure';
import type { QueryClient } from '@tanstack/react-query';
import { signInAs } from '../render';

const crashes: unknown[] = [];
const note = (error: unknown): void => void crashes.push(error);

const SKELETON = '.ant-skeleton, .ant-spin-spinning, output[aria-busy="true"]';

/** Milliseconds after which what is still loading is taken to load for ever. */
const PATIENCE = 30_000;

/** For each test of a file: an operator who may do everything, and an ear for whatever fails. */
export function watchCrashes(): void {
  beforeEach(() => {
    signInAs();
    onPartFailure(note);
    process.on('unhandledRejection', note);
    // Of a download happy-dom makes another page.
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockReturnValue();
    // What React says of itself would drown what fails.
    vi.spyOn(console, 'error').mockImplementation((first: unknown, ...more: unknown[]) => {
      if (first instanceof Error) note(first);
      // Of two children with one key, one may stay on the page with what was answered before.
      if (typeof first === 'string' && first.includes('same key')) note(`same key: ${more.join(' ')}`);
    });
  });

  afterEach(() => {
    onPartFailure(() => undefined);
    process.off('unhandledRejection', note);
    vi.restoreAllMocks();
    crashes.length = 0;
    // Each drawing leaves antd's styles, which all have to be gone through.
    document.head.replaceChildren();
  });
}

/** What can never be meant, as a text of its own or within one. */
const GIBBERISH = /NaN|undefined|\[object|\bnull\b/;

const KEY = /^([a-z]\w*)\.\w+(?:\.\w+)*$/;

const messages = (): object => i18next.getResourceBundle('zh-cn', 'translation') ?? {};

/** First words of all message keys, which are all there from the start. */
let known: ReadonlySet<string> | undefined;

const prefixes = (): ReadonlySet<string> =>
  (known ??= new Set(Object.keys(messages()).map((key) => key.split('.')[0] ?? '')));

function gibberish(): string[] {
  const found: string[] = [];
  const nodes = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (nodes.nextNode()) {
    const text = nodes.currentNode.textContent ?? '';
    const [, prefix] = KEY.exec(text.trim()) ?? [];
    if (GIBBERISH.test(text) || (prefix !== undefined && prefixes().has(prefix)))
      found.push(text.slice(0, 80));
  }
  return found;
}

const oneLine = (error: unknown): string => {
  const words = error instanceof Error ? (error.stack ?? error.message) : String(error);
  return words.split('\n').slice(0, 4).join(' ').slice(0, 400);
};

/** Waits until nothing is on its way. @returns whether something still is after all that patience */
const waitForAnswers = (queries: QueryClient): Promise<boolean> =>
  waitFor(
    () => {
      if (queries.isFetching() > 0 || document.querySelector(SKELETON)) throw new Error('loading');
      return false;
    },
    { timeout: PATIENCE },
  ).catch(() => true);

/** Waits until nothing is on its way, and says what must never be on a page and is. */
export async function problemsOf(queries: QueryClient): Promise<string[]> {
  let isLoading = await waitForAnswers(queries);
  // What has just been answered may draw a part that asks for something else.
  await act(() => new Promise((resolve) => setTimeout(resolve)));
  isLoading = (await waitForAnswers(queries)) || isLoading;
  return [
    ...(isLoading ? [`still loading: ${document.querySelector(SKELETON)?.className ?? 'a query'}`] : []),
    ...crashes.splice(0).map(oneLine),
    ...(screen.queryByText(/此部分显示失败/) ? ['a part has failed'] : []),
    ...gibberish().map((text) => `gibberish: ${text}`),
  ];
}

/** An amount, a price, a share. */
const FIGURE = /(?:^|[^\d.])\d[\d,]*\.\d+(?![\d.])|\d\s?%/;

/** Figures on a page, or on parts of it, none of whose amounts could be read. */
export function inventedAmounts(within: readonly Element[] = [document.body]): string[] {
  const words = Object.values(messages()).join('\n');
  return within
    .flatMap((part) => [...part.querySelectorAll('*')])
    .filter((element) => element.children.length === 0)
    .map((element) => element.textContent)
    .filter((text) => !words.includes(FIGURE.exec(text)?.[0].trim() ?? ''));
}
