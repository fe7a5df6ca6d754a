import { beforeAll, expect, test } from 'vitest';
import { can, SITE } from '#mocks/core/access';
import { contractCalls } from '../../../tools/contract/described';
import { bench, requestId, signedIn } from './operator';
import type { Operator } from './operator';

/** This file, named by the checks that fail. */
const HERE = 'tests/unit/mocks/accessMatrix.test.ts';

type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';

/**
 * What each user may do on the screens of members, finance and timed orders: `*` everything, nothing but reading for an empty
 * text, else the verbs besides reading. A screen that is missing is not his.
 */
const CELLS: Record<string, Record<number, string>> = {
  admin: Object.fromEntries(
    [101, 102, 103, 104, 105, 201, 202, 203, 204, 205, 206, 207, 401, 402, 403, 933].map((id) => [id, '*']),
  ),
  finance01: {
    101: 'reveal shareFilter',
    102: '*',
    103: 'export recheck',
    104: 'export',
    201: '*',
    202: 'withdrawLogReview withdrawLogPay withdrawLogResult edit export',
    203: '*',
    204: '',
    205: 'add edit confirmChange setStatus sort',
    206: 'edit setWithdraw setRecharge refresh confirmChange',
    207: '*',
    401: '',
    402: '',
    403: '',
  },
  risk001: {
    101: 'edit freeze unfreeze setPermission setTags kick resetGoogle close reveal shareFilter',
    102: '*',
    103: '',
    104: '',
    105: '*',
    201: 'chargeLogReview',
    202: 'withdrawLogReview edit export',
    203: 'setStatus',
    204: '*',
    205: 'confirmChange',
    206: 'setWithdraw confirmChange',
    207: 'review',
    401: '*',
    402: '*',
    403: '*',
    933: '',
  },
  service01: {
    101: 'add edit setTags kick resetPassword resetFundPassword reveal shareFilter',
    102: '*',
    103: '',
    104: '',
    105: 'review',
    201: '',
    202: '',
    203: '',
    204: '',
    207: 'add',
    401: '',
    402: '',
    403: '',
  },
  operate01: {
    101: 'shareFilter',
    102: 'list team timeline',
    401: 'add edit setStatus',
    402: 'add edit setStatus',
  },
  auditor01: {
    101: '',
    102: 'list team timeline security',
    103: 'export',
    104: 'export',
    105: '',
    201: 'export',
    202: 'export',
    203: '',
    204: '',
    205: '',
    206: '',
    207: 'export',
    401: 'export',
    402: 'export',
    403: 'export',
    933: 'export verify',
  },
  agent01: {
    101: '',
    102: 'list team timeline',
    103: '',
    104: '',
    201: '',
    202: '',
    401: '',
    402: '',
    403: '',
  },
  common: {},
};

/** Calls that another call's permission allows, as their contract says; and those with none of their own. */
const PERMITTED_BY: Record<string, string> = Object.fromEntries(
  contractCalls.flatMap(({ path, permission }) => (permission === undefined ? [] : [[path, permission]])),
);

/** Calls that operators are refused who see the team of one member alone. */
const STAFF_ONLY = new Set(contractCalls.flatMap(({ path, staffOnly }) => (staffOnly ? [path] : [])));

/** Calls that go with a button. */
const WITH_BUTTON: Record<string, readonly [screen: number, verb: string]> = {
  'memberNote/pin': [102, 'add'],
  'memberAssetAdjust/preview': [207, 'add'],
};

/** Calls that no screen's permission guards, each with the reason. */
const FREE: Record<string, string> = {
  'pub/captcha/get': 'asked before there is a session',
  login: 'opens the session',
  'login/smsCode': 'asked before there is a session',
  'login/mobile': 'opens the session',
  'login/code': 'opens the session',
  'login/password': 'opens the session',
  'login/bind': 'opens the session',
  'login/qrcode': 'asked before there is a session',
  'login/qrcode/status': 'opens the session',
  'login/oauth': 'opens the session',
  'login/oauth/page': 'asked before there is a session',
  logout: 'every session may end itself',
  'user/getUserMenus': 'every session reads its own menu',
  'user/verifyPassword': 'every session checks its own password',
  'user/verifyCode': 'every session proves its own authenticator',
  'personal/googleSecret': 'every session binds its own authenticator',
  'personal/bindGoogle': 'every session binds its own authenticator',
  'personal/unbindGoogle': 'every session unbinds its own authenticator',
  'personal/getPersonalInfo': 'every session reads its own account',
  'personal/edit': 'every session changes its own account',
  'personal/sessions': 'every session reads its own sessions',
  'personal/endSessions': 'every session ends others of its own; ownSessions.test.ts',
  'personal/today': 'every session reads its own actions',
  'personal/resetPwd': 'every session changes its own password',
  'notice/mine': 'every session reads the notices that are for it',
  'notice/read': 'every session confirms the notices that are for it',
  'notice/recipients':
    'every shift is handed over to roles or departments; names are for who may publish: handOver.test.ts',
  'notice/shift': 'answers with what the user has claimed or may decide; handOver.test.ts',
  'notice/handOvers': 'every session reads its own notes',
  'notice/handOver': 'every shift ends; handOver.test.ts',
  'dict/data/getDictData': 'every screen needs the words of its codes',
  'common/options': 'every session reads the names that filters offer',
  'common/request': 'tells operators of their own requests alone; requests.test.ts',
  'common/sharedFilters': 'of a list that the user may read alone: sharedFilters.test.ts',
  'common/unshareFilter': 'every session deletes its own; sharedFilters.test.ts',
  'common/evidence': 'of a record that the user may read alone, in every role: evidence.test.ts',
  'common/search': 'answers with the records of those lists only that the user may read; search.test.ts',
  'cwManage/rechargeWithdrawReview': 'counts the queues of those lists only that the user may read',
  'home/overview': 'home is the screen of every user',
  'home/todo': 'home is the screen of every user',
  'home/alerts': 'tells only of screens that the user may see: homeAlerts.test.ts',
  'home/myDay': 'every session reads what it has done itself',
  'home/trend': 'the permission depends on the metric; tested below',
  'home/boardTrade': 'home is the screen of every user',
  'home/boardFunds': 'the permission depends on the part; tested below',
  'review/claim': 'the permission depends on the kind; tested below',
  'review/release': 'the permission depends on the kind; tested below',
  'review/question': 'the permission depends on the kind; tested below',
  'review/reply': 'only who is asked replies; questions.test.ts',
  'review/retract': 'the permission depends on the kind; tested below',
  'review/next': 'the permission depends on the kind; tested below',
  'review/claims': 'the permission depends on the kind; tested below',
  'bigUpload/upload': 'every session may upload; what it is attached to is guarded',
  'bigUpload/uploadMerge': 'every session may upload; what it is attached to is guarded',
  'bigUpload/file': 'an address that is known opens the file',
};

/** Screens that the table above has. */
const TABLED = new Set(Object.values(CELLS).flatMap((cells) => Object.keys(cells)));

const place = bench();
const who = new Map<string, Operator>();

beforeAll(async () => {
  for (const name of Object.keys(CELLS)) who.set(name, await signedIn(place, name));
});

const as = (name: string): Operator => {
  const found = who.get(name);
  if (!found) throw new Error(`nobody is called ${name}`);
  return found;
};

/** Every guarded call, with its screen and the verb it wants; an empty verb reads. */
function guarded() {
  return place.handlers.flatMap(({ info: { method, path } }) => {
    const call = String(path).replace(`*/admin/${SITE}`, '');
    if (typeof path !== 'string' || FREE[call] !== undefined) return [];
    const needed = PERMITTED_BY[call] ?? call;
    const menu = place.db.menus.find(({ name }) => name === SITE + needed);
    const screen = menu?.type === 2 ? menu.pid : menu?.id;
    const [page, verb] = WITH_BUTTON[call] ?? [
      screen,
      menu?.type === 2 ? (needed.split('/').at(-1) ?? '') : '',
    ];
    return [{ method: String(method) as Method, call, page, verb }];
  });
}

test('every guarded call belongs to a screen, or to a button of the menu', () => {
  const unknown = guarded().filter(({ page }) => page === undefined);
  expect(
    unknown.map(({ call }) => call),
    `give these a permission in src/contract, add them to WITH_BUTTON or FREE in ${HERE}, or to the menu: to \`menu\` in mocks/<area>/area.ts, whose buttons follow from the contract, or to mocks/staff/seeds/menuTree.ts`,
  ).toEqual([]);
});

test('the lists above name no call that is not answered', () => {
  const answered = new Set(
    place.handlers.map(({ info: { path } }) => String(path).replace(`*/admin/${SITE}`, '')),
  );
  const named = [WITH_BUTTON, FREE].flatMap((list) => Object.keys(list));
  expect(
    named.filter((call) => !answered.has(call)),
    `remove these from WITH_BUTTON or FREE in ${HERE}`,
  ).toEqual([]);
});

test.each(Object.keys(CELLS))(
  '%s may make the calls of his role, and is refused all others',
  async (name) => {
    const allowed: string[] = [];
    for (const { method, call } of guarded()) {
      // About a member with next to nothing: who may, has not to wait.
      const path = method === 'GET' ? `${call}?memberId=16` : call;
      const { code } = await as(name).ask(method, path, method === 'GET' ? undefined : {});
      if (code !== 40300) allowed.push(`${method} ${call}`);
    }
    const user = [...place.db.users.values()].find(({ userName }) => userName === name);
    const expected = guarded().filter(({ page, verb, call }) => {
      if (user?.bindMemberId && STAFF_ONLY.has(call)) return false;
      // Screens without a row above: the roles of the demo say who may.
      if (!TABLED.has(String(page)))
        return user !== undefined && can(place.db, user, PERMITTED_BY[call] ?? call);
      const cell = CELLS[name]?.[page ?? 0];
      return cell !== undefined && (verb === '' || cell === '*' || cell.split(' ').includes(verb));
    });
    expect(
      allowed,
      `${name}: what the mock backend allows (received) is not what CELLS in ${HERE} says (expected)`,
    ).toEqual(expected.map(({ method, call }) => `${method} ${call}`));
  },
);

/** A question about a record that is not there. */
const written = (kind: string) => ({
  kind,
  id: 0,
  version: 1,
  text: '请补充依据',
  requestId: requestId(),
});

test.each([
  ['recharge', 201, 'chargeLogReview'],
  ['withdraw', 202, 'withdrawLogReview'],
  ['auth', 105, 'review'],
  ['adjust', 207, 'review'],
] as const)(
  'only who reviews a %s may claim one, and only who lists them sees the queue',
  async (kind, screen, verb) => {
    for (const [name, cells] of Object.entries(CELLS)) {
      const cell = cells[screen];
      const claims = cell === '*' || cell?.split(' ').includes(verb) === true;
      const codes = [
        (await as(name).ask('POST', 'review/claim', { kind, id: 0 })).code,
        (await as(name).ask('POST', 'review/release', { kind, id: 0 })).code,
        (await as(name).ask('POST', 'review/question', written(kind))).code,
        (await as(name).ask('POST', 'review/retract', written(kind))).code,
        (await as(name).ask('POST', 'review/next', { kind })).code,
        (await as(name).ask('GET', `review/claims?kind=${kind}`)).code,
      ];
      const decides = claims ? 40400 : 40300;
      const lists = cell === undefined ? 40300 : 0;
      const claimed = name === 'agent01' ? 40300 : lists;
      expect([name, ...codes]).toEqual([name, decides, decides, decides, decides, lists, claimed]);
    }
  },
);

test.each([
  ['home/trend?metric=member&range=7', 101],
  ['home/trend?metric=money&range=7', 201],
  ['home/boardFunds?part=flow', 201],
  ['home/boardFunds?part=vault', 206],
])('%s is answered to those who hold screen %i', async (call, screen) => {
  for (const [name, cells] of Object.entries(CELLS)) {
    const { code } = await as(name).ask('GET', call);
    expect([name, code]).toEqual([name, cells[screen] === undefined ? 40300 : 0]);
  }
});
