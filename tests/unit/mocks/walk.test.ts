import { expect, test } from 'vitest';
import { can, SITE } from '#mocks/core/access';
import { createDb } from '#mocks/db';
import { createHandlers } from '#mocks/core/handlers';
import { customerActs } from '#mocks/core/visits';
import { checkInvariants } from '#mocks/core/invariants';
import { randomStream } from '#mocks/core/random';
import type { User } from '#mocks/core/systemRows';
import type { Pace } from '#mocks/server/arrivals';
import type { HomeTodo } from '@/api/homeTypes';
import type { Page, PendingCounts } from '@/api/types';
import { LONG, times } from '../../effort';
import { bench, bodyFrom, NOON, signedIn } from './operator';
import type { Bench, Operator } from './operator';
import { rechargeAddressWalk, withdrawAddressWalk } from './walk/addresses';
import { authWalk } from './walk/auth';
import { booksWalk } from './walk/books';
import { configWalk } from './walk/config';
import { deskWalk } from './walk/desk';
import { drawsOf } from './walk/draws';
import type { Draws, WalkCall } from './walk/draws';
import { describedCalls, describedResources, FILTERED } from '../../../tools/contract/described';
import { describedWalk } from './walk/described';
import { deliveryWalk } from './walk/delivery';
import { dictWalk } from './walk/dicts';
import { genWalk } from './walk/gen';
import { channelWalk, walletCodeWalk } from './walk/masters';
import { jobWalk } from './walk/jobs';
import { noticeWalk } from './walk/notices';
import { logWalk } from './walk/logs';
import { memberWalk } from './walk/member';
import { menuWalk } from './walk/menus';
import { profileWalk } from './walk/profile';
import { rechargeWalk } from './walk/recharge';
import { staffWalk } from './walk/staff';
import { tradingWalk } from './walk/trading';
import { withdrawWalk } from './walk/withdraw';

/** This file, named by the checks that fail. */
const HERE = 'tests/unit/mocks/walk.test.ts';

/** Ten operators; those who decide are met more often than those who look on. */
const PEOPLE: readonly (readonly [userName: string, often: number])[] = [
  ['admin', 5],
  ['admin02', 3],
  ['finance01', 3],
  ['finance02', 3],
  ['risk001', 3],
  ['risk002', 3],
  ['service01', 2],
  ['auditor01', 1],
  ['agent01', 1],
  ['common', 1],
];

/** Walks of other operators' days, in `npm run test:long`. */
const MORE_WALKS = 20;

const WALKS = [
  rechargeWalk,
  withdrawWalk,
  deliveryWalk,
  authWalk,
  memberWalk,
  profileWalk,
  booksWalk,
  rechargeAddressWalk,
  withdrawAddressWalk,
  channelWalk,
  walletCodeWalk,
  deskWalk,
  logWalk,
  configWalk,
  jobWalk,
  staffWalk,
  noticeWalk,
  genWalk,
  menuWalk,
  dictWalk,
  tradingWalk,
];

/** The calls of the walks above, and what the contract says of resources that have no walk of their own. */
function callsOf(draws: Draws): WalkCall[] {
  const own = WALKS.flatMap((walk) => walk(draws));
  const named = new Set<string>([...own.map(({ route }) => route), ...Object.keys(ELSEWHERE)]);
  const rest = describedResources
    .filter(({ resource }) =>
      Object.values(resource.calls).some(({ method, path }) => !named.has(`${method} ${path}`)),
    )
    .flatMap(({ resource }) => describedWalk(draws, resource));
  const all = [...own, ...rest.filter(({ route }) => !named.has(route))];
  const routes = new Set<string>(all.map(({ route }) => route));
  // A list that is asked with a query is asked in a body as well, where the contract has both.
  const bodies = describedCalls.flatMap(({ call: { method, path }, of }) => {
    const asked = all.find(({ route }) => route === `GET ${path}`);
    const isBoth =
      of !== undefined && method === 'POST' && asked !== undefined && !routes.has(`POST ${path}`);
    return isBoth ? [{ ...asked, route: `POST ${path}` as const }] : [];
  });
  return [...all, ...bodies];
}

/** A question as it is sent; what is undefined is left out. */
function queryOf(question: object): string {
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(question) as [string, string | string[] | undefined][]) {
    if (Array.isArray(value)) for (const item of value) query.append(`${name}[]`, item);
    else if (value !== undefined) query.append(name, value);
  }
  return `?${query.toString()}`;
}

interface Person {
  who: Operator;
  user: User | undefined;
}

type Crowd = (readonly [person: Person, often: number])[];

async function crowdOf(place: Bench): Promise<Crowd> {
  const users = [...place.db.users.values()];
  const crowd: Crowd = [];
  for (const [name, often] of PEOPLE) {
    const user = users.find(({ userName }) => userName === name);
    crowd.push([{ who: await signedIn(place, name), user }, often]);
  }
  return crowd;
}

/** Somebody, mostly one of those who may. */
function callerOf({ db, random }: Draws, crowd: Crowd, { route }: WalkCall): Person {
  const [, path = ''] = route.split(' ');
  const able = crowd.filter(([{ user }]) => user && can(db, user, path));
  return random.weighted(random.chance(0.7) ? able : crowd);
}

const BY_ROUTE = new Map(describedCalls.map(({ call }) => [`${call.method} ${call.path}`, call]));

/** What a call takes of its input, which is drawn from whole rows; sometimes the rest is sent as well. */
function sent({ random }: Draws, route: string, given: object): object {
  const call = BY_ROUTE.get(route);
  return call?.body && random.chance(0.98) ? bodyFrom(call, given) : given;
}

const isText = (name: string): boolean => name !== 'pageNum' && name !== 'pageSize';

/** Filters are texts, in a body as in a query. */
const asQuestion = (given: object): object =>
  Object.fromEntries(
    Object.entries(given).map(([name, value]: [string, unknown]) => {
      if (Array.isArray(value)) return [name, value.map(String)];
      return [name, isText(name) && typeof value === 'number' ? String(value) : value];
    }),
  );

const QUESTIONS = new Set(
  describedCalls.flatMap(({ call: { method, path }, of }) =>
    of && method === 'POST' && FILTERED.has(of.verb) ? [`POST ${path}`] : [],
  ),
);

async function make(draws: Draws, { who, user }: Person, { route, input }: WalkCall): Promise<number> {
  const [method, path = ''] = route.split(' ');
  const given = sent(draws, route, input(user?.userName ?? ''));
  if (method === 'GET') return (await who.ask('GET', path + queryOf(given))).code;
  const body = QUESTIONS.has(route) ? asQuestion(given) : given;
  return (await who.ask(method as 'POST' | 'PUT' | 'DELETE', path, body)).code;
}

/** Calls that the walk does not make, each with the reason. */
const ELSEWHERE: Record<string, string> = {
  'GET pub/captcha/get': 'log-in, session.test.ts',
  'POST login': 'log-in, session.test.ts',
  'POST login/smsCode': 'log-in, session.test.ts',
  'POST login/mobile': 'log-in, session.test.ts',
  'GET login/qrcode': 'log-in, session.test.ts',
  'GET login/qrcode/status': 'log-in, session.test.ts',
  'GET login/oauth': 'log-in, session.test.ts',
  'GET login/oauth/page': 'log-in, session.test.ts',
  'GET logout': 'would end a session of the walk',
  'GET user/getUserMenus': 'reads what never changes during the walk',
  'POST user/verifyPassword': 'changes nothing, session.test.ts',
  'GET personal/getPersonalInfo': 'the account of the operator, session.test.ts',
  'PUT personal/edit': 'the account of the operator, session.test.ts',
  'DELETE personal/endSessions': 'would end sessions of the walk, ownSessions.test.ts',
  'PUT personal/resetPwd': 'would end a session of the walk',
  'DELETE user/delete': 'would end a session of the walk, users.test.ts',
  'PUT user/setStatus': 'would end a session of the walk, users.test.ts',
  'PUT user/resetGoogle': 'the authenticator of an operator, signInSteps.test.ts',
  'PUT user/unlock': 'nobody is locked in the walk, signInLocks.test.ts',
  'PUT user/resetPwd': 'would end a session of the walk, users.test.ts',
  'PUT role/setStatus': 'would take all from an operator of the walk, rolesKept.test.ts',
  'POST login/code': 'log-in, signInSteps.test.ts',
  'POST login/password': 'log-in, signInSteps.test.ts',
  'POST login/bind': 'log-in, signInSteps.test.ts',
  'POST user/verifyCode': 'the authenticator of the operator, signInSteps.test.ts',
  'POST personal/googleSecret': 'the authenticator of the operator, signInSteps.test.ts',
  'PUT personal/bindGoogle': 'the authenticator of the operator, signInSteps.test.ts',
  'PUT personal/unbindGoogle': 'the authenticator of the operator, signInSteps.test.ts',
  'GET dict/data/getDictData': 'reads what never changes during the walk',
  'GET bigUpload/upload': 'files in pieces, upload.test.ts',
  'POST bigUpload/upload': 'files in pieces, upload.test.ts',
  'POST bigUpload/uploadMerge': 'files in pieces, upload.test.ts',
  'GET bigUpload/file': 'files in pieces, upload.test.ts',
  'GET file/list': 'lists what was uploaded, upload.test.ts',
  'DELETE operLog/delete': 'nothing in the walk is old enough, systemLogs.test.ts',
  'DELETE file/delete': 'deletes what was uploaded, upload.test.ts',
};

test('the walk makes every call that is not named as tested elsewhere', () => {
  const db = createDb({ now: NOON });
  const answered = createHandlers(db).flatMap(({ info: { method, path } }) =>
    typeof path === 'string' ? `${String(method)} ${path.replace(`*/admin/${SITE}`, '')}` : [],
  );
  const walked = new Set<string>(callsOf(drawsOf(db, randomStream(1, 'walk'))).map(({ route }) => route));
  expect(
    answered.filter((route) => !walked.has(route) && ELSEWHERE[route] === undefined),
    `add these to a walk in tests/unit/mocks/walk/ and that to WALKS in ${HERE}, or to ELSEWHERE there`,
  ).toEqual([]);
  expect(
    [...walked].filter((route) => !answered.includes(route)),
    'remove these from tests/unit/mocks/walk/: the mock backend does not answer them',
  ).toEqual([]);
  expect(
    Object.keys(ELSEWHERE).filter((route) => walked.has(route) || !answered.includes(route)),
    `remove these from ELSEWHERE in ${HERE}: they are walked, or not answered`,
  ).toEqual([]);
});

test.each<[seed: number, steps: number, pace: Pace]>([
  [1, 2000, 'off'],
  [2, 2000, 'calm'],
  [3, times(500), 'off'],
  ...Array.from({ length: LONG ? MORE_WALKS : 0 }, (_, index): [number, number, Pace] => [
    4 + index,
    1000,
    index % 2 ? 'off' : 'busy',
  ]),
])(
  'whatever ten operators do, the books stay sound (walk %i, %i calls, customers by themselves: %s)',
  async (seed, steps, pace) => {
    const place = bench();
    const { db } = place;
    db.arrivals.pace = pace;
    const random = randomStream(seed, 'walk');
    const draws = drawsOf(db, random);
    const calls = callsOf(draws).map((call) => [call, call.often ?? 1] as const);
    const crowd = await crowdOf(place);
    const codes = new Set<number>();
    const done = new Set<string>();

    async function goOn(one: WalkCall): Promise<void> {
      const code = await make(draws, callerOf(draws, crowd, one), one);
      codes.add(code);
      if (code === 0) done.add(one.route);
      if (random.chance(0.35)) customerActs(db, random);
      place.wait(random.int(0, 40) * 1000);
    }

    for (let step = 1; step <= steps; step++) {
      await goOn(random.weighted(calls));
      if (step % 100 === 0) expect([step, ...checkInvariants(db)]).toEqual([step]);
    }
    // A walk that is refused everywhere, or nowhere, proves nothing.
    expect([...codes]).toEqual(expect.arrayContaining([0, 40000, 40300, 40904]));

    // The long one ends when every call has gone through once.
    const unmade = () => calls.filter(([{ route }]) => !done.has(route));
    if (steps === 2000) {
      for (let more = 0; unmade().length && more < 3000; more++)
        await goOn(random.weighted(more % 2 ? calls : unmade()));
      expect(unmade().map(([{ route }]) => route)).toEqual([]);
      expect(checkInvariants(db)).toEqual([]);
    }

    const admin = await signedIn(place, 'admin');
    const counts = await admin.ask<PendingCounts>('POST', 'cwManage/rechargeWithdrawReview', { Type: 1 });
    const total = async (path: string, status: number[]) =>
      (await admin.ask<Page<object>>('GET', path + queryOf({ status }))).data.total;
    const posted = async (path: string, status: number[]) =>
      (await admin.ask<Page<object>>('POST', path, { status: status.map(String) })).data.total;
    expect(counts.data).toMatchObject({
      systemRechargeCount: await posted('cwManage/chargeLogList', [1]),
      withdrawCount: await posted('cwManage/withdrawLogList', [1, 2]),
      realNameAuthCount: await total('memberAuth/list', [1]),
    });
    const todo = await admin.ask<HomeTodo[]>('GET', 'home/todo');
    const adjusts = await total('memberAssetAdjust/list', [1]);
    expect(todo.data.find(({ kind }) => kind === 'adjust')?.count).toBe(adjusts);
  },
  times(120_000),
);
