import { expect, test } from 'vitest';
import { DEMO_PASSWORD, DEMO_SMS_CODE } from '#mocks/core/demo';
import { checkOwn } from '#mocks/core/stepUp';
import type { QrStatus } from '@/api/session';
import type { SignIn, UserMenus } from '@/api/types';
import { bench, credentials, operator, signedIn } from './operator';
import type { Bench } from './operator';

const MINUTE = 60_000;

test('a log-in answers token, user, menu and permissions, and leaves a line', async () => {
  const place = bench();
  const lines = place.db.loginLogs.length;
  const nobody = operator(place.handlers);
  const { code, data } = await nobody.ask<SignIn>('POST', 'login', await credentials(place, 'finance01'));
  expect(code).toBe(0);
  expect(data.token).toMatch(/^demo\.[0-9a-f-]{36}$/);
  expect(data.userInfo).toMatchObject({ userName: 'finance01', roles: ['admin', 'finance'] });
  expect(data.userInfo.authBtnList).toEqual(['btn.add', 'btn.del', 'btn.edit', 'btn.link']);
  expect(JSON.stringify(data)).not.toContain('Demo1234');
  expect(place.db.loginLogs.slice(lines)).toMatchObject([{ loginName: 'finance01', status: 1 }]);
});

test('a captcha serves once, in either case, for five minutes', async () => {
  const place = bench();
  const nobody = operator(place.handlers);
  const body = await credentials(place, 'admin');
  const wrong = { ...body, verifyCode: '0000' };
  expect((await nobody.ask('POST', 'login', wrong)).code).toBe(40010);
  expect((await nobody.ask('POST', 'login', body)).code).toBe(40010);
  const lower = await credentials(place, 'admin');
  expect(
    (await nobody.ask('POST', 'login', { ...lower, verifyCode: lower.verifyCode.toLowerCase() })).code,
  ).toBe(0);
  const late = await credentials(place, 'admin');
  place.wait(5 * MINUTE + 1);
  expect((await nobody.ask('POST', 'login', late)).code).toBe(40010);
});

test('the captcha is a picture', async () => {
  const { data } = await operator(bench().handlers).ask<{ img: string }>('GET', 'pub/captcha/get');
  const [head, body = ''] = data.img.split(',');
  expect(head).toBe('data:image/svg+xml;base64');
  expect(atob(body)).toMatch(/^<svg .*<\/svg>$/);
});

/** Tries to sign in with a name and a password from an address, and answers the code. */
function attempts(place: Bench) {
  const nobody = operator(place.handlers);
  return async (name: string, password?: string, address = '198.51.100.1') =>
    (
      await nobody.ask('POST', 'login', await credentials(place, name, password), {
        'x-forwarded-for': address,
      })
    ).code;
}

test('five wrong passwords shut a name out for half an hour, also with the right one', async () => {
  const place = bench();
  const tryWith = attempts(place);
  for (let turn = 0; turn < 4; turn++) expect(await tryWith('risk001', 'wrong')).toBe(40011);
  expect(await tryWith('risk001', 'wrong')).toBe(40013);
  expect(await tryWith('risk001')).toBe(40013);
  expect(await tryWith('risk002')).toBe(0);
  place.wait(30 * MINUTE - 1);
  expect(await tryWith('risk001')).toBe(40013);
  place.wait(2);
  expect(await tryWith('risk001')).toBe(0);
});

test('the five count within 15 minutes, and a right password ends the count', async () => {
  const place = bench();
  const tryWith = attempts(place);
  for (let turn = 0; turn < 4; turn++) await tryWith('risk001', 'wrong');
  place.wait(15 * MINUTE);
  for (let turn = 0; turn < 4; turn++) expect(await tryWith('risk001', 'wrong')).toBe(40011);
  expect(await tryWith('risk001')).toBe(0);
  for (let turn = 0; turn < 4; turn++) expect(await tryWith('risk001', 'wrong')).toBe(40011);
});

test('whoever guesses at a name locks it at their own address, and the operator signs in from theirs', async () => {
  const place = bench();
  const tryWith = attempts(place);
  for (let turn = 0; turn < 8; turn++) await tryWith('finance01', 'wrong', '203.0.113.66');
  expect(await tryWith('finance01', undefined, '203.0.113.66')).toBe(40013);
  expect(await tryWith('finance01', undefined, '198.51.100.1')).toBe(0);
});

test('twenty wrong passwords for whatever names block an address for a day', async () => {
  const place = bench();
  const tryWith = attempts(place);
  const spray = (turn: number) => tryWith(`nobody${turn}`, 'Summer2026', '203.0.113.66');
  for (let turn = 1; turn < 20; turn++) expect(await spray(turn)).toBe(40011);
  expect(await spray(20)).toBe(40013);
  expect(await tryWith('risk001', undefined, '203.0.113.66')).toBe(40018);
  expect(await tryWith('risk001')).toBe(0);
  place.wait(30 * MINUTE);
  expect(await tryWith('risk001', undefined, '203.0.113.66')).toBe(40018);
  place.wait(24 * 60 * MINUTE);
  expect(await tryWith('risk001', undefined, '203.0.113.66')).toBe(0);
});

test('a name that is guessed at from many addresses waits a minute, except where its operator was last', async () => {
  const place = bench();
  const tryWith = attempts(place);
  expect(await tryWith('risk001', undefined, '198.51.100.1')).toBe(0);
  for (let turn = 1; turn < 20; turn++)
    expect(await tryWith('risk001', 'wrong', `203.0.113.${turn}`)).toBe(40011);
  expect(await tryWith('risk001', 'wrong', '203.0.113.20')).toBe(40013);
  expect(await tryWith('risk001', undefined, '203.0.113.21')).toBe(40013);
  expect(await tryWith('risk001', undefined, '198.51.100.1')).toBe(0);
  place.wait(MINUTE);
  expect(await tryWith('risk001', 'wrong', '203.0.113.22')).toBe(40013);
  place.wait(MINUTE);
  expect(await tryWith('risk001', undefined, '203.0.113.21')).toBe(0);
});

test.each([
  ['198.51.100.1', '198.51.100.1'],
  ['8.8.8.8, 198.51.100.1', '198.51.100.1'],
  ['2001:db8::1', '2001:db8::1'],
  ['::ffff:198.51.100.1', '198.51.100.1'],
  ['198.51.100.1, "><img src=x>', '127.0.0.1'],
  ['unknown', '127.0.0.1'],
])('a log-in that was forwarded with %j is logged with %s', async (forwarded, address) => {
  const place = bench();
  const body = await credentials(place, 'risk001');
  await operator(place.handlers).ask('POST', 'login', body, { 'x-forwarded-for': forwarded });
  expect(place.db.loginLogs.at(-1)?.ipaddr).toBe(address);
});

test('an unknown name is refused like a wrong password, a disabled user only with the right one', async () => {
  const place = bench();
  const nobody = operator(place.handlers);
  const tryWith = async (name: string, password?: string) =>
    (await nobody.ask('POST', 'login', await credentials(place, name, password))).code;
  expect(await tryWith('nobody')).toBe(40011);
  expect(await tryWith('locked01', 'wrong')).toBe(40011);
  expect(await tryWith('locked01')).toBe(40012);
});

test('a mobile log-in needs a code that was sent, and a minute passes between two of them', async () => {
  const place = bench();
  const nobody = operator(place.handlers);
  const mobile = '19900000002';
  expect((await nobody.ask('POST', 'login/mobile', { mobile, code: DEMO_SMS_CODE })).code).toBe(40014);
  expect((await nobody.ask('POST', 'login/smsCode', { mobile })).code).toBe(0);
  expect((await nobody.ask('POST', 'login/smsCode', { mobile })).code).toBe(42900);
  expect((await nobody.ask('POST', 'login/mobile', { mobile, code: '000000' })).code).toBe(40014);
  const { data } = await nobody.ask<SignIn>('POST', 'login/mobile', { mobile, code: DEMO_SMS_CODE });
  expect(data.userInfo.userName).toBe('finance01');
  expect((await nobody.ask('POST', 'login/mobile', { mobile, code: DEMO_SMS_CODE })).code).toBe(40014);
  place.wait(MINUTE);
  expect((await nobody.ask('POST', 'login/smsCode', { mobile })).code).toBe(0);
});

test('an unknown mobile number learns nothing and gets nowhere', async () => {
  const place = bench();
  const nobody = operator(place.handlers);
  const mobile = '13800000000';
  expect((await nobody.ask('POST', 'login/smsCode', { mobile })).code).toBe(0);
  expect((await nobody.ask('POST', 'login/mobile', { mobile, code: DEMO_SMS_CODE })).code).toBe(40014);
  expect((await nobody.ask('POST', 'login/smsCode', { mobile: '123' })).code).toBe(40000);
});

test('a QR ticket is seen, confirmed once, and gone after a minute', async () => {
  const place = bench();
  const nobody = operator(place.handlers);
  const draw = async () => (await nobody.ask<{ ticket: string }>('GET', 'login/qrcode')).data.ticket;
  const look = async (ticket: string) =>
    (await nobody.ask<QrStatus>('GET', `login/qrcode/status?ticket=${ticket}`)).data;
  const ticket = await draw();
  expect(await look(ticket)).toEqual({ status: 'waiting' });
  place.wait(4000);
  expect(await look(ticket)).toEqual({ status: 'scanned' });
  place.wait(4000);
  expect(await look(ticket)).toMatchObject({ status: 'confirmed', userInfo: { userName: 'admin' } });
  expect(await look(ticket)).toEqual({ status: 'expired' });
  const second = await draw();
  place.wait(MINUTE);
  expect(await look(second)).toEqual({ status: 'expired' });
  expect(await look('unknown')).toEqual({ status: 'expired' });
});

test('a third-party log-in leads to a page of our own that explains itself', async () => {
  const nobody = operator(bench().handlers);
  const { data } = await nobody.ask<{ url: string }>('GET', 'login/oauth?provider=google');
  expect(data.url.startsWith('/admin/api/v2/sitebkd/')).toBe(true);
  const page = await nobody.send('GET', data.url.slice('/admin/api/v2/sitebkd/'.length), undefined, {
    'accept-language': 'en',
  });
  expect(page.headers.get('content-type')).toContain('text/html');
  expect(await page.text()).toContain('not connected');
  expect((await nobody.ask('GET', 'login/oauth?provider=evil')).code).toBe(40000);
});

test('a session ends with log-out, with idling, and when its user is disabled', async () => {
  const place = bench();
  const menus = async (who: { ask: ReturnType<typeof operator>['ask'] }) =>
    (await who.ask<UserMenus>('GET', 'user/getUserMenus')).code;
  const first = await signedIn(place, 'service01');
  expect(await menus(first)).toBe(0);
  expect((await first.ask('GET', 'logout')).code).toBe(0);
  expect(await menus(first)).toBe(401);
  const second = await signedIn(place, 'service01');
  place.wait(12 * 60 * MINUTE + 1);
  expect(await menus(second)).toBe(401);
  const third = await signedIn(place, 'service01');
  const user = [...place.db.users.values()].find((item) => item.userName === 'service01');
  if (user) user.userStatus = 0;
  expect(await menus(third)).toBe(401);
  expect(await menus(operator(place.handlers, 'demo.made-up'))).toBe(401);
  expect(await menus(operator(place.handlers))).toBe(401);
});

test('every refusal is worded in the language asked for', async () => {
  const nobody = operator(bench().handlers);
  const say = async (language: string) =>
    (await nobody.ask('GET', 'user/getUserMenus', undefined, { 'accept-language': language })).msg;
  expect(await say('zh-cn')).toBe('登录状态已过期，请重新登录');
  expect(await say('en')).toBe('Your session has expired. Sign in again.');
  expect(await say('zh-tw')).toBe('登入狀態已過期，請重新登入');
  expect(await say('fr-FR')).toBe('登录状态已过期，请重新登录');
});

test('the operator’s own password is asked again, and shuts after five mistakes', async () => {
  const place = bench();
  const someone = await signedIn(place, 'finance01');
  const check = async (password: string) =>
    (await someone.ask('POST', 'user/verifyPassword', { password })).code;
  expect(await check('Demo1234')).toBe(0);
  for (let turn = 0; turn < 4; turn++) expect(await check('wrong')).toBe(40301);
  expect(await check('wrong')).toBe(40302);
  expect(await check('Demo1234')).toBe(40302);
  place.wait(15 * MINUTE + 1);
  expect(await check('Demo1234')).toBe(0);
});

test('old mistakes are forgotten after a quarter of an hour', async () => {
  const place = bench();
  const someone = await signedIn(place, 'finance01');
  const check = async (password: string) =>
    (await someone.ask('POST', 'user/verifyPassword', { password })).code;
  for (let turn = 0; turn < 4; turn++) await check('wrong');
  place.wait(15 * MINUTE);
  expect(await check('wrong')).toBe(40301);
});

test('the personal centre shows and changes the operator, and nobody else’s number', async () => {
  const place = bench();
  const someone = await signedIn(place, 'risk001');
  const { data } = await someone.ask<{ user: { userNickname: string } }>(
    'GET',
    'personal/getPersonalInfo',
    undefined,
    {
      'accept-language': 'en',
    },
  );
  expect(data).toMatchObject({ user: { userName: 'risk001' }, deptName: 'Risk', roles: ['Risk'] });
  expect(JSON.stringify(data)).not.toContain('assword');
  expect((await someone.ask('PUT', 'personal/edit', { userNickname: '新昵称', describe: '' })).code).toBe(0);
  const edit = async (body: object) => (await someone.ask('PUT', 'personal/edit', body)).code;
  expect(await edit({ mobile: '19900000001', operPassword: DEMO_PASSWORD })).toBe(40905);
  expect(await edit({ mobile: 'abc', operPassword: DEMO_PASSWORD })).toBe(40000);
  expect(await edit({ userNickname: '' })).toBe(40000);
  expect(await edit({ sex: '7' })).toBe(40000);
  const [line] = place.db.operLogs.filter((log) => log.title === '个人中心' && log.status === 1);
  expect(line?.diff).toEqual([{ field: 'userNickname', before: '陈立', after: '新昵称' }]);
});

test.each([
  ['mobile', '13999999999'],
  ['userEmail', 'elsewhere@example.com'],
])('another %s takes the password, and the former addresses are told', async (name, value) => {
  const place = bench();
  const someone = await signedIn(place, 'finance01');
  const edit = async (body: object) => (await someone.ask('PUT', 'personal/edit', body)).code;
  const [before] = [...place.db.users.values()].flatMap((user) =>
    user.userName === 'finance01' ? { ...user } : [],
  );
  if (!before) throw new Error('finance01 is missing');
  const now = () => place.db.users.get(before.id);
  const told = place.db.sentMessages.length;
  const sent = () => place.db.sentMessages.slice(told);

  expect(await edit({ [name]: value })).toBe(40000);
  expect(await edit({ [name]: value, operPassword: 'wrong' })).toBe(40301);
  expect(now()).toEqual(before);
  expect(sent()).toEqual([]);

  expect(await edit({ [name]: value, operPassword: DEMO_PASSWORD })).toBe(0);
  expect(now()).toMatchObject({ [name]: value });
  expect(sent().map(({ to }) => to)).toEqual([before.mobile, before.userEmail]);
  expect(JSON.stringify(sent())).not.toContain(value);
  expect(JSON.stringify(place.db.operLogs)).not.toContain(DEMO_PASSWORD);

  const { mobile, userEmail } = now() ?? before;
  expect(await edit({ mobile, userEmail, describe: 'x' })).toBe(0);
  expect(sent()).toHaveLength(2);
});

test('a new password needs the old one, fits the rule, ends other sessions and is never logged', async () => {
  const place = bench();
  const here = await signedIn(place, 'risk001');
  const there = await signedIn(place, 'risk001');
  const change = async (oldPassword: string, password: string) =>
    (await here.ask('PUT', 'personal/resetPwd', { oldPassword, password })).code;
  expect(await change('wrong', 'Better123')).toBe(40301);
  expect(await change('Demo1234', '1short')).toBe(40000);
  expect(await change('Demo1234', 'Demo1234')).toBe(40000);
  expect(await change('Demo1234', 'Better123')).toBe(0);
  expect((await there.ask('GET', 'user/getUserMenus')).code).toBe(401);
  expect((await here.ask('GET', 'user/getUserMenus')).code).toBe(0);
  expect(JSON.stringify(place.db.operLogs)).not.toMatch(/Better123|Demo1234/);
});

test('an own password counts whole, however long it is', () => {
  const { db } = bench();
  const [user] = db.users.values();
  if (!user) throw new Error('nobody');
  user.password = 'correct horse battery staple';
  expect(() => checkOwn({ db, user }, 'correct horse battery staples')).toThrow();
  expect(() => checkOwn({ db, user }, 'correct horse battery st')).toThrow();
  expect(() => checkOwn({ db, user }, user.password)).not.toThrow();
});
