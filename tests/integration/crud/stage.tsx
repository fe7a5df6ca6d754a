import { QueryClientProvider, QueryClient } from '@tanstack/react-query';
import { act, configure, render, screen, waitFor } from '@testing-library/react';
import type { RenderResult } from '@testing-library/react';
import { ConfigProvider } from 'antd';
import { Activity, useState } from 'react';
import type { ReactElement } from 'react';
import { expect } from 'vitest';
import { WordsProvider } from '@/i18n/WordsProvider';
import { bindNavigation } from '@/services/navigation';
import { TabLocationContext } from '@/services/tabLocation';
import { ConfirmHost } from '@/shell/frame/ConfirmHost';

/** What a test does to the address and to the tag around a screen. */
export interface Stage extends RenderResult {
  queries: QueryClient;
  /** Query part of the address. */
  search(): string;
  /** Every address gone to, with whether it replaced the one before. */
  visits: { to: string; replace: boolean }[];
  show(visible: boolean): void;
  goTo(search: string): void;
}

/** Draws a screen in a tag of its own whose address it may change. */
export function stage(screen: ReactElement, search = ''): Stage {
  // Whether an element is visible takes the style of all its parents, for each element of the page.
  configure({ defaultHidden: true });
  const queries = new QueryClient({
    defaultOptions: {
      queries: { retry: false, networkMode: 'always' },
      mutations: { networkMode: 'always' },
    },
  });
  const visits: Stage['visits'] = [];
  let now = search;
  let setVisible: (visible: boolean) => void = () => undefined;
  let setSearch: (search: string) => void = () => undefined;

  function Tag() {
    const [address, setAddress] = useState(search);
    const [visible, changeVisible] = useState(true);
    setVisible = changeVisible;
    setSearch = (next) => {
      now = next;
      setAddress(next);
    };
    return (
      <Activity mode={visible ? 'visible' : 'hidden'}>
        <TabLocationContext value={{ tab: '/toys', pathname: '/toys', search: address, params: {} }}>
          {screen}
        </TabLocationContext>
      </Activity>
    );
  }

  bindNavigation({
    current: () => `/toys${now}`,
    go: async (to, options) => {
      visits.push({ to, replace: options?.replace === true });
      await Promise.resolve();
      act(() => setSearch(to.includes('?') ? to.slice(to.indexOf('?')) : ''));
    },
  });

  const result = render(
    <ConfigProvider theme={{ token: { motion: false } }} button={{ autoInsertSpace: false }}>
      <QueryClientProvider client={queries}>
        <Tag />
      </QueryClientProvider>
      <ConfirmHost />
    </ConfigProvider>,
    { wrapper: WordsProvider },
  );
  return {
    ...result,
    queries,
    visits,
    search: () => now,
    show: (visible) => act(() => setVisible(visible)),
    goTo: (next) => act(() => setSearch(next)),
  };
}

/** Waits until a text is on screen; what pops up is drawn before it can be seen. */
export async function seen(text: string): Promise<HTMLElement> {
  return waitFor(() => {
    const element = screen.getByText(text);
    expect(element).toBeVisible();
    return element;
  });
}
