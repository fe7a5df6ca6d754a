import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import { markDirty } from '@/stores/dirty';
import { closeTags, setTags, refreshTag, useTags } from '@/stores/tags';
import { setTheme } from '@/stores/theme';
import { go, item, MENU, openConsole, serveMenu } from './console';
import { haveToken } from '../token';
import { counts } from './fakeViews';

vi.mock('@/kernel/views', () => import('./fakeViews'));

const article = (name: string) => screen.queryByRole('article', { name });
const text = (name: string) => screen.getByRole<HTMLInputElement>('textbox', { name: `${name} text` });
const running = (name: string) => counts.running.get(name) ?? 0;
const tags = () => useTags.getState().list.map(({ key }) => key);

const RECHARGE = 'finance/recharge/index';
const WITHDRAW = 'finance/withdraw/index';
const DETAIL = 'member/detail/index';

beforeEach(async () => {
  haveToken();
  serveMenu([...MENU, item('/plain', 'twin/one', { isKeepAlive: false })]);
  openConsole('/finance/recharge');
  await screen.findByRole('article', { name: RECHARGE });
});

test('switching keeps what was typed and shows one screen', async () => {
  await userEvent.type(text(RECHARGE), 'half an order');
  await go('/finance/withdraw');
  expect(article(RECHARGE)).toBeNull();
  expect(article(WITHDRAW)).toBeVisible();
  await go('/finance/recharge');
  expect(text(RECHARGE).value).toBe('half an order');
  expect(tags()).toEqual(['/finance/recharge', '/finance/withdraw']);
});

test('C70 the effects of a hidden screen are ended, and begin again when it is back', async () => {
  // A screen's effects begin a moment after it is seen.
  await vi.waitFor(() => expect(running(RECHARGE)).toBe(1));
  await go('/finance/withdraw');
  expect([running(RECHARGE), running(WITHDRAW)]).toEqual([0, 1]);
  await go('/finance/recharge');
  expect([running(RECHARGE), running(WITHDRAW)]).toEqual([1, 0]);
});

test('a hidden screen is not drawn again, wherever one goes, nor when it is back', async () => {
  const before = counts.drawn.get(RECHARGE);
  for (const to of ['/finance/withdraw', '/member/list', '/member/list?page=2', '/nowhere', '/home']) {
    await go(to);
  }
  expect(counts.drawn.get(RECHARGE)).toBe(before);
  await go('/finance/recharge');
  expect(counts.drawn.get(RECHARGE)).toBe(before);
});

test('a hidden screen keeps its own address', async () => {
  await go('/finance/recharge?page=3');
  await go('/member/list?page=7');
  await go('/finance/recharge?page=3');
  expect(screen.getByText('/finance/recharge?page=3 {}')).toBeVisible();
});

test('closing destroys', async () => {
  await userEvent.type(text(RECHARGE), 'x');
  await go('/finance/withdraw');
  act(() => void closeTags(['/finance/recharge'], '/finance/withdraw'));
  await go('/finance/recharge');
  expect(text(RECHARGE).value).toBe('');
  expect(tags()).toEqual(['/finance/withdraw', '/finance/recharge']);
});

test('refreshing remounts that screen and no other', async () => {
  await userEvent.type(text(RECHARGE), 'x');
  await go('/finance/withdraw');
  await userEvent.type(text(WITHDRAW), 'y');
  act(() => refreshTag('/finance/recharge'));
  expect(text(WITHDRAW).value).toBe('y');
  await go('/finance/recharge');
  expect(text(RECHARGE).value).toBe('');
  expect(running(RECHARGE)).toBe(1);
});

test('a screen that does not ask to be kept is gone when it is left', async () => {
  await go('/plain');
  await userEvent.type(text('twin/one'), 'x');
  await go('/home');
  await go('/plain');
  expect(text('twin/one').value).toBe('');
});

test('C89 a screen that does not ask to be kept stays while a form in it is not saved', async () => {
  await go('/plain');
  await userEvent.type(text('twin/one'), 'x');
  const saved = markDirty('/plain');
  await go('/home');
  await go('/plain');
  expect(text('twin/one').value).toBe('x');
  await go('/home');
  act(saved);
  await go('/plain');
  expect(text('twin/one').value).toBe('');
});

test('C139 another query stays in the same tag and screen, another record opens its own', async () => {
  await userEvent.type(text(RECHARGE), 'x');
  await go('/finance/recharge?page=2');
  expect(text(RECHARGE).value).toBe('x');
  await go('/member/detail/1');
  await userEvent.type(text(DETAIL), 'first');
  await go('/member/detail/2');
  expect(text(DETAIL).value).toBe('');
  await go('/member/detail/1');
  expect(text(DETAIL).value).toBe('first');
  expect(tags()).toEqual(['/finance/recharge', '/member/detail/1', '/member/detail/2']);
});

test('C139 with shared tags one screen serves every record', async () => {
  act(() => setTheme({ isShareTagsView: true }));
  await go('/member/detail/1');
  await userEvent.type(text(DETAIL), 'x');
  await go('/member/detail/2');
  expect(text(DETAIL).value).toBe('x');
  expect(screen.getByText('/member/detail/2 {"id":"2"}')).toBeVisible();
  expect(tags()).toEqual(['/finance/recharge', '/member/detail/:id']);
});

test('C138 a dragged tag does not move its screen in the page', async () => {
  await go('/member/list');
  const order = () => [...document.querySelectorAll('article')].map((element) => element.ariaLabel);
  const before = order();
  act(() => setTags([...useTags.getState().list].reverse()));
  expect(order()).toEqual(before);
});

test('of thirty opened records twenty screens are kept', async () => {
  for (let id = 1; id <= 30; id += 1) await go(`/member/detail/${id}`);
  expect(document.querySelectorAll('article')).toHaveLength(20);
  expect(tags()).toHaveLength(31);
  expect(running(DETAIL)).toBe(1);
});
