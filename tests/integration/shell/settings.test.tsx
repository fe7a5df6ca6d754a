import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { currentLanguage } from '@/i18n';
import { markDirty } from '@/stores/dirty';
import { currentAddress } from '@/services/navigation';
import { useToasts } from '@/ui/toast/toast';
import { useConfirms } from '@/stores/confirm';
import { setTheme, useTheme } from '@/stores/theme';
import type { ThemeConfig } from '@/stores/themeTypes';
import { drawShell, tagKeys, tagRow, visit } from './shell';

afterEach(() => vi.restoreAllMocks());

async function openDrawer(theme: Partial<ThemeConfig> = {}): Promise<HTMLElement> {
  setTheme(theme);
  await drawShell();
  fireEvent.click(screen.getByRole('button', { name: '布局配置' }));
  return screen.findByRole('dialog', { name: '布局配置' });
}

const notices = () => useToasts.getState().list.map(({ kind, text }) => `${kind}: ${text}`);

const refused = [
  ['主题色', '', '全局主题 primary 颜色值不能为空'],
  ['主题色', '   ', '全局主题 primary 颜色值不能为空'],
  ['主题色', '#fff', '输入错误的hex颜色值'],
  ['主题色', '#12345678', '输入错误的hex颜色值'],
  ['主题色', 'red', '输入错误的hex'],
  ['主题色', 'rgb(999,0,0)', '输入错误的rgb颜色值'],
  ['主题色', '1,2', '输入错误的rgb颜色值'],
  ['顶栏背景', '', '输入错误的hex颜色值'],
  ['菜单背景', '#xyzxyz', '输入错误的hex颜色值'],
] as const;

test('C133 a refused colour is warned about in the named words and the old one stays', async () => {
  const drawer = within(await openDrawer());
  const before = { ...useTheme.getState() };
  for (const [label, typed, warning] of refused) {
    useToasts.setState({ list: [] });
    const input = drawer.getByLabelText(label);
    fireEvent.change(input, { target: { value: typed } });
    fireEvent.blur(input);
    expect(notices()).toEqual([`warning: ${warning}`]);
    expect(useTheme.getState()).toEqual(before);
    expect(input).not.toHaveValue(typed);
  }
});

test('a colour may be typed as hex or rgb and is stored as hex on Enter', async () => {
  const input = within(await openDrawer()).getByLabelText('主题色');
  for (const [typed, stored] of [
    ['#00FF00', '#00ff00'],
    ['0000ff', '#0000ff'],
    ['rgb(1, 2, 3)', '#010203'],
  ]) {
    fireEvent.change(input, { target: { value: typed } });
    fireEvent.keyDown(input, { key: 'Enter' });
    expect(useTheme.getState().primary).toBe(stored);
  }
});

const effects = {
  defaults: { collapse: true, split: false, crumbs: true, columns: false },
  classic: { collapse: true, split: true, crumbs: false, columns: false },
  transverse: { collapse: false, split: false, crumbs: false, columns: false },
  columns: { collapse: true, split: false, crumbs: true, columns: true },
};

test('what has no effect in a layout is disabled there', async () => {
  const drawer = within(await openDrawer());
  const able = (label: string) => !drawer.getByLabelText(label).hasAttribute('disabled');
  for (const layout of ['classic', 'transverse', 'columns', 'defaults'] as const) {
    act(() => setTheme({ layout }));
    expect({
      collapse: able('折叠菜单') && able('只展开一个子菜单'),
      split: able('经典布局分割菜单'),
      crumbs: able('开启面包屑'),
      columns: able('分栏菜单背景') && able('分栏菜单背景渐变') && able('分栏高亮风格'),
    }).toEqual(effects[layout]);
  }
});

test('switches store their field, and grayscale and invert exclude each other on screen', async () => {
  const drawer = within(await openDrawer());
  fireEvent.click(drawer.getByLabelText('灰色模式'));
  fireEvent.click(drawer.getByLabelText('反色模式'));
  expect(drawer.getByLabelText('灰色模式')).not.toBeChecked();
  expect(drawer.getByLabelText('反色模式')).toBeChecked();
  fireEvent.click(drawer.getByLabelText('开启页脚'));
  expect(JSON.parse(localStorage.getItem('themeConfig') ?? '{}')).toMatchObject({
    isInvert: true,
    isFooter: true,
  });
});

test('choosing a layout closes the drawer, choosing the present one does not', async () => {
  const drawer = within(await openDrawer());
  fireEvent.click(drawer.getByRole('button', { name: '默认' }));
  expect(useTheme.getState().isDrawer).toBe(true);
  fireEvent.click(drawer.getByRole('button', { name: '横向' }));
  expect(useTheme.getState()).toMatchObject({ layout: 'transverse', isDrawer: false, isCollapse: false });
});

test('sharing tags goes home and keeps the pinned ones only', async () => {
  const drawer = within(await openDrawer());
  await visit('/member/detail/1', '/member/detail/2');
  fireEvent.click(drawer.getByLabelText('同一页面只开一个标签'));
  await waitFor(() => expect(currentAddress()).toBe('/home'));
  await waitFor(() => expect(tagKeys()).toEqual(['/home']));
});

test('sharing tags asks before it closes one with unsaved work', async () => {
  const drawer = within(await openDrawer());
  await visit('/finance/recharge', '/member/detail/2');
  const saved = markDirty('/finance/recharge');
  const before = tagKeys();
  fireEvent.click(drawer.getByLabelText('同一页面只开一个标签'));
  const text = await screen.findByText(/关闭后未保存的内容会丢失/);
  const dialog = within(text.closest<HTMLElement>('[role="dialog"]') ?? document.body);
  fireEvent.click(dialog.getByRole('button', { name: '取消' }));
  await waitFor(() => expect(useConfirms.getState().list).toEqual([]));
  expect(tagKeys()).toEqual(before);
  expect(useTheme.getState().isShareTagsView).toBe(false);
  fireEvent.click(drawer.getByLabelText('同一页面只开一个标签'));
  await waitFor(() => expect(useConfirms.getState().list).toHaveLength(1));
  act(() => useConfirms.getState().list[0]?.answer(true));
  await waitFor(() => expect(tagKeys()).toEqual(['/home']));
  expect(useTheme.getState().isShareTagsView).toBe(true);
  saved();
});

test('sharing no more, the shared detail gets the tag of its address, after unsaved work has been asked about', async () => {
  setTheme({ isShareTagsView: true });
  const drawer = within(await openDrawer());
  await visit('/finance/recharge', '/member/detail/1', '/member/detail/2');
  const saved = markDirty('/member/detail/:id');
  fireEvent.click(drawer.getByLabelText('同一页面只开一个标签'));
  await screen.findByText(/关闭后未保存的内容会丢失/);
  act(() => useConfirms.getState().list[0]?.answer(false));
  expect(tagKeys()).toEqual(['/home', '/finance/recharge', '/member/detail/:id']);
  expect(useTheme.getState().isShareTagsView).toBe(true);
  saved();
  fireEvent.click(drawer.getByLabelText('同一页面只开一个标签'));
  await waitFor(() => expect(tagKeys()).toEqual(['/home', '/finance/recharge', '/member/detail/2']));
  expect(tagRow()).toContain('*/member/detail/2');
  await visit('/member/detail/1');
  expect(tagKeys()).toEqual(['/home', '/finance/recharge', '/member/detail/2', '/member/detail/1']);
});

test('pasted settings that share the tags ask like the switch, and the rest of them applies at once', async () => {
  const drawer = within(await openDrawer());
  await visit('/finance/recharge');
  const saved = markDirty('/finance/recharge');
  fireEvent.click(drawer.getByRole('button', { name: '粘贴配置' }));
  const text = await screen.findByRole('textbox', { name: '粘贴配置' });
  fireEvent.change(text, { target: { value: '{"isShareTagsView":true,"isFooter":true}' } });
  fireEvent.click(screen.getByRole('button', { name: '应用' }));
  await waitFor(() => expect(useConfirms.getState().list).toHaveLength(1));
  expect(useTheme.getState()).toMatchObject({ isShareTagsView: false, isFooter: true });
  act(() => useConfirms.getState().list[0]?.answer(true));
  await waitFor(() => expect(tagKeys()).toEqual(['/home']));
  expect(useTheme.getState().isShareTagsView).toBe(true);
  saved();
});

test('the lock time is taken when it is finished, between 1 and 9999', async () => {
  const user = userEvent.setup();
  const drawer = within(await openDrawer());
  const input = drawer.getByLabelText('自动锁屏（秒）');
  await user.clear(input);
  await user.type(input, '15');
  expect(useTheme.getState().lockScreenTime).toBe(30);
  await user.tab();
  expect(useTheme.getState().lockScreenTime).toBe(15);
  await user.clear(input);
  await user.type(input, '123456');
  await user.tab();
  expect(useTheme.getState().lockScreenTime).toBe(9999);
});

test('a watermark text of blanks is not stored, others are trimmed', async () => {
  const drawer = within(await openDrawer());
  const input = drawer.getByLabelText('水印文案');
  fireEvent.change(input, { target: { value: '   ' } });
  expect(useTheme.getState().wartermarkText).toBe('Exchange Console');
  fireEvent.change(input, { target: { value: '  ACME ' } });
  expect(useTheme.getState().wartermarkText).toBe('ACME');
});

test('copying puts the stored theme on the clipboard and closes the drawer', async () => {
  const writeText = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
  const drawer = within(await openDrawer({ isFooter: true }));
  fireEvent.click(drawer.getByRole('button', { name: '一键复制配置' }));
  await waitFor(() => expect(notices()).toContain('success: 已复制'));
  const copied: unknown = JSON.parse(String(writeText.mock.calls.flat()[0]));
  expect(copied).toMatchObject({ isFooter: true, isDrawer: false });
  expect(useTheme.getState().isDrawer).toBe(false);
});

test('C129 a clipboard that refuses leaves the text to be selected by hand', async () => {
  vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('denied'));
  const drawer = within(await openDrawer());
  fireEvent.click(drawer.getByRole('button', { name: '一键复制配置' }));
  const text = await screen.findByRole('textbox', { name: '请手动复制下面的文本' });
  expect(notices()).toContain('error: 复制失败');
  expect(JSON.parse((text as HTMLTextAreaElement).value)).toMatchObject({ layout: 'defaults' });
});

test('C130 pasted settings apply, language and darkness included; what is broken is named', async () => {
  const drawer = within(await openDrawer());
  fireEvent.click(drawer.getByRole('button', { name: '粘贴配置' }));
  const text = await screen.findByRole('textbox', { name: '粘贴配置' });
  fireEvent.change(text, {
    target: { value: '{"isFooter":true,"globalI18n":"en","primary":"red;}","isIsDark":true}' },
  });
  fireEvent.click(screen.getByRole('button', { name: '应用' }));
  expect(useTheme.getState()).toMatchObject({ isFooter: true, primary: '#409eff', isIsDark: true });
  expect(notices()).toEqual(['warning: 配置中有无法识别的内容，已忽略：primary']);
  await waitFor(() => expect(currentLanguage()).toBe('en'));
});

test.each(['{"primary":"red;}"}', '{"primary":1,"lockScreenTime":0}', '{"nothing":"of ours"}', '{}'])(
  'a text without a single valid setting, like %s, is refused and stays to be mended',
  async (value) => {
    const drawer = within(await openDrawer());
    fireEvent.click(drawer.getByRole('button', { name: '粘贴配置' }));
    const text = await screen.findByRole('textbox', { name: '粘贴配置' });
    fireEvent.change(text, { target: { value } });
    fireEvent.click(screen.getByRole('button', { name: '应用' }));
    expect(notices()).toEqual(['error: 不是有效的配置文本']);
    expect(screen.getByRole('textbox', { name: '粘贴配置' })).toHaveValue(value);
  },
);

test('the field of the watermark shows what is stored: trimmed, and never blank', async () => {
  const user = userEvent.setup();
  const drawer = within(await openDrawer());
  const field = drawer.getByLabelText('水印文案');
  await user.clear(field);
  await user.type(field, '  Night shift  ');
  await user.tab();
  expect(field).toHaveValue('Night shift');
  await user.clear(field);
  await user.type(field, '   ');
  await user.tab();
  expect(field).toHaveValue('Night shift');
  expect(useTheme.getState().wartermarkText).toBe('Night shift');
});

test('C131 restoring the defaults asks first, clears our keys and reloads once', async () => {
  const reload = vi.spyOn(location, 'reload').mockImplementation(() => undefined);
  localStorage.setItem('someone.else', 'kept');
  const drawer = within(await openDrawer({ isFooter: true }));
  fireEvent.click(drawer.getByRole('button', { name: '一键恢复默认' }));
  expect(useTheme.getState().isFooter).toBe(true);
  const asked = await screen.findByText(/将清除本机保存的全部界面设置/);
  const dialog = asked.closest<HTMLElement>('[role="dialog"]') ?? document.body;
  fireEvent.click(within(dialog).getByRole('button', { name: '确定' }));
  await waitFor(() => expect(reload).toHaveBeenCalledOnce());
  expect(localStorage.getItem('themeConfig')).toBeNull();
  expect(localStorage.getItem('someone.else')).toBe('kept');
});

test('dark follows the system until it is chosen by hand', async () => {
  const drawer = within(await openDrawer());
  const dark = () => document.documentElement.dataset['theme'] === 'dark';
  expect(dark()).toBe(false);
  fireEvent.click(drawer.getByLabelText('深色模式'));
  expect(dark()).toBe(true);
  expect(localStorage.getItem('console.darkChosen')).toBe('true');
  act(() => setTheme({ isIsDark: false }));
  expect(dark()).toBe(false);
});

test('the drawer says that the lock is a privacy screen', async () => {
  const drawer = await openDrawer();
  expect(drawer).toHaveTextContent('锁屏仅用于遮挡屏幕内容，不能代替退出登录');
});
