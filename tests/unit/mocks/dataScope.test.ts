import { expect, test } from 'vitest';
import type { MemberBrief, Page } from '@/api/types';
import { bench, signedIn } from './operator';
import type { Operator } from './operator';

const place = bench();
const { db } = place;
const admin = await signedIn(place, 'admin');
const agent = await signedIn(place, 'agent01');

/** The auditor, who reads and exports nearly everything, as if he belonged to the agent's member. */
const auditor = await signedIn(place, 'auditor01');
for (const user of db.users.values()) if (user.userName === 'auditor01') user.bindMemberId = '10010015';

type Row = { id: number } & Partial<MemberBrief>;

const inTeam = (memberId: number): boolean => db.members.get(memberId)?.teamPath.startsWith('/15/') === true;

/** Rows of members outside the team; a row without a member is one himself. */
const strangers = (rows: readonly Row[]): Row[] => rows.filter(({ id, memberId = id }) => !inTeam(memberId));

/** Parameters beside the page: accounts without a balance count, and of the ledger what fits on a page does. */
const BESIDES: readonly (readonly [begin: string, query: string])[] = [
  ['memberAsset/', '&showZero=1'],
  ['memberAssetLog/', '&bizType[]=101&bizType[]=103&bizType[]=105&bizType[]=106'],
];

/** Asks a list or figures, whichever way the path wants to be asked. */
const ask = <Data>(who: Operator, path: string) =>
  path.startsWith('cwManage')
    ? who.ask<Data>('POST', path, { pageSize: 1000 })
    : who.ask<Data>(
        'GET',
        `${path}?pageSize=1000${BESIDES.find(([begin]) => path.startsWith(begin))?.[1] ?? ''}`,
      );

const listed = async (who: Operator, path: string): Promise<Row[]> =>
  (await ask<Page<Row>>(who, path)).data.list;

/** How many rows figures are about: a number, or counts by state. */
function counted(figure: unknown): number {
  if (typeof figure === 'number') return figure;
  const counts: (number | { count: number })[] = Object.values(Object(figure) as object);
  return counts.reduce<number>((sum, one) => sum + (typeof one === 'number' ? one : one.count), 0);
}

test.each([
  ['member/list', 'member/get'],
  ['memberAsset/list', 'memberAsset/get'],
  ['memberAssetLog/list', ''],
  ['memberAuth/list', 'memberAuth/get'],
  ['cwManage/chargeLogList', 'memberRechargeLog/get'],
  ['cwManage/withdrawLogList', 'memberWithdrawLog/get'],
  ['memberRechargeAddress/list', 'memberRechargeAddress/get'],
  ['memberWithdrawAddress/list', 'memberWithdrawAddress/get'],
  ['memberAssetAdjust/list', 'memberAssetAdjust/get'],
  ['contractPosition/list', 'contractPosition/get'],
  ['contractOrder/list', 'contractOrder/get'],
  ['contractEntrust/list', 'contractEntrust/get'],
  ['contractDeal/list', ''],
])('%s shows whoever belongs to a member his team alone, and so does %s', async (list, get) => {
  const [stranger] = strangers(await listed(admin, list));
  expect(stranger).toBeDefined();
  const own = await listed(auditor, list);
  expect(own.length).toBeGreaterThan(0);
  expect(strangers(own)).toEqual([]);
  if (get) expect((await auditor.ask('GET', `${get}?id=${stranger?.id}`)).code).toBe(40400);
});

test.each([
  'member/list',
  'memberAsset/list',
  'memberAssetLog/list',
  'cwManage/chargeLogList',
  'cwManage/withdrawLogList',
  'contractPosition/list',
  'contractOrder/list',
  'contractEntrust/list',
  'contractDeal/list',
])('the agent sees his team in %s, the whole of it, and nobody else', async (list) => {
  const team = (await listed(auditor, list)).map(({ id }) => id);
  expect((await listed(agent, list)).map(({ id }) => id)).toEqual(team);
});

test.each([
  ['member/list', 'member/summary', 'total'],
  ['memberAssetLog/list', 'memberAssetLog/summary', 'lines'],
  ['memberAuth/list', 'memberAuth/summary', 'byStatus'],
  ['cwManage/chargeLogList', 'cwManage/chargeLogSummary', 'byStatus'],
  ['cwManage/withdrawLogList', 'cwManage/withdrawLogSummary', 'byStatus'],
  ['memberRechargeAddress/list', 'memberRechargeAddress/summary', 'byAlloc'],
  ['memberWithdrawAddress/list', 'memberWithdrawAddress/summary', 'byStatus'],
  ['memberAssetAdjust/list', 'memberAssetAdjust/summary', 'byStatus'],
  ['contractPosition/list', 'contractPosition/summary', 'byStatus'],
])('the figures of %s are those of the team', async (list, figures, count) => {
  const { data } = await ask<Record<string, unknown>>(auditor, figures);
  // Accounts of the platform are listed, and left out of some figures, which say how many.
  const left = count === 'total' ? counted(data['notCounted']) : 0;
  expect(counted(data[count]) + left).toBe((await listed(auditor, list)).length);
});

test.each([
  ['memberAsset/list', 'memberAsset/export'],
  ['memberAssetLog/list', 'memberAssetLog/export'],
  ['cwManage/chargeLogList', 'memberRechargeLog/export'],
  ['cwManage/withdrawLogList', 'memberWithdrawLog/export'],
  ['memberAssetAdjust/list', 'memberAssetAdjust/export'],
])('the export of %s is what the list shows', async (list, file) => {
  const rows = await listed(auditor, list);
  expect((await listed(auditor, file)).map(({ id }) => id)).toEqual(rows.map(({ id }) => id));
});

test('balances by member, and what they add up to, are the team’s; what the platform owes stays hidden', async () => {
  const { data } = await auditor.ask<Page<Row>>('GET', 'memberAsset/list?group=member&pageSize=1000');
  expect(strangers(data.list)).toEqual([]);
  const figures = await auditor.ask<object>('GET', 'memberAsset/summary?showZero=1');
  const owners = new Set([...db.ledger.accounts()].map(({ memberId }) => memberId).filter(inTeam));
  expect(figures.data).toMatchObject({ members: owners.size, coverage: null });
  expect((await auditor.ask('GET', 'home/boardFunds?part=vault')).code).toBe(40300);
});

test.each([
  'member/get?id=1',
  'member/profile?id=1',
  'member/team?id=1',
  'cluster/get?memberId=1',
  'member/timeline?id=1',
  'memberNote/list?memberId=1',
])('a member outside the team is nobody to the agent: %s', async (call) => {
  expect((await agent.ask('GET', call)).code).toBe(40400);
});

test('nothing outside the team is found, waits, or is told by the operation log', async () => {
  expect((await agent.ask('POST', 'common/search', { keyword: '10010001' })).data).toEqual([]);
  const open = [...db.auths.values()].filter(({ status, memberId }) => status === 1 && inTeam(memberId));
  const next = await auditor.ask<{ left: number }>('POST', 'review/next', { kind: 'auth' });
  expect(next.data.left).toBe(open.length);
  const todo = await auditor.ask<{ kind: string; count: number }[]>('GET', 'home/todo');
  expect(todo.data.find(({ kind }) => kind === 'realName')?.count).toBe(open.length);
  const counts = await auditor.ask<object>('POST', 'cwManage/rechargeWithdrawReview', { Type: 1 });
  expect(counts.data).toMatchObject({ realNameAuthCount: open.length });
  await admin.ask('PUT', 'member/kick', { ids: [1] });
  expect((await auditor.ask<Page<object>>('GET', 'operLog/list')).data.list).toEqual([]);
});

test.each([
  ['POST', 'cwManage/chargeLogList', { reviewerName: 'finance01' }],
  ['POST', 'cwManage/chargeLogList', { riskFlags: ['R01'] }],
  ['POST', 'cwManage/chargeLogSummary', { reviewerName: 'finance01' }],
  ['POST', 'cwManage/withdrawLogList', { orderBy: 'riskScore desc' }],
  ['GET', 'memberAssetLog/list?operatorName=finance01', undefined],
  ['GET', 'memberAssetAdjust/export?createdBy=finance01', undefined],
  ['GET', 'memberAuth/list?orderBy=reviewerName%20asc', undefined],
] as const)(
  'what is for the staff alone cannot be asked for by who belongs to a member: %s %s',
  async (method, path, body) => {
    expect((await auditor.ask(method, path, body)).code).toBe(40000);
    expect((await admin.ask(method, path, body)).code).toBe(0);
  },
);

test.each([
  'member/list',
  'member/summary',
  'memberAsset/export',
  'memberAsset/list',
  'memberAssetLog/list',
  'cwManage/chargeLogList',
  'cwManage/chargeLogSummary',
  'contractOrder/list',
])(
  'an order named like a part of every object is refused to who belongs to a member, as to all: %s',
  async (path) => {
    for (const orderBy of ['__proto__ desc', 'constructor asc', 'toString desc']) {
      for (const who of [admin, auditor]) {
        const answer = path.startsWith('cwManage')
          ? await who.ask('POST', path, { orderBy })
          : await who.ask('GET', `${path}?orderBy=${encodeURIComponent(orderBy)}`);
        expect([orderBy, answer.code]).toEqual([orderBy, 40000]);
      }
    }
  },
);
