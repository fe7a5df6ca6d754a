import { createDb } from '#mocks/db';
import type { Db } from '#mocks/core/db';
import { createHandlers } from '#mocks/core/handlers';
import { NOON, signedIn } from '../../unit/mocks/operator';
import { get, timed } from './asking';
import type { Question } from './asking';
import { crowd } from './crowd';

/** What is asked, by what it is called in the table. */
function questions(db: Db): Record<string, Question> {
  const member = String([...db.withdraws.values()][0]?.memberId ?? 1);
  const uid = db.members.get(Number(member))?.uid ?? '';
  const id = String([...db.withdraws.keys()].at(-1) ?? 1);
  const byAmount = { orderBy: 'amount desc' };
  const ofMember = { memberId: member };
  const ofCoupon = { 'couponId[]': String([...db.coupons.keys()][0] ?? 1) };
  return {
    members: get('member/list'),
    'members, by assets': get('member/list', { orderBy: 'assetUsdt desc' }),
    'members, by team': get('member/list', { orderBy: 'teamCount desc' }),
    'members, figures': get('member/summary'),
    member: get('member/get', { id: member }),
    profile: get('member/profile', { id: member }),
    timeline: get('member/timeline', { id: member }),
    team: get('member/team', { id: member }),
    'cluster of a member': get('cluster/get', { memberId: member }),
    'cluster of a member, two steps': get('cluster/get', { memberId: member, depth: '2' }),
    'cluster of an IP address': get('cluster/get', { ip: '203.0.113.77', depth: '2' }),
    authentications: get('memberAuth/list'),
    accounts: get('memberAsset/list'),
    'accounts, 1,000 rows': get('memberAsset/list', { pageSize: '1000' }),
    'accounts, by member': get('memberAsset/list', { group: 'member' }),
    'accounts of one member': get('memberAsset/list', ofMember),
    'accounts, figures': get('memberAsset/summary'),
    ledger: get('memberAssetLog/list'),
    'ledger, last page': get('memberAssetLog/list', { pageNum: '5000' }),
    'ledger, by amount': get('memberAssetLog/list', { orderBy: 'availableChange desc' }),
    'ledger, of a keyword': ['POST', 'memberAssetLog/list', { memberKeyword: uid }],
    'ledger of one member': get('memberAssetLog/list', ofMember),
    'ledger, figures': get('memberAssetLog/summary'),
    recharges: ['POST', 'cwManage/chargeLogList', {}],
    'recharges, by amount': ['POST', 'cwManage/chargeLogList', byAmount],
    'recharges, 1,000 rows': ['POST', 'cwManage/chargeLogList', { pageSize: 1000 }],
    'recharges, figures': ['POST', 'cwManage/chargeLogSummary', {}],
    withdraws: ['POST', 'cwManage/withdrawLogList', {}],
    'withdraws, by risk': ['POST', 'cwManage/withdrawLogList', { orderBy: 'riskScore desc' }],
    'withdraws, 1,000 rows': ['POST', 'cwManage/withdrawLogList', { pageSize: 1000 }],
    'withdraws of one member': ['POST', 'cwManage/withdrawLogList', { memberId: member }],
    'withdraws, figures': ['POST', 'cwManage/withdrawLogSummary', {}],
    withdraw: get('memberWithdrawLog/get', { id }),
    'next withdraw': ['POST', 'review/next', { kind: 'withdraw', sort: 'riskiest' }],
    'withdraw addresses': get('memberWithdrawAddress/list'),
    'withdraw addresses, figures': get('memberWithdrawAddress/summary'),
    'recharge addresses': get('memberRechargeAddress/list'),
    channels: get('rechargeChannel/list'),
    'wallet codes': get('walletCode/list'),
    adjustments: get('memberAssetAdjust/list'),
    positions: get('contractPosition/list'),
    'positions, by margin ratio': get('contractPosition/list', {
      orderBy: 'marginRatio desc',
      pageSize: '100',
    }),
    'positions, figures': get('contractPosition/summary'),
    deals: get('contractDeal/list'),
    'deals, last page': get('contractDeal/list', { pageNum: '2500' }),
    'deals, by value': get('contractDeal/list', { orderBy: 'value desc' }),
    'deals, figures': get('contractDeal/summary'),
    coupons: get('coupon/list'),
    'coupons, figures': get('coupon/summary'),
    'coupon, what became of it': get('coupon/stats', { id: ofCoupon['couponId[]'] }),
    'issued coupons': get('memberCoupon/list'),
    'issued coupons, last page': get('memberCoupon/list', { pageNum: '2500' }),
    'issued coupons, by face value': get('memberCoupon/list', { orderBy: 'faceValue desc' }),
    'issued coupons of one coupon': get('memberCoupon/list', ofCoupon),
    'issued coupons of one member': get('memberCoupon/list', ofMember),
    'issued coupons, figures': get('memberCoupon/summary'),
    'operation log': get('operLog/list'),
    'operation log of one member': get('operLog/list', ofMember),
    home: get('home/overview'),
    'to do': get('home/todo'),
    'trend of 90 days': get('home/trend', { metric: 'member', range: '90' }),
    'trend of money': get('home/trend', { metric: 'money', range: '90' }),
    'trend of trading': get('home/trend', { metric: 'trading', range: '90' }),
    'board, flow': get('home/boardFunds', { part: 'flow' }),
    'board, vault': get('home/boardFunds', { part: 'vault' }),
    reminders: ['POST', 'cwManage/rechargeWithdrawReview', { Type: 1 }],
    'search that finds': ['POST', 'common/search', { keyword: uid.slice(0, 4) }],
    'search in vain': ['POST', 'common/search', { keyword: 'zzzzzzzz' }],
    menu: get('user/getUserMenus'),
  };
}

async function place(fill: boolean) {
  let now = NOON;
  const begun = performance.now();
  const db = createDb({ now: () => now });
  const seeding = performance.now() - begun;
  const wait = (ms: number): void => {
    now += ms;
  };
  if (fill) crowd({ db, wait });
  const handlers = createHandlers(db);
  return { db, seeding, ask: await signedIn({ db, handlers, wait }, 'admin') };
}

/** How long the mock backend takes with a great many data, and how many times as long as with the demo's. */
export async function measureBackend(): Promise<Record<string, number>> {
  const small = await place(false);
  const large = await place(true);
  const figures: Record<string, number> = { 'backend: start of the demo, ms': small.seeding };
  const usual = questions(small.db);
  for (const [name, question] of Object.entries(questions(large.db))) {
    const ms = await timed(large.ask, question);
    figures[`backend: ${name}, ms`] = ms;
    figures[`backend: ${name}, times the demo's`] = ms / (await timed(small.ask, usual[name] ?? question));
  }
  return figures;
}
