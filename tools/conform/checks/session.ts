import { createClient } from '../client';
import type { Transport } from '../client';
import { isRow, textOf } from '../faults';
import type { Row } from '../faults';
import { createProbe } from '../probe';
import type { Probe } from '../probe';
import { loginBody } from '../signIn';
import { callOf } from '../world';
import type { World } from '../world';

/** What the checks of sessions need besides the world. */
export interface Door {
  origin: string;
  transport: Transport;
  captcha: string | undefined;
}

type SessionCheck = (world: World, door: Door) => Promise<void>;

const about = { rule: 'session' } as const;

const open = ({ nobody, report }: World, id: string): Probe => createProbe(nobody, report, callOf(id));

/** Calls without a session or with a wrong one are refused; the menu can be walked. */
const checkToken: SessionCheck = async (world) => {
  const menus = world.probe(callOf('session.getUserMenus'));
  await menus.refused({}, 'signedOut', { ...about, what: 'no token', options: { token: null } });
  await menus.refused({}, 'signedOut', {
    ...about,
    what: 'an unknown token',
    options: { token: 'no-such-token' },
  });
  checkMenu(await menus.success({}), (text) => menus.differs('answer', text));
};

/** A captcha serves once; a wrong password and an unknown name are one refusal. */
const checkLogin: SessionCheck = async (world, { captcha }) => {
  await open(world, 'session.captcha').success({});
  const login = open(world, 'session.login');
  const body = await loginBody(world.nobody, world.main, captcha);
  await login.success(body, 'session');
  await login.refused(body, 'wrongCaptcha', { ...about, what: 'a captcha a second time' });
  await login.refused({}, ['invalidInput', 'wrongCaptcha'], { ...about, what: 'an empty log-in' });
  const stranger = { userName: 'no-such-operator', password: 'wrong' };
  await login.refused(await loginBody(world.nobody, stranger, captcha), 'wrongPassword', {
    ...about,
    what: 'an unknown operator',
  });
};

const checkMobile: SessionCheck = async (world) => {
  const sms = open(world, 'session.smsCode');
  await sms.refused({ mobile: '1' }, 'invalidInput', { ...about, what: 'a wrong mobile number' });
};

const checkMobileLogin: SessionCheck = async (world) => {
  const login = open(world, 'session.loginMobile');
  const given = { mobile: '13000000000', code: '000000' };
  await login.refused(given, 'wrongSmsCode', { ...about, what: 'a code that was never sent' });
};

const checkQrTicket: SessionCheck = async (world) => {
  const data = await open(world, 'session.qrTicket').success({});
  if (isRow(data)) await open(world, 'session.qrStatus').success({ ticket: data['ticket'] });
};

const checkQrStatus: SessionCheck = async (world) => {
  const status = open(world, 'session.qrStatus');
  const unknown = await status.success({ ticket: 'no-such-ticket' });
  if (isRow(unknown) && unknown['status'] !== 'expired') {
    status.differs('session', `an unknown ticket is ${JSON.stringify(unknown['status'])}`);
  }
};

const checkOauth: SessionCheck = async (world) => {
  const oauth = open(world, 'session.oauth');
  await oauth.success({ provider: 'github' });
  await oauth.refused({ provider: 'no-such-provider' }, 'invalidInput', {
    ...about,
    what: 'an unknown provider',
  });
};

/** A step of a sign-in needs the ticket of the one before. */
const checkStep =
  (id: string, answer: object): SessionCheck =>
  async (world) => {
    const given = { ticket: 'no-such-ticket', ...answer };
    await open(world, id).refused(given, 'signInExpired', { ...about, what: 'an unknown ticket' });
  };

/** A session that is logged out is over, and no other one. */
const checkLogout: SessionCheck = async (world, { origin, transport, captcha }) => {
  const { envelope } = await world.nobody(
    callOf('session.login').call,
    await loginBody(world.nobody, world.main, captcha),
  );
  const token = isRow(envelope?.data) ? String(envelope.data['token']) : null;
  const second = createClient(origin, transport, token);
  await createProbe(second, world.report, callOf('session.logout')).success({});
  const menus = createProbe(second, world.report, callOf('session.getUserMenus'));
  await menus.refused({}, 'signedOut', { rule: 'session', what: 'a token after its log-out' });
  await world.probe(callOf('session.getUserMenus')).success({}, 'session');
};

const entriesOf = (list: unknown): Row[] =>
  Array.isArray(list)
    ? list.filter(isRow).flatMap((record) => [record, ...entriesOf(record['children'])])
    : [];

/** Ids, names and paths of the menu are unique, and paths absolute. */
function checkMenu(data: unknown, differs: (text: string) => void): void {
  const entries = entriesOf(isRow(data) ? data['menuList'] : undefined);
  for (const name of ['id', 'name', 'path']) {
    const values = entries.map((entry) => String(entry[name]));
    const twice = values.find((value, index) => values.indexOf(value) !== index);
    if (twice !== undefined) differs(`the menu has the ${name} ${twice} twice`);
  }
  const relative = entries.find(({ path }) => !String(path).startsWith('/'));
  if (relative) differs(`the path ${String(relative['path'])} of the menu is not absolute`);
}

/** Refusals are worded in the language of the request. */
const checkLanguages: SessionCheck = async (world) => {
  const menus = world.probe(callOf('session.getUserMenus'));
  const said = async (language: string) =>
    textOf((await menus.ask({}, { token: null, language })).envelope?.msg ?? '');
  const [zh, en, tw] = [await said('zh-cn'), await said('en'), await said('zh-tw')];
  const chinese = /\p{Script=Han}/u;
  if (chinese.test(en)) menus.differs('language', `msg in English is ${JSON.stringify(en)}`);
  if (!chinese.test(zh)) menus.differs('language', `msg in simplified Chinese is ${JSON.stringify(zh)}`);
  if (!chinese.test(tw) || tw === zh) {
    menus.differs('language', `msg in traditional Chinese is ${JSON.stringify(tw)}`);
  }
};

/** Everything about log-ins and sessions; each check by itself, because a server may lack some of the calls. */
export const sessionChecks: readonly SessionCheck[] = [
  checkToken,
  checkLogin,
  checkMobile,
  checkMobileLogin,
  checkStep('session.stepCode', { code: '000000' }),
  checkStep('session.stepPassword', { password: 'Conform1234' }),
  checkStep('session.stepBind', { code: '000000' }),
  checkQrTicket,
  checkQrStatus,
  checkOauth,
  checkLogout,
  checkLanguages,
];
