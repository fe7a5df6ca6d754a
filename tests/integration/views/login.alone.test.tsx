import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { delay, HttpResponse } from 'msw';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { WordsProvider } from '@/i18n/WordsProvider';
import { bindNavigation } from '@/services/navigation';
import { toast, useToasts } from '@/ui/toast/toast';
import { readToken, useSession } from '@/stores/session';
import { useTheme } from '@/stores/theme';
import LoginScreen from '@/views/login/index';
import { holdTime } from '../heldTime';
import { ok, on, refuse } from '../server';

vi.mock('@/views/login/prefetch', () => ({ prefetchOnUse: () => () => undefined }));

const PICTURE = 'data:image/png;base64,AAAA';

const MENU = [
  {
    id: 1,
    pid: 0,
    name: 'finance',
    path: '/finance/recharge',
    component: 'finance/recharge/index',
    meta: { title: '充值记录' },
    children: [],
  },
];

const ANSWER = {
  token: 'a-token',
  userInfo: {
    id: 1,
    userName: 'admin',
    userNickname: '张伟',
    avatar: '',
    roles: ['admin'],
    time: 1,
    authBtnList: [],
  },
  menuList: MENU,
  permissions: ['*/*/*'],
};

const go = vi.fn<(to: string) => Promise<void>>(() => Promise.resolve());

beforeEach(() => {
  go.mockClear();
});

afterEach(() => {
  document.head.querySelector('meta[name="demo"]')?.remove();
  vi.restoreAllMocks();
  vi.useRealTimers();
});

/** The page, its captcha answered; counts the captchas. */
async function open(search = '') {
  let key = 0;
  const captchas = on('get', 'pub/captcha/get', () => {
    key += 1;
    return ok({ key: `key-${key}`, img: PICTURE });
  });
  bindNavigation({ go, current: () => `/login${search}` });
  const page = render(<LoginScreen />, { wrapper: WordsProvider });
  await screen.findByAltText('图形验证码，点击更换');
  return { captchas, page };
}

const userName = () => screen.getByLabelText('用户名');
const password = () => screen.getByLabelText('密码');
const captcha = () => screen.getByRole('textbox', { name: '验证码' });
const submit = () => screen.getByRole('button', { name: '登录' });

function fill() {
  fireEvent.change(userName(), { target: { value: ' admin ' } });
  fireEvent.change(password(), { target: { value: 'Demo1234' } });
  fireEvent.change(captcha(), { target: { value: 'AB12' } });
  captcha().focus();
}

test('nothing is filled in before somebody does it', async () => {
  const { captchas } = await open();
  for (const input of [userName(), password(), captcha()]) expect(input).toHaveValue('');
  expect(captchas.count).toBe(1);
  expect(screen.queryByText(/演示账号/)).toBeNull();
});

test('an empty form says at each field what is missing, and sends nothing', async () => {
  await open();
  await userEvent.click(submit());
  const messages = ['请输入用户名', '请输入密码', '请输入验证码'];
  [userName(), password(), captcha()].forEach((input, at) => {
    expect(input).toBeInvalid();
    expect(input).toHaveAccessibleDescription(messages[at]);
  });
  expect(userName()).toHaveFocus();
});

test('a field left empty says so, and stops saying so once mended', async () => {
  await open();
  userName().focus();
  await userEvent.tab();
  expect(screen.getByText('请输入用户名')).toHaveAttribute('role', 'alert');
  await userEvent.type(userName(), 'a');
  expect(screen.queryByText('请输入用户名')).toBeNull();
});

test('going for another way to sign in is not forgetting a field', async () => {
  await open();
  userName().focus();
  await userEvent.click(screen.getByRole('tab', { name: '手机登录' }));
  await userEvent.click(screen.getByRole('tab', { name: '账号登录' }));
  expect(screen.queryByText('请输入用户名')).toBeNull();
});

test('a successful log-in keeps the session, greets by the hour and goes home', async () => {
  vi.setSystemTime(new Date('2026-11-21T10:00:00+08:00'));
  const bodies: unknown[] = [];
  on('post', 'login', async ({ request }) => {
    bodies.push(await request.json());
    return ok(ANSWER);
  });
  await open();
  fill();
  await userEvent.keyboard('{Enter}');
  await waitFor(() => expect(go).toHaveBeenCalledWith('/home', { replace: true }));
  expect(bodies).toEqual([
    { username: 'admin', password: 'Demo1234', verifyKey: 'key-1', verifyCode: 'AB12' },
  ]);
  expect(readToken()).toBe('a-token');
  expect(useSession.getState().user?.userNickname).toBe('张伟');
  await waitFor(() =>
    expect(useToasts.getState().list).toMatchObject([{ kind: 'success', text: '上午好 张伟，欢迎回来！' }]),
  );
});

test('C78 two clicks and an Enter send one request', async () => {
  const calls = on('post', 'login', async () => {
    await delay(50);
    return ok(ANSWER);
  });
  await open();
  fill();
  const form = submit().closest('form');
  fireEvent.click(submit());
  fireEvent.click(screen.getByRole('button', { name: /登录/, busy: true }));
  if (form) fireEvent.submit(form);
  await waitFor(() => expect(go).toHaveBeenCalled());
  expect(calls.count).toBe(1);
});

test('a wrong captcha is told at its field, with a new picture and everything else kept', async () => {
  on('post', 'login', () => refuse(40010, '验证码错误或已过期'));
  const { captchas } = await open();
  fill();
  await userEvent.click(submit());
  await waitFor(() => expect(captcha()).toHaveAccessibleDescription('验证码错误或已过期'));
  expect(captcha()).toHaveFocus();
  expect(captcha()).toHaveValue('');
  expect(userName()).toHaveValue(' admin ');
  expect(password()).toHaveValue('Demo1234');
  await waitFor(() => expect(captchas.count).toBe(2));
});

test.each([
  ['a refusal in the words of the server', () => refuse(40011, '用户名或密码错误'), '用户名或密码错误'],
  ['a refusal without words', () => refuse(50000, ''), '操作失败，请稍后重试'],
  ['code 401, which is no expired session here', () => refuse(401, '账号未授权'), '账号未授权'],
  [
    'C6 a gateway page',
    () => new HttpResponse('<h1>502</h1>', { status: 502 }),
    '网关错误，服务暂不可用，请稍后重试',
  ],
  ['C11 an empty answer', () => new HttpResponse(''), '服务器响应格式错误，请稍后重试'],
  [
    'C18 too many tries',
    () => new HttpResponse('no', { status: 429, headers: { 'retry-after': '30' } }),
    '操作过于频繁，请在 30 秒后重试',
  ],
  ['C12 a lost connection', () => HttpResponse.error(), '网络连接错误'],
])('%s stands on the page, text kept, captcha renewed', async (_, answer, words) => {
  const calls = on('post', 'login', answer);
  const { captchas } = await open();
  fill();
  await userEvent.click(submit());
  expect(await screen.findByText(words)).toHaveAttribute('role', 'alert');
  expect(password()).toHaveValue('Demo1234');
  expect(captcha()).toHaveValue('');
  await waitFor(() => expect(captchas.count).toBe(2));
  expect(submit()).toHaveAttribute('aria-busy', 'false');
  expect(calls.count).toBe(1);
  expect(useToasts.getState().list).toEqual([]);
});

test('the captcha picture is exchanged by a click, and asked for again when it did not come', async () => {
  const { captchas } = await open();
  on('get', 'pub/captcha/get', () => HttpResponse.json({ code: 500, msg: 'no' }));
  await userEvent.click(screen.getByAltText('图形验证码，点击更换'));
  const again = await screen.findByRole('button', { name: '点击重试' });
  on('get', 'pub/captcha/get', () => ok({ key: 'late', img: PICTURE }));
  await userEvent.click(again);
  expect(await screen.findByAltText('图形验证码，点击更换')).toHaveAttribute('src', PICTURE);
  expect(captchas.count).toBe(1);
});

test('a captcha from elsewhere is not loaded', async () => {
  await open();
  on('get', 'pub/captcha/get', () => ok({ key: 'k', img: 'https://evil.example/x.png' }));
  await userEvent.click(screen.getByAltText('图形验证码，点击更换'));
  expect(await screen.findByRole('button', { name: '点击重试' })).toBeInTheDocument();
  expect(document.querySelector('img[src^="https:"]')).toBeNull();
});

test.each([
  ['C40 one the browser does not keep', 'x'.repeat(5000)],
  ['C41 one with a blank', 'a b'],
  ['C41 one with a line break', 'a\r\nb'],
  ['C41 undefined', 'undefined'],
  ['C41 null', 'null'],
  ['C41 nothing', ''],
])('a token that is none keeps the operator on the page: %s', async (_, token) => {
  on('post', 'login', () => ok({ ...ANSWER, token }));
  await open();
  fill();
  await userEvent.click(submit());
  expect(await screen.findByText('无法保存登录状态，请检查浏览器是否停用了 Cookie')).toBeInTheDocument();
  expect(go).not.toHaveBeenCalled();
  expect(readToken()).toBeNull();
  expect(useSession.getState().user).toBeNull();
});

test.each([
  'https://evil.example',
  '//evil.example',
  '/\\evil.example',
  'javascript:alert(1)',
  '/%2F%2Fevil.example',
  '/%252Fevil.example',
  '/finance/../recharge',
  '/login',
  '/401',
  '/nowhere',
  '',
])('C49 the redirect %s leads home', async (redirect) => {
  on('post', 'login', () => ok(ANSWER));
  await open(`?redirect=${encodeURIComponent(redirect)}&params=%7B%7D`);
  fill();
  await userEvent.click(submit());
  await waitFor(() => expect(go).toHaveBeenCalledWith('/home', { replace: true }));
});

test.each([
  ['C50 twice', '?redirect=%2Ffinance%2Frecharge&redirect=%2Fhome', '/home'],
  ['C50 as a list', '?redirect%5B%5D=%2Ffinance%2Frecharge', '/home'],
  ['C51 params that are no JSON', '?redirect=%2Ffinance%2Frecharge&params=%7B', '/finance/recharge'],
  [
    'C52 with query and hash',
    `?redirect=${encodeURIComponent('/finance/recharge#row')}&params=${encodeURIComponent('{"status":["1","2"],"q":"a&b"}')}`,
    '/finance/recharge?status=1&status=2&q=a%26b#row',
  ],
])('the redirect %s', async (_, search, to) => {
  on('post', 'login', () => ok(ANSWER));
  await open(search);
  fill();
  await userEvent.click(submit());
  await waitFor(() => expect(go).toHaveBeenCalledWith(to, { replace: true }));
});

test('the tabs are one stop for Tab and follow the arrows', async () => {
  on('get', 'login/qrcode', () => ok({ ticket: 't', expiresIn: 60 }));
  await open();
  const tab = (name: string) => screen.getByRole('tab', { name });
  tab('账号登录').focus();
  await userEvent.keyboard('{ArrowRight}');
  expect(tab('手机登录')).toHaveFocus();
  expect(screen.getByRole('tabpanel')).toHaveAccessibleName('手机登录');
  await userEvent.keyboard('{Home}{ArrowLeft}{ArrowRight}');
  expect(tab('账号登录')).toHaveFocus();
  expect(screen.getAllByRole('tab').map((item) => item.tabIndex)).toEqual([0, -1, -1]);
});

test('the pause before another text message outlives a look at another tab', async () => {
  const begin = performance.now();
  let passed = 0;
  vi.spyOn(performance, 'now').mockImplementation(() => begin + passed);
  const calls = on('post', 'login/smsCode', () => ok({ interval: 60 }));
  await open();
  await userEvent.click(screen.getByRole('tab', { name: '手机登录' }));
  const send = screen.getByRole('button', { name: '获取验证码' });
  await userEvent.click(send);
  expect(screen.getByLabelText('手机号')).toHaveAccessibleDescription('请输入手机号');
  await userEvent.type(screen.getByLabelText('手机号'), '13800138000');
  fireEvent.click(send);
  fireEvent.click(send);
  expect(await screen.findByText('验证码已发送，请查收短信')).toBeInTheDocument();
  expect(send).toHaveAccessibleName('60 秒后重发');

  await userEvent.click(screen.getByRole('tab', { name: '账号登录' }));
  passed = 29_500;
  await userEvent.click(screen.getByRole('tab', { name: '手机登录' }));
  expect(await screen.findByRole('button', { name: '31 秒后重发' })).toBe(send);
  fireEvent.click(send);
  expect(screen.getByLabelText('手机号')).toHaveValue('13800138000');
  passed = 61_000;
  expect(await screen.findByRole('button', { name: '获取验证码' })).toBe(send);
  expect(calls.count).toBe(1);
});

test('a wrong text message code is told at its field', async () => {
  on('post', 'login/mobile', () => refuse(40014, '手机号或短信验证码错误'));
  await open();
  await userEvent.click(screen.getByRole('tab', { name: '手机登录' }));
  const code = screen.getByRole('textbox', { name: '短信验证码' });
  await userEvent.type(screen.getByLabelText('手机号'), '13800138000');
  await userEvent.type(code, '12a');
  await userEvent.click(submit());
  expect(code).toHaveAccessibleDescription('验证码为 4 至 6 位数字');
  await userEvent.clear(code);
  await userEvent.type(code, '123456');
  await userEvent.click(submit());
  await waitFor(() => expect(code).toHaveAccessibleDescription('手机号或短信验证码错误'));
});

test('a QR code is followed until somebody agrees, and only while its tab is open', async () => {
  holdTime(['setTimeout', 'clearTimeout']);
  const answers = [{ status: 'waiting' }, { status: 'scanned' }, { status: 'confirmed', ...ANSWER }];
  on('get', 'login/qrcode', () => ok({ ticket: 'ticket-1', expiresIn: 60 }));
  const asked = on('get', 'login/qrcode/status', () => ok(answers[Math.min(asked.count, 3) - 1]));
  await open();
  const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));

  fireEvent.click(screen.getByRole('tab', { name: '扫码登录' }));
  expect(await screen.findByText('请使用移动端扫描二维码登录')).toBeInTheDocument();
  expect(await screen.findByLabelText('登录二维码')).toBeInTheDocument();
  await pass(2000);
  await waitFor(() => expect(asked.count).toBe(1));

  fireEvent.click(screen.getByRole('tab', { name: '账号登录' }));
  await pass(20_000);
  expect(asked.count).toBe(1);

  fireEvent.click(screen.getByRole('tab', { name: '扫码登录' }));
  await screen.findByText('请使用移动端扫描二维码登录');
  await pass(2000);
  expect(await screen.findByText('扫描成功，请在手机上确认登录')).toBeInTheDocument();
  await pass(2000);
  await waitFor(() => expect(go).toHaveBeenCalledWith('/home', { replace: true }));
  await pass(20_000);
  expect(asked.count).toBe(3);
});

test('a QR code that expired is drawn anew on demand', async () => {
  holdTime(['setTimeout', 'clearTimeout']);
  const tickets = on('get', 'login/qrcode', () => ok({ ticket: `t${tickets.count}`, expiresIn: 60 }));
  on('get', 'login/qrcode/status', () => ok({ status: 'expired' }));
  await open();
  fireEvent.click(screen.getByRole('tab', { name: '扫码登录' }));
  await screen.findByText('请使用移动端扫描二维码登录');
  await act(() => vi.advanceTimersByTimeAsync(2000));
  expect(await screen.findByText('二维码已过期')).toBeInTheDocument();
  fireEvent.click(screen.getByRole('button', { name: '刷新二维码' }));
  expect(await screen.findByText('请使用移动端扫描二维码登录')).toBeInTheDocument();
  expect(tickets.count).toBe(2);
});

test.each(['javascript:alert(1)', '//evil.example/x', 'data:text/html,x', 'https://user:pw@evil.example'])(
  'C153 a provider at %s is refused',
  async (url) => {
    const assign = vi.spyOn(window.location, 'assign').mockImplementation(() => undefined);
    on('get', 'login/oauth', () => ok({ url }));
    await open();
    await userEvent.click(screen.getByRole('button', { name: '使用 Google 登录' }));
    expect(await screen.findByText('请求地址不合法，已拦截')).toBeInTheDocument();
    expect(assign).not.toHaveBeenCalled();
  },
);

test('a provider at a safe address is visited', async () => {
  const assign = vi.spyOn(window.location, 'assign').mockImplementation(() => undefined);
  on('get', 'login/oauth', ({ request }) => {
    const provider = new URL(request.url).searchParams.get('provider') ?? '';
    return ok({ url: `https://${provider}.example/authorize?state=1` });
  });
  await open();
  await userEvent.click(screen.getByRole('button', { name: '使用 微信 登录' }));
  await waitFor(() => expect(assign).toHaveBeenCalledWith('https://wechat.example/authorize?state=1'));
});

test('the demo offers its log-ins, which fill in everything but the captcha', async () => {
  const meta = document.createElement('meta');
  meta.name = 'demo';
  meta.content = JSON.stringify({
    password: 'Demo1234',
    accounts: [{ userName: 'finance01', role: 'finance' }],
  });
  document.head.append(meta);
  await open();
  await userEvent.click(screen.getByRole('tab', { name: '手机登录' }));
  const box = await screen.findByRole('region', { name: /演示账号.*Demo1234/ });
  const chip = within(box).getByRole('button', { name: 'finance01' });
  expect(chip).toHaveAccessibleDescription('财务');
  await userEvent.click(chip);
  expect(screen.getByRole('tabpanel')).toHaveAccessibleName('账号登录');
  expect(userName()).toHaveValue('finance01');
  expect(password()).toHaveValue('Demo1234');
  expect(captcha()).toHaveValue('');
});

test('C142 another language keeps what was typed and re-words what was wrong', async () => {
  await open();
  await userEvent.type(userName(), 'admin');
  await userEvent.click(submit());
  await userEvent.selectOptions(screen.getByLabelText('语言'), 'en');
  expect(await screen.findByRole('heading', { name: 'Sign in' })).toBeInTheDocument();
  expect(screen.getByLabelText('Username')).toHaveValue('admin');
  expect(screen.getByLabelText('Password')).toHaveAccessibleDescription('Enter your password');
  expect(useTheme.getState().globalI18n).toBe('en');
  expect(document.documentElement.lang).toBe('en');
});

test('the password shows on demand', async () => {
  await open();
  expect(password()).toHaveAttribute('type', 'password');
  await userEvent.click(screen.getByRole('button', { name: '显示密码', pressed: false }));
  expect(password()).toHaveAttribute('type', 'text');
});

test('help, terms and privacy open in place and close again', async () => {
  await open();
  await userEvent.click(screen.getByRole('button', { name: '隐私说明' }));
  const paper = screen.getByRole('dialog', { name: '隐私说明' });
  expect(paper).toHaveTextContent('Cookie');
  await userEvent.click(within(paper).getByRole('button', { name: '关闭' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

test('messages from before the frame show on the page', async () => {
  await open();
  act(() => toast('warning', '浏览器存储不可用'));
  expect(screen.getByText('浏览器存储不可用')).toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: '关闭' }));
  expect(screen.queryByText('浏览器存储不可用')).toBeNull();
});
