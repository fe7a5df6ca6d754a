import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import dayjs from 'dayjs';
import { Form, Input, Pagination } from 'antd';
import { afterEach, expect, test, vi } from 'vitest';
import { WordsProvider } from '@/i18n/WordsProvider';
import { setLanguage, useT } from '@/i18n';
import { Providers } from '@/shell/Providers';
import { prepareShell } from '@/shell/prepare';
import { Toaster } from '@/shell/base/Toaster';
import { markDirty } from '@/stores/dirty';
import { currentAddress } from '@/services/navigation';
import { toast, useToasts } from '@/ui/toast/toast';
import { readToken, useSession } from '@/stores/session';
import { useTheme } from '@/stores/theme';
import { render } from '@testing-library/react';
import { ok, on } from '../server';
import { drawShell, nothingWaits } from './shell';

afterEach(() => {
  vi.restoreAllMocks();
  document.querySelector('meta[name="demo"]')?.remove();
});

function HalfFilledForm() {
  const t = useT();
  return (
    <Form>
      <Form.Item name="name" rules={[{ required: true, message: t('lock.empty') }]}>
        <Input aria-label="name" />
      </Form.Item>
      <p>{t('user.title3')}</p>
      <Pagination total={100} showSizeChanger />
    </Form>
  );
}

test('C142 a language flip keeps what was typed and flips messages, antd and dayjs together', async () => {
  await prepareShell();
  render(
    <Providers>
      <HalfFilledForm />
    </Providers>,
    { wrapper: WordsProvider },
  );
  const user = userEvent.setup();
  await user.type(screen.getByLabelText('name'), 'half');
  expect(screen.getByText('布局配置')).toBeInTheDocument();
  expect(screen.getByText('10 条/页')).toBeInTheDocument();
  await act(() => setLanguage('zh-tw'));
  expect(screen.getByLabelText('name')).toHaveValue('half');
  expect(screen.getByText('版面設定')).toBeInTheDocument();
  expect(screen.getByText('10 條/頁')).toBeInTheDocument();
  expect(dayjs.locale()).toBe('zh-tw');
  expect(document.documentElement.lang).toBe('zh-TW');
});

test('the language tool disables the language on screen, flips, and stores the choice', async () => {
  await drawShell();
  fireEvent.click(screen.getByRole('button', { name: '语言切换' }));
  expect(await screen.findByRole('menuitem', { name: '简体中文' })).toHaveAttribute('aria-disabled', 'true');
  fireEvent.click(screen.getByRole('menuitem', { name: '繁體中文' }));
  expect(await screen.findByRole('button', { name: '語言切換' })).toBeInTheDocument();
  expect(useTheme.getState().globalI18n).toBe('zh-tw');
});

test('the size tool stores the component size without a reload', async () => {
  await drawShell();
  fireEvent.click(screen.getByRole('button', { name: '组件大小' }));
  expect(await screen.findByRole('menuitem', { name: '默认' })).toHaveAttribute('aria-disabled', 'true');
  fireEvent.click(screen.getByRole('menuitem', { name: '小' }));
  expect(useTheme.getState().globalComponentSize).toBe('small');
});

test('a browser that refuses full screen is told about, not crashed over', async () => {
  document.documentElement.requestFullscreen = () => Promise.reject(new TypeError('no'));
  await drawShell();
  fireEvent.click(screen.getByRole('button', { name: '进入全屏' }));
  await waitFor(() =>
    expect(useToasts.getState().list.map(({ text }) => text)).toEqual(['浏览器不允许全屏']),
  );
});

async function openUserMenu() {
  fireEvent.click(screen.getByRole('button', { name: '账户菜单: Admin' }));
  await screen.findByRole('menuitem', { name: '个人中心' });
}

test('the account menu leads to home, personal centre and the two error pages', async () => {
  await drawShell({ at: '/finance/recharge' });
  await openUserMenu();
  expect(screen.queryByRole('menuitem', { name: '重置演示数据' })).toBeNull();
  fireEvent.click(screen.getByRole('menuitem', { name: '401' }));
  await waitFor(() => expect(currentAddress()).toBe('/401'));
  await openUserMenu();
  fireEvent.click(screen.getByRole('menuitem', { name: '404' }));
  await waitFor(() => expect(currentAddress()).toBe('/404'));
});

test('logging out asks first, and tells of unsaved work', async () => {
  document.cookie = 'token=abc; path=/';
  const calls = on('get', 'logout', () => ok(null));
  await drawShell();
  const saved = markDirty('/home');
  await openUserMenu();
  fireEvent.click(screen.getByRole('menuitem', { name: '退出登录' }));
  const dialog = await screen.findByRole('dialog');
  expect(dialog).toHaveTextContent('有尚未保存的内容');
  expect(calls.count).toBe(0);
  fireEvent.click(within(dialog).getByRole('button', { name: '确定' }));
  await waitFor(() => expect(useSession.getState().user).toBeNull());
  expect(calls.count).toBe(1);
  expect(readToken()).toBeNull();
  saved();
});

test('in the demo the account menu can put the data back', async () => {
  document.head.insertAdjacentHTML(
    'beforeend',
    `<meta name="demo" content='{"accounts":[],"password":"x"}'>`,
  );
  await drawShell();
  await openUserMenu();
  expect(screen.getByRole('menuitem', { name: '重置演示数据' })).toBeInTheDocument();
});

test('a notice shows once, an error as an alert', async () => {
  render(
    <Providers>
      <Toaster />
    </Providers>,
  );
  act(() => {
    toast('error', 'broken');
    toast('error', 'broken');
    toast('success', 'done');
  });
  expect(await screen.findAllByText('broken')).toHaveLength(1);
  expect(screen.getByText('broken')).toHaveAttribute('role', 'alert');
  expect(screen.getByText('done').tagName).toBe('OUTPUT');
});

test('the bell names the newest notices that are to be read or confirmed, three at most', async () => {
  const notice = (id: number, over: object = {}) => ({
    id,
    title: `通知 ${id}`,
    content: '',
    noticeType: 1,
    level: 1,
    needAck: 0,
    publishAt: `2026-11-2${id} 08:05:00`,
    author: '',
    items: [],
    readAt: null,
    ackAt: null,
    ...over,
  });
  const read = { readAt: '2026-11-21 09:00:00' };
  on('get', 'notice/mine', () =>
    ok([notice(6, read), notice(5, { ...read, needAck: 1 }), notice(4), notice(3), notice(2)]),
  );
  await drawShell({
    waits: () => void nothingWaits({ notices: { unread: 4, urgent: 0 } }),
  });
  fireEvent.click(await screen.findByRole('button', { name: /^消息/ }));
  expect(await screen.findByText('通知 5')).toBeInTheDocument();
  expect(screen.getAllByText(/^通知 \d$/).map(({ textContent }) => textContent)).toEqual([
    '通知 5',
    '通知 4',
    '通知 3',
  ]);
  expect(screen.getByText('11-25 08:05')).toBeInTheDocument();
});
