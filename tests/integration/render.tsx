import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render } from '@testing-library/react';
import type { RenderResult } from '@testing-library/react';
import { ConfigProvider } from 'antd';
import type { ReactElement } from 'react';
import { WordsProvider } from '@/i18n/WordsProvider';
import { ConfirmHost } from '@/shell/frame/ConfirmHost';
import { readToken, setSession } from '@/stores/session';
import { TabLocationContext } from '@/services/tabLocation';
import type { TabLocation } from '@/services/tabLocation';
import type { UserInfo } from '@/api/types';
import { haveToken } from './token';

const HERE: TabLocation = { tab: '/', pathname: '/', search: '', params: {} };

const OPERATOR: UserInfo = {
  id: 1,
  userName: 'admin',
  userNickname: 'Admin',
  avatar: '',
  roles: ['super_admin'],
  time: 0,
  authBtnList: [],
};

/** Signs an operator in without a call; the wildcard unless told. */
export function signInAs(permissions: string[] = ['*/*/*'], user: Partial<UserInfo> = {}): void {
  if (readToken() === null) haveToken();
  setSession({ menuList: [], permissions, userInfo: { ...OPERATOR, ...user } });
}

/**
 * Draws a screen in what the console surrounds it with: antd without motion, a fresh query cache, its own
 * address. `redraw` puts another element in the same surroundings.
 */
export function renderScreen(
  screen: ReactElement,
  location: Partial<TabLocation> = {},
): RenderResult & { queries: QueryClient; redraw(next: ReactElement): void } {
  const queries = new QueryClient({ defaultOptions: { queries: { retry: false, networkMode: 'always' } } });
  const around = (element: ReactElement) => (
    <WordsProvider>
      <ConfigProvider theme={{ token: { motion: false } }} button={{ autoInsertSpace: false }}>
        <QueryClientProvider client={queries}>
          <TabLocationContext value={{ ...HERE, ...location }}>{element}</TabLocationContext>
          <ConfirmHost />
        </QueryClientProvider>
      </ConfigProvider>
    </WordsProvider>
  );
  const result = render(around(screen));
  return { ...result, queries, redraw: (next) => result.rerender(around(next)) };
}
