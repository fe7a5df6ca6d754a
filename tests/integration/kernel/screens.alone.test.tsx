import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { reportCrashesTo } from '@/kernel/crash';
import { go, item, MENU, openConsole, serveMenu } from './console';
import { haveToken } from '../token';
import { faults } from './fakeViews';

vi.mock('@/kernel/views', () => import('./fakeViews'));

afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllEnvs();
  reportCrashesTo(() => undefined);
});

const article = (name: string) => screen.findByRole('article', { name });

test.each([[new Error('secret stack')], [null], [undefined], ['a text'], [0]])(
  'C67 a screen that throws %j keeps it to itself, and may be tried again',
  async (what) => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const report = vi.fn<(error: unknown, id: string) => void>();
    reportCrashesTo(report);
    haveToken();
    serveMenu([...MENU, item('/broken', 'broken')]);
    faults.thrown = { what };
    openConsole('/broken');
    const hint = await screen.findByText(/其他页面不受影响/);
    expect(document.body).not.toHaveTextContent('secret stack');
    expect(report).toHaveBeenCalledOnce();
    expect(report.mock.calls[0]?.[0]).toBe(what);
    expect(hint).toHaveTextContent(report.mock.calls[0]?.[1] ?? 'no number');
    await go('/member/list');
    await article('member/list/index');
    await go('/broken');
    faults.thrown = null;
    await userEvent.click(screen.getByRole('button', { name: '重试' }));
    expect(screen.getByText('mended')).toBeVisible();
  },
);

test('C164 a view whose file is gone says so, the rest works, and another try brings it', async () => {
  haveToken();
  serveMenu();
  faults.gone.add('finance/recharge/index');
  openConsole('/finance/recharge');
  expect(await screen.findByText('页面加载失败')).toBeVisible();
  await go('/member/list');
  await article('member/list/index');
  await go('/finance/recharge');
  faults.gone.clear();
  await userEvent.click(await screen.findByRole('button', { name: '重试' }));
  await article('finance/recharge/index');
});

const LINK = 'layout/routerView/link';
const FRAME = 'layout/routerView/iframes';

test('an external link names its host and opens without a way back', async () => {
  const open = vi.spyOn(window, 'open').mockReturnValue(null);
  haveToken();
  serveMenu([item('/partner', LINK, { isLink: 'https://partner.example/a?b=1' })]);
  openConsole('/partner');
  expect(await screen.findByText('即将离开本系统，前往 partner.example')).toBeVisible();
  expect(open).not.toHaveBeenCalled();
  await userEvent.click(screen.getByRole('button', { name: '打开链接' }));
  expect(open).toHaveBeenCalledWith(
    new URL('https://partner.example/a?b=1'),
    '_blank',
    'noopener,noreferrer',
  );
});

test.each([
  ['javascript:alert(1)', LINK],
  ['data:text/html,x', LINK],
  ['//partner.example', LINK],
  ['https://li@partner.example', LINK],
  ['', LINK],
  ['javascript:alert(1)', FRAME],
  ['data:text/html,x', FRAME],
  ['https://stranger.example', FRAME],
  ['', FRAME],
])('C153 the address %j of a %s is refused, and the item named', async (isLink, component) => {
  haveToken();
  serveMenu([item('/odd', component, { title: '<b>Odd</b>', isLink })]);
  openConsole('/odd');
  expect(await screen.findByText('菜单「<b>Odd</b>」的地址不安全或不在允许范围内，已拦截。')).toBeVisible();
  expect(document.querySelector('iframe')).toBeNull();
});

test.each([
  ['a host on the list keeps its own origin', 'https://partner.example/a', ' allow-same-origin'],
  ['our own host does not', 'http://localhost/visual/', ''],
])('C155 an embedded page is sandboxed: %s', async (_, isLink, origin) => {
  vi.stubEnv('VITE_FRAME_HOSTS', 'other.example partner.example');
  haveToken();
  serveMenu([item('/frame', FRAME, { title: 'Partner', isLink })]);
  openConsole('/frame');
  const frame = await screen.findByTitle('Partner');
  expect(frame.getAttribute('sandbox')).toBe(
    `allow-scripts allow-forms allow-popups allow-downloads${origin}`,
  );
  expect(frame.getAttribute('referrerpolicy')).toBe('no-referrer');
  expect(frame.getAttribute('allow')).toBe('');
});
