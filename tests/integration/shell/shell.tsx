import { act, render, screen } from '@testing-library/react';
import type { RenderResult } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { WordsProvider } from '@/i18n/WordsProvider';
import { FramedPage, FramePlace } from '@/kernel/Framed';
import { menuRoutes } from '@/kernel/menuRoutes';
import Layout from '@/shell/Layout';
import { prepareShell } from '@/shell/prepare';
import { bindNavigation, goTo } from '@/services/navigation';
import { setRoutes } from '@/stores/routes';
import type { Entry } from '@/stores/routes';
import { useTags } from '@/stores/tags';
import { signInAs } from '../render';
import { ok, on } from '../server';

interface Item {
  path: string;
  title: string;
  component?: string;
  meta?: Record<string, unknown>;
  children?: Item[];
}

const record = ({ path, title, component, meta, children = [] }: Item): object => ({
  name: path,
  path,
  component: component ?? (children.length > 0 ? 'layout/routerView/parent' : `nowhere${path}`),
  meta: { title, icon: 'WalletOutlined', isKeepAlive: true, ...meta },
  children: children.map(record),
});

const HOME: Item = { path: '/home', title: 'router.home', meta: { isAffix: true } };

/** A small menu with what the rules speak of: two levels of directories, hidden screens, patterns. */
const MENU: Item[] = [
  {
    path: '/finance',
    title: 'menu.200',
    children: [
      { path: '/finance/recharge', title: 'menu.201' },
      { path: '/finance/withdraw', title: 'menu.202' },
      { path: '/finance/channel', title: 'menu.205' },
    ],
  },
  {
    path: '/member',
    title: 'menu.100',
    children: [
      { path: '/member/list', title: 'menu.101' },
      { path: '/member/auth', title: 'menu.105' },
      { path: '/member/detail/:id', title: 'menu.102', meta: { isHide: true } },
    ],
  },
  {
    path: '/system',
    title: 'menu.900',
    children: [
      {
        path: '/system/conf',
        title: 'menu.920',
        children: [{ path: '/system/conf/dict', title: 'menu.921' }],
      },
      { path: '/system/secret', title: 'Secret screen', meta: { isHide: true } },
    ],
  },
  {
    path: '/empty',
    title: 'Only hidden',
    children: [{ path: '/empty/x', title: 'X', meta: { isHide: true } }],
  },
];

/** Files that the menu knows and that cannot be fetched: links lead there, and nothing is drawn. */
const FILES = ['finance/recharge/index', 'finance/withdraw/index'].map(
  (view) => `../elsewhere/views/${view}.tsx`,
);

/** The menu as the console uses it. */
export const treeOf = (menu: Item[] = MENU): Entry[] => menuRoutes([HOME, ...menu].map(record), FILES).tree;

/** Answers the calls of bell and reminders: nothing waits, unless told. */
export function nothingWaits(counts: object = {}) {
  return on('post', 'cwManage/rechargeWithdrawReview', () =>
    ok({ systemRechargeCount: 0, withdrawCount: 0, realNameAuthCount: 0, ...counts }),
  );
}

/**
 * Draws the whole frame at an address, signed in, and waits until it stands.
 * @param waits answers what waits for approval; nothing by default
 */
export async function drawShell({
  at = '/home',
  menu = MENU,
  waits = () => {
    nothingWaits();
  },
  permissions = ['*/*/*'],
} = {}): Promise<RenderResult> {
  // Motion off: nothing here plays animations to their end.
  window.happyDOM.settings.device.prefersReducedMotion = 'reduce';
  await prepareShell();
  waits();
  signInAs(permissions);
  setRoutes(treeOf(menu));
  const router = createMemoryRouter([{ path: '*', element: <FramedPage frame={Layout} /> }], {
    initialEntries: [at],
  });
  bindNavigation({
    go: (to, options) => router.navigate(to, { replace: options?.replace === true }),
    current: () => `${router.state.location.pathname}${router.state.location.search}`,
  });
  const result = render(
    <WordsProvider>
      <RouterProvider router={router} />
      <FramePlace />
    </WordsProvider>,
  );
  await screen.findByRole('banner');
  return result;
}

/** Goes to addresses one after the other, as an operator opening screens. */
export async function visit(...addresses: string[]): Promise<void> {
  for (const address of addresses) {
    // oxlint-disable-next-line no-await-in-loop
    await act(() => goTo(address));
  }
}

/** The tags on screen; by selector, since asking for 200 roles takes seconds here. */
export const tabs = (): HTMLElement[] => [
  ...document.querySelectorAll<HTMLElement>('[role="tab"][data-key]'),
];

/** One tag on screen. */
export function tab(key: string): HTMLElement {
  const found = tabs().find((item) => item.dataset['key'] === key);
  if (!found) throw new Error(`no tag ${key}`);
  return found;
}

/** Keys of the tags in their order, the one on screen with a star. */
export function tagRow(): string[] {
  return tabs().map(
    (item) => `${item.getAttribute('aria-selected') === 'true' ? '*' : ''}${item.dataset['key'] ?? ''}`,
  );
}

/** Keys of the tags in the store. */
export const tagKeys = (): string[] => useTags.getState().list.map(({ key }) => key);
