import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { pinyinInitials } from '@/lib/pinyin';
import { search } from '@/shell/palette/search';
import type { Command } from '@/shell/palette/search';
import { currentAddress } from '@/services/navigation';
import { endSession } from '@/stores/session';
import { drawShell, visit } from './shell';

afterEach(() => vi.restoreAllMocks());

test.each([
  ['会员管理', 'hygl'],
  ['充值记录', 'czjl'],
  ['提现记录', 'txjl'],
  ['他们', 'tm'],
  ['欧元', 'oy'],
  ['红包 2', 'hb2'],
  ['實名認證', 'smrz'],
  ['IP 记录', 'ipjl'],
  ['', ''],
])('the pinyin initials of %s are "%s"', (text, initials) => {
  expect(pinyinInitials(text)).toBe(initials);
});

const command = (title: string, path: string): Command => ({
  id: path,
  title,
  place: '',
  path,
  icon: '',
  run: () => undefined,
});

const all = [
  command('提现记录', '/finance/withdraw'),
  command('充值记录', '/finance/recharge'),
  command('Withdraw', '/x'),
];

test.each([
  ['', ['/finance/withdraw', '/finance/recharge', '/x']],
  ['记录', ['/finance/withdraw', '/finance/recharge']],
  ['CZ', ['/finance/recharge']],
  ['jl', ['/finance/withdraw', '/finance/recharge']],
  ['withdraw', ['/x', '/finance/withdraw']],
  ['  finance/re ', ['/finance/recharge']],
  ['nothing', []],
])('searching "%s" finds %j, names before paths', (typed, paths) => {
  expect(search(all, typed).map(({ path }) => path)).toEqual(paths);
});

/** The box of the palette that was opened, with the focus in it: keys typed before go elsewhere. */
async function readyBox(): Promise<HTMLElement> {
  const box = await screen.findByRole('searchbox');
  await waitFor(() => expect(box).toHaveFocus());
  return box;
}

test('Ctrl+K opens the palette, typing and Enter open the first hit', async () => {
  const user = userEvent.setup();
  await drawShell();
  await user.keyboard('{Control>}k{/Control}');
  fireEvent.change(await readyBox(), { target: { value: 'txjl' } });
  await user.keyboard('{Enter}');
  await waitFor(() => expect(currentAddress()).toBe('/finance/withdraw'));
  await waitFor(() => expect(screen.queryByRole('searchbox')).toBeNull());
});

test('the arrows lead into the list and back, and typing returns to the box', async () => {
  const user = userEvent.setup();
  await drawShell();
  await visit('/finance/recharge', '/member/list');
  fireEvent.click(screen.getByRole('button', { name: '菜单搜索' }));
  const box = await readyBox();
  await user.keyboard('{ArrowDown}');
  expect(document.activeElement).toHaveTextContent('充值记录');
  await user.keyboard('{ArrowUp}');
  expect(box).toHaveFocus();
  await user.keyboard('{ArrowDown}{ArrowDown}h');
  expect(box).toHaveFocus();
  expect(box).toHaveValue('h');
});

test('Enter that confirms an input method opens nothing', async () => {
  await drawShell();
  fireEvent.click(screen.getByRole('button', { name: '菜单搜索' }));
  const box = await screen.findByRole('searchbox');
  fireEvent.change(box, { target: { value: '提现' } });
  fireEvent.keyDown(box, { key: 'Enter', isComposing: true });
  fireEvent.keyDown(box, { key: 'Enter', keyCode: 229 });
  expect(currentAddress()).toBe('/home');
});

test('the end of a session closes the palette', async () => {
  await drawShell();
  fireEvent.click(screen.getByRole('button', { name: '菜单搜索' }));
  await screen.findByRole('searchbox');
  act(() => endSession());
  await waitFor(() => expect(screen.queryByRole('searchbox')).toBeNull());
});

test('a data board opens in a window of its own', async () => {
  const opened = vi.spyOn(window, 'open').mockReturnValue(null);
  await drawShell();
  const before = currentAddress();
  fireEvent.click(screen.getByRole('button', { name: '菜单搜索' }));
  fireEvent.change(await readyBox(), { target: { value: '可视化演示 2' } });
  // The menu beside it has the same words.
  await screen.findByRole('button', { name: /^数据可视化演示 2/ });
  await userEvent.keyboard('{Enter}');
  await waitFor(() => expect(opened).toHaveBeenCalledWith('/visualizingDemo2', '_blank', 'noopener'));
  expect(currentAddress()).toBe(before);
});
