import { http, HttpResponse } from 'msw';
import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { server } from '../server';
import { post } from '@/contract/system/post';
import { useListPage } from '@/crud/list/useResourceList';
import { setLanguage } from '@/i18n';
import { markDirty } from '@/stores/dirty';
import { currentAddress } from '@/services/navigation';
import { useToasts } from '@/ui/toast/toast';
import { setTags, useTags } from '@/stores/tags';
import { setTheme } from '@/stores/theme';
import { Providers } from '@/shell/Providers';
import { runTagAction } from '@/shell/tags/tagActions';
import { closing, sorted, startingTags } from '@/shell/tags/tagRules';
import { tagOf } from '@/kernel/resolve';
import type { Tag } from '@/stores/tags';
import type { Entry } from '@/stores/routes';
import { drawShell, tab, tabs, tagKeys, tagRow, treeOf, visit } from './shell';

const flat = (tree: Entry[]): Entry[] => tree.flatMap((entry) => [entry, ...flat(entry.children)]);

function tag(pathname: string, change: Partial<Tag> = {}): Tag {
  return {
    key: pathname,
    path: pathname,
    pathname,
    search: '',
    params: {},
    title: pathname,
    icon: '',
    pinned: false,
    keepAlive: true,
    ...change,
  };
}

test('pinned screens have a tag from the start, in front and without a cross', async () => {
  await drawShell({ at: '/finance/recharge' });
  expect(tagRow()).toEqual(['/home', '*/finance/recharge']);
  expect(tab('/home').querySelector('[data-act="close"]')).toBeNull();
  expect(tab('/finance/recharge').querySelector('[data-act="close"]')).not.toBeNull();
});

const five = ['/home', '/a', '/b', '/c', '/d'];

test.each([
  ['close', ['/b']],
  ['closeOther', ['/a', '/c', '/d']],
  ['closeLeft', ['/a']],
  ['closeRight', ['/c', '/d']],
  ['closeAll', ['/a', '/b', '/c', '/d']],
  ['refresh', []],
  ['fullscreen', []],
] as const)(
  'C136 %s of the third of five tags closes the right ones and never a pinned one',
  (action, gone) => {
    const list = five.map((key) => tag(key, { pinned: key === '/home' }));
    expect(closing(action, list, '/b')).toEqual(gone);
    expect(closing(action, list, '/gone')).toEqual([]);
  },
);

test('C136 200 tags: switching, closing the others and closing all work', async () => {
  const many = Array.from({ length: 200 }, (_, index) => ({ path: `/many/s${index}`, title: `S ${index}` }));
  await drawShell({ menu: [{ path: '/many', title: 'Many', children: many }] });
  act(() => setTags([...useTags.getState().list, ...many.map(({ path }) => tag(path))]));
  expect(tagRow()).toHaveLength(201);
  fireEvent.click(tab('/many/s150'));
  await waitFor(() => expect(tagRow()).toContain('*/many/s150'));
  fireEvent.contextMenu(tab('/many/s150'));
  fireEvent.click(await screen.findByText('关闭其他'));
  await waitFor(() => expect(tagRow()).toEqual(['/home', '*/many/s150']));
});

test('closing the tag on screen shows the one visited before it, closing another one stays', async () => {
  await drawShell();
  await visit('/finance/recharge', '/finance/withdraw', '/finance/channel', '/finance/recharge');
  fireEvent.click(tab('/finance/recharge').querySelector('[data-act="close"]') ?? document.body);
  await waitFor(() => expect(tagRow()).toEqual(['/home', '/finance/withdraw', '*/finance/channel']));
  fireEvent(tab('/finance/withdraw'), new MouseEvent('auxclick', { button: 1, bubbles: true }));
  await waitFor(() => expect(tagRow()).toEqual(['/home', '*/finance/channel']));
});

test('the middle button never closes a pinned tag', async () => {
  await drawShell({ at: '/finance/recharge' });
  fireEvent(tab('/home'), new MouseEvent('auxclick', { button: 1, bubbles: true }));
  expect(tagRow()).toEqual(['/home', '*/finance/recharge']);
});

test('the row is one tab stop; arrows move, Enter opens, Delete closes', async () => {
  const user = userEvent.setup();
  await drawShell();
  await visit('/finance/recharge', '/finance/withdraw');
  expect(tabs().filter((item) => item.tabIndex === 0)).toEqual([tab('/finance/withdraw')]);
  act(() => tab('/finance/withdraw').focus());
  await user.keyboard('{ArrowRight}');
  expect(tab('/home')).toHaveFocus();
  await user.keyboard('{ArrowRight}{Enter}');
  await waitFor(() => expect(tagRow()).toContain('*/finance/recharge'));
  await user.keyboard('{Delete}');
  await waitFor(() => expect(tagKeys()).toEqual(['/home', '/finance/withdraw']));
  expect(tab('/finance/withdraw')).toHaveFocus();
});

test('the context menu opens by keyboard, disables what would do nothing, and gives the focus back', async () => {
  const user = userEvent.setup();
  await drawShell();
  await visit('/finance/recharge');
  act(() => tab('/finance/recharge').focus());
  await user.keyboard('{Shift>}{F10}{/Shift}');
  const first = await screen.findByRole('menuitem', { name: '刷新' });
  const menu = first.parentElement ?? document.body;
  const items = within(menu).getAllByRole('menuitem');
  expect(items.map((item) => item.textContent)).toEqual([
    '刷新',
    '关闭',
    '关闭其他',
    '关闭左侧',
    '关闭右侧',
    '全部关闭',
    '当前页全屏',
  ]);
  expect(items[3]).toHaveAttribute('aria-disabled', 'true');
  fireEvent.click(within(menu).getByText('关闭'));
  await waitFor(() => expect(tagRow()).toEqual(['*/home']));
  await waitFor(() => expect(tab('/home')).toHaveFocus());
});

test('a pinned tag has no "close" in its menu', async () => {
  await drawShell();
  fireEvent.contextMenu(tab('/home'), { clientX: 5, clientY: 5 });
  await screen.findByRole('menuitem', { name: '刷新' });
  expect(screen.queryByRole('menuitem', { name: '关闭' })).toBeNull();
});

test('refresh counts up, so that the screen is mounted anew', async () => {
  await drawShell({ at: '/finance/recharge' });
  fireEvent.contextMenu(tab('/finance/recharge'));
  fireEvent.click(await screen.findByRole('menuitem', { name: '刷新' }));
  await waitFor(() => expect(useTags.getState().refreshes).toEqual({ '/finance/recharge': 1 }));
});

test('refresh asks the server again, however new the rows are', async () => {
  await drawShell({ at: '/finance/recharge' });
  const list = vi.fn(() => HttpResponse.json({ code: 0, msg: '', data: { list: [], total: 1 } }));
  server.use(http.get('*/post/list', list));
  const query = { pageNum: 1, pageSize: 20 };
  function Rows() {
    return <p>{useListPage(post, query).page?.total} post</p>;
  }
  function Remounting() {
    return <Rows key={useTags((state) => state.refreshes['/finance/recharge'])} />;
  }
  render(
    <Providers>
      <Remounting />
    </Providers>,
  );
  await screen.findByText('1 post');
  expect(list).toHaveBeenCalledTimes(1);
  await act(() => runTagAction('refresh'));
  await waitFor(() => expect(list).toHaveBeenCalledTimes(2));
});

test('a tag with unsaved work asks before it closes', async () => {
  await drawShell({ at: '/finance/recharge' });
  const saved = markDirty('/finance/recharge');
  fireEvent.click(tab('/finance/recharge').querySelector('[data-act="close"]') ?? document.body);
  const dialog = await screen.findByRole('dialog');
  expect(dialog).toHaveTextContent('关闭后未保存的内容会丢失');
  fireEvent.click(within(dialog).getByRole('button', { name: '取消' }));
  expect(tagKeys()).toContain('/finance/recharge');
  saved();
});

test('screens act on tags by address: close returns, refresh and full screen go there, the rest closes', async () => {
  await drawShell({ at: '/member/detail/7' });
  await visit('/member/detail/8?tab=orders', '/finance/recharge', '/finance/withdraw');
  await act(() => runTagAction('close'));
  expect(currentAddress()).toBe('/finance/recharge');
  await act(() => runTagAction('refresh', '/member/detail/8'));
  expect(currentAddress()).toBe('/member/detail/8?tab=orders');
  expect(useTags.getState().refreshes).toEqual({ '/member/detail/8': 1 });
  await act(() => runTagAction('close', '/member/detail/7'));
  expect(tagKeys()).toEqual(['/home', '/member/detail/8', '/finance/recharge']);
  await act(() => runTagAction('closeOther', '/finance/recharge'));
  expect(tagKeys()).toEqual(['/home', '/finance/recharge']);
  await act(() => runTagAction('fullscreen', '/finance/recharge'));
  expect(useTags.getState().full).toBe(true);
  await act(() => runTagAction('closeAll', '/finance/recharge'));
  expect(tagKeys()).toEqual(['/home']);
});

test.each(['/finance/withdraw', '/nowhere', '/'])(
  'an action for %s, which has no tag open, says so and does nothing',
  async (address) => {
    await drawShell({ at: '/finance/recharge' });
    await act(() => runTagAction('close', address));
    expect(tagKeys()).toEqual(['/home', '/finance/recharge']);
    expect(useToasts.getState().list.map(({ text }) => text)).toEqual(['没有打开这个页面的标签']);
  },
);

test('full screen hides the bars until it is closed', async () => {
  await drawShell({ at: '/finance/recharge' });
  fireEvent.contextMenu(tab('/finance/recharge'));
  fireEvent.click(await screen.findByRole('menuitem', { name: '当前页全屏' }));
  const closer = await screen.findByRole('button', { name: '退出全屏' });
  expect(screen.queryByRole('banner')).toBeNull();
  expect(screen.queryByRole('tablist')).toBeNull();
  expect(closer).toHaveFocus();
  fireEvent.click(closer);
  expect(await screen.findByRole('banner')).toBeVisible();
  expect(screen.getByRole('main')).toHaveFocus();
});

test('C137 kept tags: screens gone from the menu, broken records and doubles are left out', async () => {
  const kept = [tag('/finance/channel'), tag('/gone'), { key: 1 }, null, tag('/finance/channel')];
  sessionStorage.setItem('tagsViewList', JSON.stringify(kept));
  setTheme({ isCacheTagsView: true });
  await drawShell({ at: '/finance/recharge' });
  expect(tagRow()).toEqual(['/home', '/finance/channel', '*/finance/recharge']);
});

test('C137 kept tags stay away when they are not wanted, or are no JSON', async () => {
  sessionStorage.setItem('tagsViewList', JSON.stringify([tag('/finance/channel')]));
  await drawShell({ at: '/finance/recharge' });
  expect(tagRow()).toEqual(['/home', '*/finance/recharge']);
});

test('C137 what the menu says about a kept tag is renewed', () => {
  const tags = startingTags(
    flat(treeOf()),
    [tag('/finance/recharge', { pinned: true, icon: 'x' })],
    [],
    false,
  );
  expect(tags.at(-1)).toMatchObject({ key: '/finance/recharge', pinned: false, icon: 'WalletOutlined' });
});

test.each([
  ['onto itself', ['/home', '/a', '/b'], ['/home', '/a', '/b']],
  ['to the end', ['/home', '/b', '/a'], ['/home', '/b', '/a']],
  ['before a pinned one', ['/a', '/home', '/b'], ['/home', '/a', '/b']],
  ['while one was closed', ['/home', '/closed', '/b', '/a'], ['/home', '/b', '/a']],
  ['while one was opened', ['/home', '/b'], ['/home', '/b', '/a']],
])('C138 a tag dragged %s: no tag is lost or doubled, pinned ones stay in front', (_, order, result) => {
  const list = ['/home', '/a', '/b'].map((key) => tag(key, { pinned: key === '/home' }));
  expect(sorted(list, order).map(({ key }) => key)).toEqual(result);
});

test('C139 one tag for a path whatever its query, and the latest query wins', async () => {
  await drawShell();
  await visit('/finance/recharge?status=1', '/home', '/finance/recharge?status=2', '/home');
  expect(tagKeys()).toEqual(['/home', '/finance/recharge']);
  fireEvent.click(tab('/finance/recharge'));
  await waitFor(() => expect(tagRow()).toContain('*/finance/recharge'));
  expect(useTags.getState().list[1]?.search).toBe('?status=2');
});

test.each([
  [false, ['/home', '/member/detail/1', '/member/detail/23']],
  [true, ['/home', '/member/detail/:id']],
])('C139 share tags %s: two details make these tags', async (isShareTagsView, keys) => {
  setTheme({ isShareTagsView });
  await drawShell();
  await visit('/member/detail/1', '/member/detail/23');
  expect(tagKeys()).toEqual(keys);
  expect(useTags.getState().list.at(-1)?.params).toEqual({ id: '23' });
});

test('a title given by address shows in tag and breadcrumb, in the language on screen, and nowhere else', async () => {
  const words = JSON.stringify({ 'zh-cn': '张三', en: 'Zhang San' });
  await drawShell();
  await visit(`/member/detail/7?tagsViewName=${encodeURIComponent(words)}`);
  expect(tab('/member/detail/7')).toHaveTextContent('张三');
  expect(screen.getByRole('navigation', { name: '当前位置' })).toHaveTextContent('首页会员管理张三');
  await act(() => setLanguage('en'));
  expect(tab('/member/detail/7')).toHaveTextContent('Zhang San');
  await visit('/member/detail/8');
  expect(tab('/member/detail/8')).toHaveTextContent('Member 360');
});

test.each([
  ['tags-style-one', { dots: 1, closes: 1 }],
  ['tags-style-four', { dots: 1, closes: 2 }],
  ['tags-style-five', { dots: 0, closes: 2 }],
] as const)('%s shows its own symbols', async (tagsStyle, { dots, closes }) => {
  setTheme({ tagsStyle });
  await drawShell();
  await visit('/finance/recharge', '/finance/withdraw');
  const row = screen.getByRole('tablist');
  expect(row.querySelectorAll('[data-act="close"]')).toHaveLength(closes);
  expect(row.querySelectorAll('[class*="dot"]')).toHaveLength(dots);
});

test('the wheel turned down scrolls to the right', async () => {
  await drawShell();
  const row = screen.getByRole('tablist');
  Object.defineProperty(row, 'scrollWidth', { value: 900 });
  Object.defineProperty(row, 'clientWidth', { value: 300 });
  const before = row.scrollLeft;
  fireEvent.wheel(row, { deltaY: 120 });
  expect(row.scrollLeft).toBe(before + 120);
});

test('a tag keeps its identity through tagOf, so that parameters never run together', () => {
  const detail = flat(treeOf()).find(({ path }) => path === '/member/detail/:id');
  if (!detail) throw new Error('no detail screen');
  const one = tagOf(detail, { id: '1' }, '/member/detail/1', '', false);
  expect(one.key).toBe('/member/detail/1');
});
