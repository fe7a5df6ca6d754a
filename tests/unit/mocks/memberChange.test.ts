import { expect, test } from 'vitest';
import { checkInvariants } from '#mocks/core/invariants';
import { masked } from '#mocks/core/memberBrief';
import { DAY, HOUR, stampOf } from '#mocks/core/time';
import type { member } from '@/contract/member/member';
import type { WireDetailOf } from '@/contract/resource';
import type { Page } from '@/api/types';
import { memberOf, operPassword, put, putMany, unchanged } from './memberDesk';
import { bench, NOON, signedIn } from './operator';
import { waiting } from './recharges';
import type { Bench } from './operator';

type MemberDetail = WireDetailOf<typeof member>;

/** One backend for tests that leave nothing behind that another one minds. */
const place: Bench = bench();

let drafts = 0;

const draft = (given: object = {}) => ({
  account: `new.${(drafts += 1)}@example.com`,
  nickname: '新会员',
  countryCode: 'CN',
  language: 'zh-cn',
  memberType: 1,
  level: 0,
  ...given,
});

const tomorrow = stampOf(NOON + DAY);

test('a member entered by staff has a uid and a code of the server, and no password', async () => {
  const who = await signedIn(place, 'service01');
  const { code, data } = await who.ask<{ id: number; uid: string; sentTo: string }>(
    'POST',
    'member/add',
    draft({ account: '+8613800000000', inviterUid: '10010015' }),
  );
  expect(code).toBe(0);
  expect(data).toEqual({ id: 321, uid: '10010321', sentTo: '+86****0000' });
  expect(memberOf(place, 321)).toMatchObject({
    phone: '+8613800000000',
    email: '',
    parentId: 15,
    teamPath: '/15/321/',
    createdBy: 'service01',
    registerSource: 6,
    status: 1,
    inviteCode: expect.stringMatching(/^[A-Z2-9]{8}$/),
  });
  expect(checkInvariants(place.db)).toEqual([]);
});

const taken = () => memberOf(place, 30);

test.each<[what: string, given: () => object, code: number]>([
  ['an account that is no address and no number', () => ({ account: 'somebody' }), 40000],
  ['an account somebody has', () => ({ account: taken().account }), 40905],
  [
    'an e-mail somebody signs in with',
    () => ({ account: '13900000001', email: memberOf(place, 2).email || memberOf(place, 3).email || 'x' }),
    40905,
  ],
  ['a phone that is none', () => ({ phone: '12345' }), 40000],
  ['an e-mail that is none', () => ({ account: '13900000002', email: 'a@b' }), 40000],
  ['no nickname', () => ({ nickname: ' ' }), 40000],
  ['a nickname of 21 characters', () => ({ nickname: '字'.repeat(21) }), 40000],
  ['a nickname with a control character', () => ({ nickname: 'a\u0007b' }), 40000],
  ['a nickname of 20 wide characters', () => ({ nickname: '字'.repeat(20) }), 0],
  ['a country nobody knows', () => ({ countryCode: 'ZZ' }), 40000],
  ['a language nobody knows', () => ({ language: 'xx' }), 40000],
  ['a level nobody knows', () => ({ level: 9 }), 40000],
  ['a short invite code', () => ({ inviteCode: 'ABC23' }), 40000],
  ['an invite code with a zero', () => ({ inviteCode: 'ABC230' }), 40000],
  ['an invite code somebody has', () => ({ inviteCode: taken().inviteCode }), 40905],
  ['an invite code of six', () => ({ inviteCode: 'QWER23' }), 0],
  ['an inviter who is not there', () => ({ inviterUid: '99999999' }), 40400],
  ['an inviter who is closed', () => ({ inviterUid: '10010016' }), 40904],
  ['the type of a market maker', () => ({ memberType: 3 }), 40303],
  ['the type of a demo account', () => ({ memberType: 2 }), 40303],
])('a new member with %s', async (_, given, code) => {
  const who = await signedIn(place, 'service01');
  const before = place.db.members.size;
  expect((await who.ask('POST', 'member/add', draft(given()))).code).toBe(code);
  expect(place.db.members.size - before).toBe(code === 0 ? 1 : 0);
});

test('a new phone locks withdraws for a day; a masked one is no change; the history hides both', async () => {
  const who = await signedIn(place, 'service01');
  const member = memberOf(place, 40);
  const form = unchanged(member);
  const masked = (await who.ask<MemberDetail>('GET', 'member/get?id=40')).data;
  expect((await put(who, 'edit', member, { ...form, email: masked.email, phone: masked.phone })).code).toBe(
    0,
  );
  expect(member.withdrawLockUntil).toBeNull();
  expect((await put(who, 'edit', member, { ...form, phone: '13911112222' })).code).toBe(0);
  expect(member).toMatchObject({ phone: '13911112222', withdrawLockUntil: tomorrow });
  const { history } = (await who.ask<MemberDetail>('GET', 'member/get?id=40')).data;
  expect(history.at(-1)).toMatchObject({ result: 'edit', operatorName: 'service01' });
  expect(JSON.stringify(history)).not.toContain('13911112222');
  expect(history.at(-1)?.diff).toContainEqual({
    field: 'withdrawLockUntil',
    before: null,
    after: tomorrow,
  });
});

test('a masked e-mail or phone is never stored, nor one that differs from another by its case', async () => {
  const who = await signedIn(place, 'service01');
  const member = Object.assign(memberOf(place, 43), { email: 'Some.One@example.com', phone: '13911113333' });
  const attempts: readonly [field: 'email' | 'phone' | 'nickname', value: string, code: number][] = [
    ['email', 'So***@example.org', 40000],
    ['email', 'S***@example.com', 40000],
    ['email', '***@example.com', 40000],
    ['phone', '139****3334', 40000],
    ['phone', '139****', 40000],
    ['email', masked(member.email), 0],
    ['phone', masked(member.phone), 0],
  ];
  for (const [field, value, code] of attempts) {
    const answer = await put<{ fields?: object }>(who, 'edit', member, {
      ...unchanged(member),
      [field]: value,
    });
    expect([value, answer.code]).toEqual([value, code]);
    if (code) expect(answer.data.fields).toHaveProperty(field);
    expect(member).toMatchObject({ email: 'Some.One@example.com', phone: '13911113333' });
  }
  for (const [given, code] of [
    [{ account: 'So***@example.com' }, 40000],
    [{ email: 'So***@example.com' }, 40000],
    [{ account: 'other.one@example.com', phone: '139****3333' }, 40000],
    [{ account: 'some.one@EXAMPLE.com' }, 40905],
    [{ email: 'SOME.ONE@example.com' }, 40905],
  ] as const)
    expect((await who.ask('POST', 'member/add', draft({ account: '13911114444', ...given }))).code).toBe(
      code,
    );
});

test('an edit leaves what was not sent as it is, and counts characters as people do', async () => {
  const who = await signedIn(place, 'service01');
  const known = { email: 'kept.one@example.com', phone: '13911117777', remark: '重要客户' };
  const member = Object.assign(memberOf(place, 47), known);
  const { email: _email, phone: _phone, remark: _remark, ...rest } = { ...known, ...unchanged(member) };
  expect((await put(who, 'edit', member, { ...rest, nickname: '🐼'.repeat(20) })).code).toBe(0);
  expect(member).toMatchObject({ ...known, nickname: '🐼'.repeat(20) });
  const long = await put<{ fields?: object }>(who, 'edit', member, { ...rest, nickname: '🐼'.repeat(21) });
  expect(long).toMatchObject({ code: 40000, data: { fields: { nickname: expect.any(String) } } });
  expect((await put(who, 'edit', member, { ...rest, phone: '' })).code).toBe(0);
  expect(member).toMatchObject({ ...known, phone: '' });
});

test.each<[what: string, id: number, given: object, code: number]>([
  ['an old version', 41, { version: 0 }, 40900],
  ['a member who is closed', 16, {}, 40904],
  ['neither e-mail nor phone', 41, { email: '', phone: '' }, 40000],
  ['the phone of somebody else', 41, { phone: '13911112222' }, 40905],
  ['a customer becoming a market maker', 41, { memberType: 3 }, 40303],
  ['a customer becoming a demo account', 41, { memberType: 2 }, 40303],
  ['a risk that is raised', 41, { riskLevel: 3 }, 0],
  ['a risk that is lowered', 41, { riskLevel: 1 }, 40300],
  ['a member who is not there', 9999, {}, 40400],
])('an edit with %s', async (_, id, given, code) => {
  const who = await signedIn(place, 'service01');
  const member = place.db.members.get(id) ?? { ...memberOf(place, 41), id };
  const answer = await put<{ current?: object }>(who, 'edit', member, { ...unchanged(member), ...given });
  expect(answer.code).toBe(code);
  if (code === 40900) expect(answer.data.current).toMatchObject({ id, nickname: member.nickname });
});

test.each([2, 3])('an account of the platform, of type %i, is reached as it was', async (memberType) => {
  const member = Object.assign(memberOf(place, 44), { memberType, phone: '13911115555' });
  const service = await signedIn(place, 'service01');
  const form = unchanged(member);
  for (const given of [{ phone: '13911116666' }, { email: 'new.one@example.com' }, { memberType: 1 }])
    expect((await put(service, 'edit', member, { ...form, ...given })).code).toBe(40303);
  expect(member).toMatchObject({ ...form, phone: '13911115555', memberType });
  expect((await put(service, 'edit', member, { ...form, nickname: `做市 ${memberType}` })).code).toBe(0);
  const risk = await signedIn(place, 'risk001');
  expect((await putMany(risk, 'freeze', [member], { reason: '异常登录核查' })).code).toBe(40303);
  const admin = await signedIn(place, 'admin');
  expect((await put(admin, 'edit', member, { ...form, phone: '13911116666' })).code).toBe(0);
  expect(member.phone).toBe('13911116666');
});

test('the risk desk lowers a risk', async () => {
  const who = await signedIn(place, 'risk001');
  const member = Object.assign(memberOf(place, 45), { riskLevel: 3 });
  expect((await put(who, 'edit', member, { ...unchanged(member), riskLevel: 2 })).code).toBe(0);
  expect(member.riskLevel).toBe(2);
});

test('a risk is what the worst open flag makes it, or what operators have raised it to', async () => {
  const own = bench();
  const who = await signedIn(own, 'risk001');
  const member = Object.assign(memberOf(own, 46), { riskLevel: 1 });
  const shown = async () => (await who.ask<MemberDetail>('GET', 'member/get?id=46')).data.riskLevel;
  const found = async (level: number) =>
    (await who.ask<Page<{ id: number }>>('GET', `member/list?memberId=46&riskLevel[]=${level}`)).data.total;
  const rows = [...own.db.recharges.values(), ...own.db.withdraws.values()];
  expect(
    rows.some(({ memberId, status }) => memberId === 46 && [0, 1, 2, 5].includes(status) && status !== 2),
  ).toBe(false);
  expect([await shown(), await found(1)]).toEqual([1, 1]);
  const doubtful = waiting(own, { memberId: 46, riskFlags: ['R04'] });
  expect(await shown()).toBe(1);
  for (const [flag, level] of [
    ['R02', 2],
    ['R01', 3],
  ] as const) {
    doubtful.riskFlags.push(flag);
    expect([await shown(), await found(level), await found(1)]).toEqual([level, 1, 0]);
  }
  const form = { ...unchanged(member), riskLevel: 3 };
  expect((await put(who, 'edit', member, form)).code).toBe(0);
  expect(member.riskLevel).toBe(1);
  expect((await put(who, 'edit', member, { ...form, riskLevel: 2 })).code).toBe(40904);
  doubtful.deleted = true;
  expect(await shown()).toBe(1);
  expect((await put(who, 'edit', member, { ...form, riskLevel: 2 })).code).toBe(0);
  expect(await shown()).toBe(2);
});

test('permissions are switched one by one with a reason', async () => {
  const who = await signedIn(place, 'risk001');
  const member = memberOf(place, 42);
  const request = { canLogin: 1, canTrade: 1, canWithdraw: 0, canTransfer: 0 };
  expect((await put(who, 'setPermission', member, { ...request, reason: '短' })).code).toBe(40001);
  expect((await put(who, 'setPermission', member, { ...request, reason: '疑似盗号处理' })).code).toBe(0);
  expect(member).toMatchObject(request);
  expect(place.db.operLogs.at(-1)).toMatchObject({
    reason: '疑似盗号处理',
    diff: [
      { field: 'canWithdraw', before: '1', after: '0' },
      { field: 'canTransfer', before: '1', after: '0' },
    ],
  });
});

test('tags are added and taken off, of several members at once, each with a history of its own', async () => {
  const who = await signedIn(place, 'service01');
  const [one, two] = [memberOf(place, 50), memberOf(place, 51)];
  one.tags = ['旧'];
  const ids = [50, 51, 16];
  const { code, data } = await who.ask<{ success: number[]; failed: { id: number; code: number }[] }>(
    'PUT',
    'member/setTags',
    { ids, add: ['新手', ' VIP服务 '], remove: ['旧'] },
  );
  expect(code).toBe(0);
  expect(data).toMatchObject({ success: [50, 51], failed: [{ id: 16, code: 40904 }] });
  expect([one.tags, two.tags.slice(-2)]).toEqual([
    ['新手', 'VIP服务'],
    ['新手', 'VIP服务'],
  ]);
  const { history } = (await who.ask<MemberDetail>('GET', 'member/get?id=50')).data;
  expect(history.at(-1)).toMatchObject({
    result: 'setTags',
    diff: [{ field: 'tags', before: '["旧"]', after: '["新手","VIP服务"]' }],
  });
});

test.each([
  ['a tag of 13 characters', { add: ['字'.repeat(13)] }, 40000],
  ['an empty tag', { add: [' '] }, 40000],
  ['eleven tags', { add: Array.from({ length: 11 }, (_, index) => `t${index}`) }, 40000],
  ['an eleventh tag', { add: ['eleventh'] }, 42205],
])('%s is refused', async (_, body, code) => {
  const who = await signedIn(place, 'service01');
  memberOf(place, 52).tags = Array.from({ length: 10 }, (__, index) => `tag${index}`);
  expect((await who.ask('PUT', 'member/setTags', { ids: [52], ...body })).code).toBe(code);
});

test.each(['resetPassword', 'resetFundPassword', 'resetGoogle'])(
  '%s sends a link, shows no password and locks withdraws for a day',
  async (verb) => {
    const who = await signedIn(place, 'admin');
    const member = Object.assign(memberOf(place, 60), {
      withdrawLockUntil: null,
      googleBound: 1,
      fundPwdSet: 1,
    });
    const reason = '会员来电申请';
    expect((await put(who, verb, member, { operPassword })).code).toBe(40001);
    expect((await put(who, verb, member, { reason, operPassword: 'wrong' })).code).toBe(40301);
    const { code, data } = await put<{ sentTo: string }>(who, verb, member, { reason, operPassword });
    expect(code).toBe(0);
    expect(data.sentTo).toContain('***');
    expect(member.withdrawLockUntil).toBe(tomorrow);
    expect(member.googleBound).toBe(verb === 'resetGoogle' ? 0 : 1);
    expect(member.fundPwdSet).toBe(verb === 'resetFundPassword' ? 0 : 1);
    expect(place.db.operLogs.at(-1)?.operParam).toContain('"operPassword":"******"');
  },
);

test('a longer lock is not shortened', async () => {
  const who = await signedIn(place, 'admin');
  const late = stampOf(NOON + 3 * DAY);
  const member = Object.assign(memberOf(place, 61), { withdrawLockUntil: late });
  await put(who, 'resetPassword', member, { operPassword, reason: '会员来电申请' });
  expect(member.withdrawLockUntil).toBe(late);
});

test('a kick changes nothing and is remembered', async () => {
  const who = await signedIn(place, 'service01');
  const { version } = memberOf(place, 62);
  expect((await putMany(who, 'kick', [memberOf(place, 62)])).code).toBe(0);
  expect(memberOf(place, 62).version).toBe(version);
  expect(place.db.operLogs.at(-1)).toMatchObject({ targetId: '62', targetText: '10010062' });
});

test('a change of inviter moves the whole team along', async () => {
  const who = await signedIn(place, 'admin');
  const leader = memberOf(place, 15);
  const team = [...place.db.members.values()].filter(({ teamPath }) => teamPath.startsWith('/15/'));
  const body = { inviterUid: '10010001', reason: '更正邀请关系', operPassword };
  expect((await put(who, 'setParent', leader, body)).code).toBe(0);
  expect(leader).toMatchObject({ parentId: 1, teamPath: '/1/15/' });
  expect(team.every(({ teamPath }) => teamPath.startsWith('/1/15/'))).toBe(true);
  expect(place.db.operLogs.at(-1)?.diff).toEqual([{ field: 'inviterUid', before: '', after: '10010001' }]);
  expect(checkInvariants(place.db)).toEqual([]);
  const below = team.find(({ parentId }) => parentId === 15);
  for (const uid of ['10010015', below?.uid]) {
    const answer = await put(who, 'setParent', leader, { ...body, inviterUid: uid });
    expect(answer.code).toBe(42209);
  }
  for (const [uid, code] of [
    ['99999999', 40400],
    ['10010016', 40904],
  ] as const) {
    expect((await put(who, 'setParent', leader, { ...body, inviterUid: uid })).code).toBe(code);
  }
});

test('no team is deeper than twenty', async () => {
  const who = await signedIn(place, 'admin');
  const chain = Array.from({ length: 21 }, (_, index) => memberOf(place, 200 + index));
  const others = [...place.db.members.values()];
  for (const member of others) Object.assign(member, { parentId: null, teamPath: `/${member.id}/` });
  for (const [index, member] of chain.slice(0, 20).entries()) {
    const above = chain[index - 1];
    if (above) Object.assign(member, { parentId: above.id, teamPath: `${above.teamPath}${member.id}/` });
  }
  const last = memberOf(place, 220);
  const under = (uid: string | undefined) =>
    put(who, 'setParent', last, { inviterUid: uid, reason: '更正邀请关系', operPassword });
  expect((await under(chain[19]?.uid)).code).toBe(42205);
  expect((await under(chain[18]?.uid)).code).toBe(0);
});

test.each<[userName: string, allowed: string[]]>([
  ['finance01', []],
  ['operate01', []],
  ['auditor01', []],
  ['agent01', []],
  ['risk001', ['edit', 'freeze', 'unfreeze', 'setPermission', 'setTags', 'kick', 'resetGoogle', 'close']],
  ['service01', ['add', 'edit', 'setTags', 'kick', 'resetPassword', 'resetFundPassword']],
])('%s may do to members what his role says, and no more', async (userName, allowed) => {
  const who = await signedIn(place, userName);
  const verbs = [
    'add',
    'edit',
    'freeze',
    'unfreeze',
    'setPermission',
    'setTags',
    'setParent',
    'resetPassword',
    'resetFundPassword',
    'resetGoogle',
    'kick',
    'close',
  ];
  const open = [];
  for (const verb of verbs) {
    const { code } = await who.ask(verb === 'add' ? 'POST' : 'PUT', `member/${verb}`, {});
    if (code !== 40300) open.push(verb);
  }
  expect(open).toEqual(verbs.filter((verb) => allowed.includes(verb)));
});

test('a freeze of an hour is over after an hour', async () => {
  const own = bench();
  const who = await signedIn(own, 'risk001');
  const member = Object.assign(memberOf(own, 70), { canTransfer: 0 });
  const freezeUntil = stampOf(NOON + HOUR);
  expect((await putMany(who, 'freeze', [member], { reason: '异常登录核查', freezeUntil })).code).toBe(0);
  own.wait(HOUR - 1000);
  await who.ask('GET', 'member/get?id=70');
  expect(member.status).toBe(2);
  own.wait(1000);
  const { data } = await who.ask<MemberDetail>('GET', 'member/get?id=70');
  expect(data).toMatchObject({ status: 1, canLogin: 1, canTransfer: 0, freezeUntil: null });
  expect(data.history.map(({ result, operatorName }) => [result, operatorName])).toEqual([
    ['freeze', 'risk001'],
    ['unfreeze', ''],
  ]);
});
