import { beforeEach, expect, test, vi } from 'vitest';
import { DEMO_PASSWORD } from '#mocks/core/demo';
import { codeOf, fromBase32, stepAt } from '#mocks/core/totp';
import { adjustDraft } from './adjusts';
import { userOf } from './context';
import { bench, credentials, NOON, operator, signedIn } from './operator';
import type { Bench, Operator } from './operator';

const SECRET = 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ';

/** Every code serves once, so each test uses those of the half minutes before, at and after noon. */
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: NOON });
  return () => vi.useRealTimers();
});

const code = (secret: string, by = 0) => codeOf(fromBase32(secret), stepAt(NOON) + by);

interface Asked {
  step: string;
  ticket: string;
  secret?: string;
}

const log = (place: Bench) => place.db.loginLogs.map(({ loginName, status }) => [loginName, status]);

async function logIn(place: Bench, name: string, password?: string) {
  return operator(place.handlers).ask<Asked & { token?: string }>(
    'POST',
    'login',
    await credentials(place, name, password),
  );
}

const step = (place: Bench, name: string, body: object) =>
  operator(place.handlers).ask<Asked & { token: string }>('POST', `login/${name}`, body);

async function reset(place: Bench, admin: Operator, name: string) {
  const { id, version } = userOf(place.db, name);
  const body = { id, version, password: 'Fresh123', operPassword: DEMO_PASSWORD };
  expect((await admin.ask('PUT', 'user/resetPwd', body)).code).toBe(0);
}

test('after a reset the old session is over, and a sign-in asks for a new password before it opens one', async () => {
  const place = bench();
  const admin = await signedIn(place, 'admin');
  const victim = await signedIn(place, 'finance01');
  await reset(place, admin, 'finance01');
  expect((await victim.ask('GET', 'user/getUserMenus')).code).toBe(401);
  expect((await logIn(place, 'finance01')).code).toBe(40011);

  const asked = await logIn(place, 'finance01', 'Fresh123');
  expect([asked.code, asked.data.step, asked.data.token]).toEqual([40015, 'password', undefined]);
  const { ticket } = asked.data;
  const stranger = operator(place.handlers, ticket);
  expect((await stranger.ask('GET', 'user/getUserMenus')).code).toBe(401);
  expect((await step(place, 'password', { ticket, password: 'Fresh123' })).code).toBe(40000);
  expect((await step(place, 'password', { ticket, password: 'short' })).code).toBe(40000);

  const done = await step(place, 'password', { ticket, password: 'Own12345' });
  expect(done.code).toBe(0);
  expect((await operator(place.handlers, done.data.token).ask('GET', 'user/getUserMenus')).code).toBe(0);
  expect((await step(place, 'password', { ticket, password: 'Own54321' })).code).toBe(40017);
  expect((await logIn(place, 'finance01', 'Own12345')).code).toBe(0);
});

test('a ticket is over after ten minutes, and serves for its own step alone', async () => {
  const place = bench();
  const admin = await signedIn(place, 'admin');
  await reset(place, admin, 'finance01');
  const first = (await logIn(place, 'finance01', 'Fresh123')).data.ticket;
  expect((await step(place, 'code', { ticket: first, code: '123456' })).code).toBe(40017);
  const second = (await logIn(place, 'finance01', 'Fresh123')).data.ticket;
  place.wait(10 * 60_000 + 1);
  expect((await step(place, 'password', { ticket: second, password: 'Own12345' })).code).toBe(40017);
});

test('who has bound an authenticator is asked for its code, which serves once', async () => {
  const place = bench();
  userOf(place.db, 'finance01').googleSecret = SECRET;
  const before = log(place).length;
  const asked = await logIn(place, 'finance01');
  expect([asked.code, asked.data.step]).toEqual([40015, 'code']);
  expect(log(place)).toHaveLength(before);
  const { ticket } = asked.data;
  expect((await step(place, 'code', { ticket, code: '000000' })).code).toBe(40016);
  expect(log(place).at(-1)).toEqual(['finance01', 0]);
  expect((await step(place, 'code', { ticket, code: code(SECRET) })).code).toBe(0);
  expect(log(place).at(-1)).toEqual(['finance01', 1]);

  const again = await logIn(place, 'finance01');
  const used = { ticket: again.data.ticket, code: code(SECRET) };
  expect((await step(place, 'code', used)).code).toBe(40016);
  expect((await step(place, 'code', { ...used, code: code(SECRET, 1) })).code).toBe(0);
});

test('five wrong codes lock the code for a quarter of an hour, the right one included', async () => {
  const place = bench();
  userOf(place.db, 'finance01').googleSecret = SECRET;
  const { ticket } = (await logIn(place, 'finance01')).data;
  for (let n = 0; n < 5; n += 1) await step(place, 'code', { ticket, code: '000000' });
  expect((await step(place, 'code', { ticket, code: code(SECRET) })).code).toBe(40302);
});

test('where codes are required, who has none binds one before the session opens', async () => {
  const place = bench();
  place.db.config.set('login.force2fa', 'true');
  const asked = await logIn(place, 'finance01');
  expect([asked.code, asked.data.step]).toEqual([40015, 'bind']);
  const { ticket, secret = '' } = asked.data;
  expect((await step(place, 'bind', { ticket, code: '000000' })).code).toBe(40016);
  const done = await step(place, 'bind', { ticket, code: code(secret) });
  expect(done.code).toBe(0);
  expect((await logIn(place, 'finance01')).data.step).toBe('code');
});

test('an authenticator is bound in the personal centre with a code of it, and unbound by the administrator', async () => {
  const place = bench();
  const admin = await signedIn(place, 'admin');
  const finance = await signedIn(place, 'finance01');
  const { data } = await finance.ask<{ secret: string }>('POST', 'personal/googleSecret', {});
  const bind = (typed: string) =>
    finance.ask('PUT', 'personal/bindGoogle', { code: typed, operPassword: DEMO_PASSWORD });
  expect((await bind('000000')).code).toBe(40016);
  expect((await logIn(place, 'finance01')).code).toBe(0);
  expect((await bind(code(data.secret))).code).toBe(0);
  expect((await logIn(place, 'finance01')).code).toBe(40015);

  const { id, version } = userOf(place.db, 'finance01');
  const body = { id, version, operPassword: DEMO_PASSWORD };
  expect((await admin.ask('PUT', 'user/resetGoogle', body)).code).toBe(0);
  expect((await logIn(place, 'finance01')).code).toBe(0);
});

test('a step-up asks for a code of the last five minutes, and does nothing before', async () => {
  const place = bench();
  const finance = await signedIn(place, 'finance01');
  userOf(place.db, 'finance01').googleSecret = SECRET;
  const add = () => finance.ask('POST', 'memberAssetAdjust/add', adjustDraft());
  const before = place.db.adjusts.size;
  expect((await add()).code).toBe(40305);
  expect(place.db.adjusts.size).toBe(before);
  expect((await finance.ask('POST', 'user/verifyCode', { code: '000000' })).code).toBe(40016);
  expect((await finance.ask('POST', 'user/verifyCode', { code: code(SECRET) })).code).toBe(0);
  expect((await add()).code).toBe(0);
  place.wait(5 * 60_000 + 1);
  expect((await add()).code).toBe(40305);
  // Unlocking the screen takes the password alone.
  expect((await finance.ask('POST', 'user/verifyPassword', { password: DEMO_PASSWORD })).code).toBe(0);
});
