import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HttpResponse } from 'msw';
import { beforeEach, expect, test, vi } from 'vitest';
import { get, post, SITE } from '@/api/client';
import { fetchPending } from '@/api/reminders';
import { signOut } from '@/kernel/signOut';
import { readToken, useSession } from '@/stores/session';
import { failureOf, told } from '../client/told';
import { openConsole, serveMenu } from '../kernel/console';
import { haveToken } from '../token';
import { ok, on, refuse } from '../server';

vi.mock('@/kernel/views', () => import('../kernel/fakeViews'));

const WORDS = '登录状态已过期，请重新登录';

const alerts = () => document.querySelectorAll('dialog[open]');
const confirm = () => userEvent.click(screen.getByRole('button', { name: '确定' }));

/** How often the alert came up. */
let shown = 0;
useSession.subscribe((now, before) => {
  if (now.expired && !before.expired) shown += 1;
});

/** How often the session was cleared. */
let cleared = 0;
useSession.subscribe((now, before) => {
  if (before.user && !now.user) cleared += 1;
});

beforeEach(() => {
  shown = 0;
  cleared = 0;
});

async function open(address = '/finance/recharge'): Promise<string[]> {
  haveToken();
  serveMenu();
  const router = openConsole(address);
  await screen.findByRole('article');
  const visited: string[] = [];
  router.subscribe(({ location }) => {
    if (visited.at(-1) !== location.pathname) visited.push(location.pathname);
  });
  return visited;
}

test('C31 fifty 401 at once: one alert, nothing else, and its button clears and leads to the root', async () => {
  const visited = await open();
  on('post', 'thing', () => refuse(401, 'expired'));
  const kinds = await act(() =>
    Promise.all(
      Array.from({ length: 50 }, async (_, n) => (await failureOf(post(`${SITE}thing`, { n }))).kind),
    ),
  );
  expect(kinds.filter((kind) => kind === 'sessionExpired')).toHaveLength(1);
  expect(kinds.filter((kind) => kind === 'cancelled')).toHaveLength(49);
  expect([alerts().length, shown, told()]).toEqual([1, 1, []]);
  expect(alerts()[0]).toHaveTextContent(`提示${WORDS}确定`);
  expect(readToken()).not.toBeNull();
  expect(visited).toEqual([]);

  await confirm();
  await screen.findByText('login ?redirect=/&params={}');
  expect(visited.filter((path) => path !== '/finance/recharge')).toEqual(['/login']);
  expect([alerts().length, shown, document.cookie, sessionStorage.length]).toEqual([0, 1, '', 0]);
  expect(cleared).toBe(1);
});

test('C31 the alert has no other way out', async () => {
  await open();
  on('get', 'thing', () => refuse(401, ''));
  await act(() => failureOf(get(`${SITE}thing`)));
  await userEvent.keyboard('{Escape}{Escape}');
  const cancel = new Event('cancel', { cancelable: true });
  alerts()[0]?.dispatchEvent(cancel);
  expect(cancel.defaultPrevented).toBe(true);
  expect(alerts()).toHaveLength(1);
});

test('C32 while the alert is open nothing more is sent', async () => {
  await open();
  const calls = on('get', 'thing', () => refuse(401, ''));
  await act(() => failureOf(get(`${SITE}thing`)));
  expect(await failureOf(get(`${SITE}thing`))).toEqual({ kind: 'cancelled' });
  expect([calls.count, shown]).toEqual([1, 1]);
});

test('C32 a 401 that comes after the alert was confirmed concerns nobody', async () => {
  await open();
  const answers: ((answer: Response) => void)[] = [];
  on('get', 'late', () => new Promise<Response>((done) => void answers.push(done)));
  on('get', 'thing', () => refuse(401, ''));
  const late = failureOf(get(`${SITE}late`));
  await act(() => failureOf(get(`${SITE}thing`)));
  await confirm();
  await screen.findByText(/^login/);
  answers[0]?.(refuse(401, ''));
  expect(await late).toEqual({ kind: 'cancelled' });
  expect([alerts().length, shown]).toEqual([0, 1]);
});

test('C32 a 401 as the answer to the log-out leaves no alert behind', async () => {
  await open();
  on('get', 'logout', () => refuse(401, ''));
  await act(signOut);
  await screen.findByText('login ?redirect=/finance/recharge&params={}');
  expect(alerts()).toHaveLength(0);
  expect(shown).toBeLessThanOrEqual(1);
});

test.each<[string, string | null]>([
  ['no body', null],
  ['a page', '<html>sign in</html>'],
  ['an envelope with another code', '{"code":0,"data":1}'],
  ['an envelope with 401', '{"code":401,"msg":"x"}'],
])('C33 HTTP status 401 with %s is the same event', async (_, body) => {
  await open();
  on('get', 'thing', () => new HttpResponse(body, { status: 401 }));
  await act(async () => expect(await failureOf(get(`${SITE}thing`))).toEqual({ kind: 'sessionExpired' }));
  expect([alerts().length, shown, told()]).toEqual([1, 1, []]);
});

test('C34 a 401 of the silent poll is the same event, and the poll is sent no more', async () => {
  await open();
  const calls = on('post', 'cwManage/rechargeWithdrawReview', () => refuse(401, ''));
  await act(() => failureOf(fetchPending(0)));
  await failureOf(fetchPending(0));
  expect([calls.count, alerts().length, shown]).toEqual([1, 1, 1]);
});

test('C36 the alert confirmed without a network clears all the same', async () => {
  await open();
  on('get', 'thing', () => refuse(401, ''));
  on('get', 'logout', () => HttpResponse.error());
  await act(() => failureOf(get(`${SITE}thing`)));
  await confirm();
  await screen.findByText(/^login/);
  expect([document.cookie, sessionStorage.length]).toEqual(['', 0]);
});

test('C54 a token that dies before the menu comes: one alert, then the log-in page', async () => {
  haveToken();
  on('get', 'user/getUserMenus', () => refuse(401, ''));
  openConsole('/finance/recharge');
  await screen.findByText('菜单加载失败');
  expect([alerts().length, shown]).toEqual([1, 1]);
  await confirm();
  await screen.findByText(/^login/);
});

test('C77 a refusal for want of permission is a message, and the session stays', async () => {
  await open();
  on('get', 'code', () => refuse(403, '没有此操作的权限'));
  on('get', 'status', () => new HttpResponse('x', { status: 403 }));
  await act(() => failureOf(get(`${SITE}code`)));
  await act(() => failureOf(get(`${SITE}status`)));
  expect(told()).toEqual(['没有此操作的权限', '没有操作权限']);
  expect([readToken(), alerts().length]).toEqual(['token-a', 0]);
  on('get', 'thing', () => ok(1));
  await expect(get(`${SITE}thing`)).resolves.toBe(1);
});
