import { beforeAll, expect, test } from 'vitest';
import { stampOf } from '#mocks/core/time';
import type { member } from '@/contract/member/member';
import type { WireDetailOf, WireRowOf, WireSummaryOf } from '@/contract/resource';
import { format, sum } from '#mocks/core/money';
import type { Page } from '@/api/types';
import { askInBody, bench, NOON, signedIn } from './operator';
import type { Bench, Operator } from './operator';

type MemberRow = WireRowOf<typeof member>;
type MemberDetail = WireDetailOf<typeof member>;
type MemberSummary = WireSummaryOf<typeof member>;

let place: Bench;
let admin: Operator;

beforeAll(async () => {
  place = bench();
  admin = await signedIn(place, 'admin');
});

const list = async (query: string, who = admin): Promise<Page<MemberRow>> =>
  (await askInBody<Page<MemberRow>>(who, `member/list?${query}`)).data;

test('what identifies a member travels masked, and his money is added up', async () => {
  const [whale] = (await list('uid=10010001')).list;
  const stored = place.db.members.get(1);
  expect(whale).toMatchObject({
    uid: '10010001',
    account: expect.stringContaining('***'),
    assetUsdt: expect.stringMatching(/^\d+(\.\d+)?$/),
    unrealizedPnl: expect.stringMatching(/^-?\d+(\.\d+)?$/),
    inviterUid: '',
  });
  expect(JSON.stringify(whale)).not.toContain(stored?.account);
  expect(whale).not.toHaveProperty('teamPath');
  const balances = [...place.db.ledger.accounts()].filter(({ memberId }) => memberId === 1);
  expect(balances.length).toBeGreaterThan(0);
});

test('the unrealised profit of a member is that of the open positions, and zero without any', async () => {
  const { list: open } = (
    await admin.ask<Page<{ memberId: number; unrealizedPnl: string }>>(
      'GET',
      'contractPosition/list?pageSize=500',
    )
  ).data;
  const owners = new Set(open.map(({ memberId }) => memberId));
  expect(owners.size).toBeGreaterThan(0);
  for (const { id, unrealizedPnl } of (await list('pageSize=500')).list) {
    const own = open.filter(({ memberId }) => memberId === id).map((position) => position.unrealizedPnl);
    expect([id, unrealizedPnl]).toEqual([id, format(sum(own))]);
  }
});

test('net in is what was credited less what was paid out', async () => {
  const { list: rows } = await list('pageSize=1000');
  expect(rows).toHaveLength(320);
  const some = rows.filter(({ totalWithdrawUsdt }) => totalWithdrawUsdt !== '0');
  expect(some.length).toBeGreaterThan(10);
  const exact = (text: string) => BigInt(Math.round(Number(text) * 1e4));
  for (const row of some.slice(0, 20)) {
    const gap = exact(row.totalRechargeUsdt) - exact(row.totalWithdrawUsdt) - exact(row.netInUsdt);
    expect(gap < 5n && gap > -5n).toBe(true);
  }
});

test('a booking is in the totals at once', async () => {
  const before = (await list('uid=10010020')).list[0];
  place.db.ledger.book({
    memberId: 20,
    uid: '10010020',
    accountType: 1,
    coin: 'USDT',
    bizType: 101,
    available: 10n ** 18n,
    refType: 'recharge',
    refNo: 'R1',
    at: NOON,
  });
  const after = (await list('uid=10010020')).list[0];
  expect(after?.assetUsdt).not.toBe(before?.assetUsdt);
});

test('what is masked is found as a whole, in any case, and never by a part of it', async () => {
  for (const member of [...place.db.members.values()].slice(0, 10)) {
    for (const name of ['account', 'phone', 'email'] as const) {
      const whole = member[name];
      if (whole === '') continue;
      const find = async (value: string) =>
        (await list(`${name}=${encodeURIComponent(value)}`)).list.map(({ id }) => id);
      expect(await find(whole.toUpperCase())).toContain(member.id);
      for (const part of [whole.slice(0, -1), whole.slice(1), whole.slice(2, 6)])
        expect(await find(part)).not.toContain(member.id);
      const { list: met } = await list(`memberKeyword=${encodeURIComponent(whole.slice(0, -1))}`);
      expect(met.map(({ id }) => id)).not.toContain(member.id);
    }
  }
});

test('what is asked about a person stands in no address', async () => {
  for (const name of ['memberKeyword', 'account', 'email', 'phone'])
    for (const verb of ['list', 'summary', 'export']) {
      const refused = await admin.ask<{ fields: object }>('GET', `member/${verb}?${name}=10010001`);
      expect([refused.code, Object.keys(refused.data.fields)]).toEqual([40000, [name]]);
      expect((await admin.ask('POST', `member/${verb}`, { [name]: '10010001' })).code).toBe(0);
    }
});

test('a parameter that does not exist is refused by its name, instead of showing everything', async () => {
  for (const query of ['usernam=whale', 'uid[]=1&uidd=2', 'pageSize=1001', 'pageSize=0', 'pageNum=0']) {
    const { code, data } = await admin.ask<{ fields: object }>('GET', `member/list?${query}`);
    expect([query, code, Object.keys(data.fields).length]).toEqual([query, 40000, 1]);
  }
});

const every = <Row>(rows: readonly Row[], holds: (row: Row) => boolean) =>
  expect([rows.length > 0, rows.every(holds)]).toEqual([true, true]);

test.each<[query: string, holds: (row: MemberRow) => boolean]>([
  ['uid=10010014', ({ id }) => id === 14],
  ['memberId=14', ({ id }) => id === 14],
  ['memberKeyword=whale', ({ id }) => id === 1],
  ['nickname=恰好二十', ({ id }) => id === 14],
  ['remark=HYPERLINK', ({ id }) => id === 14],
  ['status[]=2', ({ status }) => status === 2],
  ['status[]=2&status[]=3', ({ status }) => status !== 1],
  ['memberType[]=3', ({ memberType }) => memberType === 3],
  ['level[]=5', ({ level }) => level === 5],
  ['kycLevel[]=0', ({ kycLevel }) => kycLevel === 0],
  ['riskLevel[]=3', ({ riskLevel }) => riskLevel === 3],
  ['countryCode[]=TW&countryCode[]=HK', ({ countryCode }) => countryCode === 'TW' || countryCode === 'HK'],
  ['language=en', ({ language }) => language === 'en'],
  ['canWithdraw=0', ({ canWithdraw }) => canWithdraw === 0],
  ['googleBound=1', ({ googleBound }) => googleBound === 1],
  ['fundPwdSet=0', ({ fundPwdSet }) => fundPwdSet === 0],
  ['registerSource=2', ({ registerSource }) => registerSource === 2],
  ['tags[]=关联账户', ({ tags }) => tags.includes('关联账户')],
  ['lastLoginIp=203.0.113.77', ({ lastIpMembers }) => lastIpMembers > 3],
  ['registerIp=203.0.113.77', ({ registerIp }) => registerIp === '203.0.113.77'],
  ['assetUsdtMin=100000', ({ assetUsdt }) => Number(assetUsdt) >= 100_000],
  ['totalRechargeUsdtMax=0', ({ totalRechargeUsdt }) => totalRechargeUsdt === '0'],
  ['totalWithdrawUsdtMin=0.01', ({ totalWithdrawUsdt }) => totalWithdrawUsdt !== '0'],
  ['netInUsdtMin=-1&netInUsdtMax=0', ({ netInUsdt }) => netInUsdt === '0'],
  ['netInUsdtMin=10000', ({ netInUsdt }) => Number(netInUsdt) >= 10_000],
  ['inviterUid=10010015', ({ inviterUid }) => inviterUid === '10010015'],
])('the list narrowed by %s', async (query, holds) => {
  every((await list(`${query}&pageSize=1000`)).list, holds);
});

test('dates filter by registration or by the last sign-in', async () => {
  const range = `dateRange[]=${stampOf(NOON - 86_400_000)}&dateRange[]=${stampOf(NOON)}`;
  for (const field of ['createdAt', 'lastLoginAt'] as const) {
    const { list: rows } = await list(`dateField=${field}&${range}&pageSize=1000`);
    every(rows, (row) => (row[field] ?? '') >= stampOf(NOON - 86_400_000));
  }
});

test.each(['assetUsdt', 'totalRechargeUsdt', 'totalWithdrawUsdt', 'netInUsdt', 'teamCount', 'level', 'uid'])(
  'the list ordered by %s',
  async (field) => {
    const { list: rows } = await list(`orderBy=${field} desc&pageSize=1000`);
    const values = rows.map((row) => Number(Reflect.get(row, field)));
    expect(values).toEqual(values.toSorted((a, b) => b - a));
  },
);

test.each(['account', 'password', 'teamPath'])('nobody orders by %s', async (field) => {
  expect((await admin.ask('GET', `member/list?orderBy=${field} asc`)).code).toBe(40000);
});

test('figures cover the whole filter, the counts by status every status', async () => {
  const { data } = await admin.ask<MemberSummary>('GET', 'member/summary?status[]=2');
  expect(data).toMatchObject({ byStatus: { 3: 4 } });
  expect(data.total + data.notCounted).toBe(data.byStatus['2']);
  expect(data.kycPercent).toMatch(/^\d+\.\d$/);
  const nobody = await admin.ask<MemberSummary>('GET', 'member/summary?uid=99999999');
  expect(nobody.data).toMatchObject({ total: 0, kycPercent: null, assetUsdt: '0', newToday: 0 });
});

test.each([
  ['finance01', 0],
  ['risk001', 0],
  ['service01', 0],
  ['operate01', 0],
  ['auditor01', 0],
  ['agent01', 0],
  ['common', 40300],
])('%s asks for the list, one member and the figures', async (userName, code) => {
  const who = await signedIn(place, userName);
  const answers = ['member/list', 'member/get?id=15', 'member/summary'].map((path) => who.ask('GET', path));
  expect((await Promise.all(answers)).map((answer) => answer.code)).toEqual([code, code, code]);
  expect((await who.ask('GET', 'member/export')).code).toBe(40300);
});

test('agent01 sees his team and nobody else, in the list, the figures and one by one', async () => {
  const agent = await signedIn(place, 'agent01');
  const { list: rows, total } = await list('pageSize=1000', agent);
  expect(total).toBe(41);
  every(rows, ({ id }) => place.db.members.get(Number(id))?.teamPath.includes('/15/') === true);
  const { data } = await agent.ask<MemberSummary>('GET', 'member/summary');
  expect(data.total + data.notCounted).toBe(41);
  expect((await agent.ask('GET', 'member/get?id=1')).code).toBe(40400);
  expect((await agent.ask<MemberDetail>('GET', 'member/get?id=15')).data.teamCount).toBe(40);
  expect((await list('memberId=1', agent)).total).toBe(0);
});

test('an export is a line in the operation log', async () => {
  const { data } = await admin.ask<{ list: MemberRow[] }>('GET', 'member/export?status[]=3');
  expect(data.list).toHaveLength(4);
  expect(place.db.operLogs.at(-1)).toMatchObject({ businessType: 5, targetType: 'member', targetText: '4' });
});
