import { expect, test } from 'vitest';
import type { RechargeLog, RechargeSummary } from './recharges';
import type { Option, Page, PendingCounts } from '@/api/types';
import { SITE } from '#mocks/core/access';
import { askInBody, bench, requestId, signedIn } from './operator';
import { review, waiting } from './withdraws';

const MINUTE = 60_000;

test.each([
  ['admin', [0, 0, 40400, 0]],
  ['finance01', [0, 0, 40400, 0]],
  ['risk001', [0, 40300, 40300, 40300]],
  ['service01', [0, 40300, 40300, 40300]],
  ['auditor01', [0, 40300, 40300, 0]],
  ['agent01', [0, 40300, 40300, 40300]],
  ['operate01', [40300, 40300, 40300, 40300]],
  ['common', [40300, 40300, 40300, 40300]],
])('%s may list, add, delete, export recharges: %j', async (name, codes) => {
  const who = await signedIn(bench(), name);
  const draft = {
    memberId: 30,
    accountType: 1,
    coin: 'USDT',
    amount: '1',
    manualReason: 'missed',
    remark: '漏单补入核实',
    operPassword: 'Demo1234',
    requestId: requestId(),
  };
  const answers = [
    await who.ask('POST', 'cwManage/chargeLogList', {}),
    await who.ask('POST', 'cwManage/chargeLogAdd', draft),
    await who.ask<{ code: number }>('DELETE', 'memberRechargeLog/delete', { ids: [987654] }),
    await who.ask('GET', 'memberRechargeLog/export?status[]=1'),
  ];
  expect(answers.map((answer) => answer.code)).toEqual(codes);
});

test('the auditor reads everything about recharges and decides nothing', async () => {
  const place = bench();
  const auditor = await signedIn(place, 'auditor01');
  expect((await auditor.ask('GET', 'memberRechargeLog/get?id=9')).code).toBe(0);
  expect((await auditor.ask('POST', 'cwManage/chargeLogSummary', {})).code).toBe(0);
  const review = { id: 9, result: 'approve', remark: '', versions: { 9: 1 }, requestId: requestId() };
  expect((await auditor.ask('POST', 'cwManage/chargeLogReview', review)).code).toBe(40300);
  expect((await auditor.ask('POST', 'review/claim', { kind: 'recharge', id: 9 })).code).toBe(40300);
  expect(place.db.recharges.get(9)?.status).toBe(1);
  expect(place.db.operLogs.at(-1)).toMatchObject({ operName: 'auditor01', status: 0, errorCode: 40300 });
});

test('an agent sees his team and nobody else, in lists, figures, counts, details and searches', async () => {
  const place = bench();
  const agent = await signedIn(place, 'agent01');
  const team = new Set(
    [...place.db.members.values()]
      .filter((member) => member.teamPath.startsWith('/15/'))
      .map((member) => member.id),
  );
  expect(team.size).toBe(41);
  const { data } = await agent.ask<Page<RechargeLog>>('POST', 'cwManage/chargeLogList', { pageSize: 1000 });
  const own = [...place.db.recharges.values()].filter((row) => team.has(row.memberId));
  expect(new Set(data.list.map((row) => row.id))).toEqual(new Set(own.map((row) => row.id)));
  expect(own.length).toBeGreaterThan(0);
  const summary = await agent.ask<RechargeSummary>('POST', 'cwManage/chargeLogSummary', {});
  expect(summary.data.total.count).toBe(own.length);
  const members = await agent.ask<Page<{ id: number }>>('GET', 'member/list?pageSize=1000');
  expect(new Set(members.data.list.map((member) => member.id))).toEqual(team);
  expect((await agent.ask('GET', 'memberRechargeLog/get?id=9')).code).toBe(40400);
  expect(
    (await agent.ask<Page<RechargeLog>>('POST', 'cwManage/chargeLogList', { memberId: '9' })).data.total,
  ).toBe(0);
  const counts = await agent.ask<PendingCounts>('POST', 'cwManage/rechargeWithdrawReview', { Type: 1 });
  expect(counts.data.systemRechargeCount).toBe(own.filter((row) => row.status === 1).length);
});

test('an operator bound to a member moves no money, whatever his roles say', async () => {
  const place = bench();
  const user = [...place.db.users.values()].find((item) => item.userName === 'finance01');
  if (user) user.bindMemberId = '10010015';
  const who = await signedIn(place, 'finance01');
  const review = { id: 9, result: 'approve', remark: '', versions: { 9: 1 }, requestId: requestId() };
  expect((await who.ask('POST', 'cwManage/chargeLogReview', review)).code).toBe(40300);
  expect((await who.ask('POST', 'review/claim', { kind: 'recharge', id: 9 })).code).toBe(40300);
});

test('a role that is switched off grants nothing from the next call on', async () => {
  const place = bench();
  const who = await signedIn(place, 'finance01');
  expect((await who.ask('POST', 'cwManage/chargeLogList', {})).code).toBe(0);
  const role = [...place.db.roles.values()].find((item) => item.roleKey === 'finance');
  if (role) role.status = 0;
  expect((await who.ask('POST', 'cwManage/chargeLogList', {})).code).toBe(40300);
});

test('powers come with permissions: a role of another key that holds them may do the same', async () => {
  const place = bench();
  const role = [...place.db.roles.values()].find(({ roleKey }) => roleKey === 'risk');
  if (role) role.roleKey = 'riskNight';
  const held = Object.assign(waiting(place), { status: 10 });
  const release = await review(await signedIn(place, 'risk001'), held, { result: 'release' });
  expect([role?.roleKey, release.code, held.status]).toEqual(['riskNight', 0, 1]);
});

test('every action that changes something is in the operation log, reads are not', async () => {
  const place = bench();
  const who = await signedIn(place, 'finance01');
  const before = place.db.operLogs.length;
  await who.ask('POST', 'cwManage/chargeLogList', {});
  await who.ask('GET', 'memberRechargeLog/get?id=9');
  await who.ask('POST', 'cwManage/rechargeWithdrawReview', { Type: 0 });
  expect(place.db.operLogs).toHaveLength(before);
  await who.ask('DELETE', 'memberRechargeLog/delete', { ids: [1] });
  await who.ask('PUT', 'memberRechargeLog/edit', { id: 9, version: 1, remark: '已核对', txHash: '' });
  expect(
    place.db.operLogs.slice(before).map((line) => [line.requestMethod, line.status, line.errorCode]),
  ).toEqual([
    ['DELETE', 0, 40906],
    ['PUT', 1, 0],
  ]);
});

test('a claim holds for ten minutes, can be renewed and given back', async () => {
  const place = bench();
  const [one, other] = [await signedIn(place, 'finance01'), await signedIn(place, 'risk001')];
  const target = { kind: 'recharge', id: 9 };
  expect((await one.ask('POST', 'review/claim', target)).data).toEqual({
    claimBy: 'finance01',
    claimUntil: '2026-11-20 12:10:00',
  });
  expect(await other.ask('POST', 'review/claim', target)).toMatchObject({
    code: 40902,
    msg: 'finance01 正在审核该记录',
  });
  expect((await other.ask('POST', 'review/release', target)).code).toBe(40902);
  place.wait(9 * MINUTE);
  expect((await one.ask('POST', 'review/claim', target)).data).toMatchObject({
    claimUntil: '2026-11-20 12:19:00',
  });
  const { data } = await other.ask<{ id: number; claimBy: string }[]>('GET', 'review/claims?kind=recharge');
  expect(data).toEqual([{ id: 9, claimBy: 'finance01', claimUntil: '2026-11-20 12:19:00' }]);
  expect((await one.ask('POST', 'review/release', target)).code).toBe(0);
  expect((await other.ask('POST', 'review/claim', target)).code).toBe(0);
  place.wait(10 * MINUTE);
  expect((await one.ask('POST', 'review/claim', target)).code).toBe(0);
  expect((await one.ask('POST', 'review/claim', { kind: 'recharge', id: 8 })).code).toBe(40904);
  expect((await one.ask('POST', 'review/claim', { kind: 'auth', id: 101 })).code).toBe(40300);
  expect((await one.ask('POST', 'review/claim', { kind: 'nonsense', id: 1 })).code).toBe(40000);
});

test('the queue leads through what waits, skipping what others hold and what one made', async () => {
  const place = bench();
  const who = await signedIn(place, 'finance01');
  const next = async (given: object) =>
    (
      await who.ask<{ id: number | null; left: number }>('POST', 'review/next', {
        kind: 'recharge',
        ...given,
      })
    ).data;
  const open = [...place.db.recharges.values()]
    .filter((row) => row.status === 1 && row.id !== 21 && row.id !== 22)
    .sort((a, b) => (a.createdAt < b.createdAt ? -1 : 1));
  expect(await next({})).toEqual({ id: open[0]?.id, left: 5 });
  expect((await next({ afterId: open[0]?.id })).id).toBe(open[1]?.id);
  expect((await next({ afterId: open[4]?.id })).id).toBe(open[0]?.id);
  expect((await next({ sort: 'largest' })).id).toBe(23);
  expect((await next({ sort: 'riskiest' })).id).toBe(23);
  expect((await who.ask('POST', 'review/next', { kind: 'auth' })).code).toBe(40300);
});

test('option lists are keyed by type and worded in the language', async () => {
  const who = await signedIn(bench(), 'finance01');
  const { data } = await who.ask<Record<string, Option[]>>(
    'GET',
    'common/options?type=coin,channel,admin,tag',
    undefined,
    {
      'accept-language': 'zh-tw',
    },
  );
  expect(data['coin']?.map((option) => option.key)).toContain('USDT');
  expect(data['channel']?.find((option) => option.key === '9')?.value).toBe('人民幣銀行轉帳');
  expect(data['admin']).toContainEqual({ key: 'finance01', value: '周敏' });
  expect(data['tag']?.length).toBeGreaterThan(2);
  expect((await who.ask('GET', 'common/options?type=nonsense')).code).toBe(40000);
  expect((await who.ask('GET', 'common/options?type=constructor')).code).toBe(40000);
});

test.each([
  ['finance01', { admin: 0, tag: 0, channel: 0, role: 40300, dept: 40300, post: 40300, coin: 0 }],
  ['service01', { admin: 0, tag: 0, channel: 0, role: 40300, dept: 40300, post: 40300, coin: 0 }],
  ['operate01', { admin: 0, tag: 0, channel: 40300, role: 40300, dept: 40300, post: 40300, coin: 0 }],
  ['auditor01', { admin: 0, tag: 0, channel: 0, role: 0, dept: 0, post: 0, coin: 0 }],
  ['agent01', { admin: 40300, tag: 0, channel: 0, role: 40300, dept: 40300, post: 40300, coin: 0 }],
  ['common', { admin: 40300, tag: 40300, channel: 40300, role: 40300, dept: 40300, post: 40300, coin: 0 }],
])('%s gets the option lists of what he may list', async (name, expected) => {
  const who = await signedIn(bench(), name);
  for (const [type, code] of Object.entries(expected)) {
    expect([type, (await who.ask('GET', `common/options?type=${type}`)).code]).toEqual([type, code]);
    expect((await who.ask('GET', `common/options?type=coin,${type}`)).code).toBe(code);
  }
});

test('an agent is offered the tags and channels of his team alone', async () => {
  const place = bench();
  const { db } = place;
  const inTeam = (id: number) => db.members.get(id)?.teamPath.startsWith('/15/') === true;
  const outside = [...db.members.values()].find(({ id }) => !inTeam(id));
  outside?.tags.push('nobody-in-the-team');
  const agent = await signedIn(place, 'agent01');
  const { data } = await agent.ask<Record<string, Option[]>>('GET', 'common/options?type=tag,channel');
  expect(data['tag']?.map(({ key }) => key)).not.toContain('nobody-in-the-team');
  const used = [...db.recharges.values()].flatMap(({ memberId, channelId }) =>
    inTeam(memberId) && channelId !== null ? [String(channelId)] : [],
  );
  expect(data['channel']?.map(({ key }) => key).toSorted()).toEqual([...new Set(used)].sort());
});

test('a dictionary moves its default when told, and an unknown one has no values', async () => {
  const who = await signedIn(bench(), 'common');
  const values = async (query: string) =>
    (
      await who.ask<{ values: { key: string; isDefault: number }[] | null }>(
        'GET',
        `dict/data/getDictData?${query}`,
      )
    ).data.values;
  const defaults = (list: Awaited<ReturnType<typeof values>>) =>
    list?.filter((item) => item.isDefault).map((item) => item.key);
  expect(defaults(await values('dictType=biz_recharge_status&defaultValue='))).toEqual(['1']);
  expect(defaults(await values('dictType=biz_recharge_status&defaultValue=3'))).toEqual(['3']);
  expect(defaults(await values('dictType=biz_recharge_status&defaultValue=99'))).toEqual(['1']);
  expect(await values('dictType=nonsense')).toBeNull();
});

test('members are found by uid, account and nickname, and stay masked', async () => {
  const place = bench();
  const who = await signedIn(place, 'finance01');
  const member = place.db.members.get(40);
  const find = async (keyword: string) =>
    (
      await askInBody<Page<{ id: number; account: string; status: number; kycLevel: number }>>(
        who,
        `member/list?memberKeyword=${encodeURIComponent(keyword)}&pageSize=20`,
      )
    ).data;
  for (const keyword of [member?.uid ?? '', member?.account ?? '', member?.nickname ?? '']) {
    const { list } = await find(keyword);
    expect(list.map((item) => item.id)).toContain(40);
    expect(list.every((item) => item.account.includes('*'))).toBe(true);
  }
  expect((await find('没有这个会员')).total).toBe(0);
});

test('menu permissions are exact request paths', async () => {
  const who = await signedIn(bench(), 'auditor01');
  const { data } = await who.ask<{ permissions: string[] }>('GET', 'user/getUserMenus');
  for (const name of data.permissions) expect(name.startsWith(SITE)).toBe(true);
});
