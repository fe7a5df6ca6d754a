import { act, cleanup, render } from '@testing-library/react';
import { RouterProvider } from 'react-router-dom';
import { afterEach, vi } from 'vitest';
import type { ComponentType } from 'react';
import { startEpoch } from '@/api/client';
import type { MenuMeta } from '@/api/types';
import { App } from '@/app/App';
import { wireClient } from '@/app/failures';
import { useActive } from '@/kernel/active';
import { useAddress } from '@/kernel/address';
import { FramePlace } from '@/kernel/Framed';
import { KeptTabs } from '@/kernel/KeptTabs';
import { createConsoleRouter } from '@/kernel/router';
import type { Router } from '@/kernel/router';
import { goTo } from '@/services/navigation';
import { onSessionEnd } from '@/stores/session';
import { ok, on } from '../server';
import { resetViews } from './fakeViews';

onSessionEnd(startEpoch);

let open: Router | null = null;

afterEach(() => {
  cleanup();
  open?.dispose();
  open = null;
  resetViews();
});

/** Counts how often the frame was asked for. */
export const frame = vi.fn<() => Promise<ComponentType>>(() => Promise.resolve(Frame));

function Frame() {
  return <KeptTabs active={useActive(useAddress())} />;
}

/** Starts the console at an address, as a page load does. */
export function openConsole(address: string, mode: 'history' | 'hash' = 'history'): Router {
  window.happyDOM.setURL(`http://localhost${address}`);
  frame.mockClear();
  wireClient();
  open = createConsoleRouter(mode, { layout: frame });
  render(
    <App>
      <RouterProvider router={open} />
      <FramePlace />
    </App>,
  );
  return open;
}

/** Goes to an address and waits for its screen. */
export const go = (to: string): Promise<void> => act(() => goTo(to));

/** Puts a token into the cookie, as an earlier log-in did. */
/** A menu record that opens a view. */
export const item = (
  path: string,
  component: string,
  meta: Partial<MenuMeta> = {},
  children: object[] = [],
) => ({
  path,
  component,
  meta: { title: path, isKeepAlive: true, ...meta },
  children,
});

export const MENU = [
  item('/finance', 'layout/routerView/parent', {}, [
    item('/finance/recharge', 'finance/recharge'),
    item('/finance/withdraw', 'finance/withdraw'),
  ]),
  item('/member', 'layout/routerView/parent', {}, [
    item('/member/list', 'member/list'),
    item('/member/detail/:id', 'member/detail', { isHide: true }),
  ]),
];

export const OPERATOR = {
  id: 1,
  userName: 'li',
  userNickname: 'Li',
  avatar: '',
  roles: ['risk'],
  time: 0,
  authBtnList: [],
};

/** Answers the menu call for the rest of the test. */
export const serveMenu = (menuList: unknown = MENU, more: object = {}): { count: number } =>
  on('get', 'user/getUserMenus', () => ok({ menuList, permissions: ['*/*/*'], userInfo: OPERATOR, ...more }));

/** Notes every picture of the page from now on, so that not even a flash is missed. */
export function watchPage(): { seen(text: string): boolean; pictures: string[] } {
  const pictures: string[] = [];
  const note = () => {
    const text = document.body.textContent;
    if (pictures.at(-1) !== text) pictures.push(text);
  };
  const observer = new MutationObserver(note);
  observer.observe(document.body, { childList: true, subtree: true, characterData: true });
  return { pictures, seen: (text) => pictures.some((picture) => picture.includes(text)) };
}
