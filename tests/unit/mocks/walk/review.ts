import { queueOf } from '#mocks/core/queues';
import type { Walk } from './draws';

const KINDS = ['recharge', 'withdraw', 'auth', 'adjust', 'award', 'violation'] as const;

const MASKED = [
  ['member', 'phone'],
  ['auth', 'docNo'],
  ['channel', 'bankAccount'],
  ['channel', 'secretRef'],
  ['vault', 'key'],
] as const;

/** Queues and claims, and what every operator asks for. */
export const reviewWalk: Walk = ({ db, random, one, ...draw }) => {
  const waiting = () => {
    const kind = random.pick(KINDS);
    const { pending, rows } = queueOf(db, kind);
    const line = rows(db, ({ status }) => pending.includes(status));
    return { kind, id: line.length && random.chance(0.9) ? one(line).id : random.int(1, 500) };
  };
  return [
    { route: 'POST review/claim', often: 3, input: waiting },
    { route: 'POST review/release', often: 3, input: waiting },
    {
      route: 'POST review/next',
      often: 2,
      input: () => ({
        kind: random.pick(KINDS),
        afterId: random.pick([undefined, random.int(1, 200)]),
        sort: random.pick([undefined, 'oldest', 'riskiest', 'largest']),
        question: random.pick([undefined, {}, { status: [1, 3] }, { orderBy: 'waitMinutes desc' }]),
      }),
    },
    { route: 'GET review/claims', input: () => ({ kind: random.pick(KINDS) }) },
    { route: 'POST cwManage/rechargeWithdrawReview', input: () => ({ Type: draw.onOff() }) },
    {
      route: 'POST common/reveal',
      often: 2,
      input: () => {
        const [resource, field] = random.pick(MASKED);
        return { resource, field, id: random.int(1, 20), reason: draw.reason() };
      },
    },
    { route: 'GET common/request', input: () => ({ requestId: draw.requestId() }) },
    {
      route: 'POST common/search',
      input: () => ({ keyword: random.pick(['10010001', 'R2026', 'W2026', 'TFEED', 'm1']) }),
    },
    { route: 'GET home/overview', input: () => ({}) },
    { route: 'GET home/todo', input: () => ({}) },
    { route: 'GET home/openInterest', input: () => ({}) },
    { route: 'GET home/alerts', input: () => ({}) },
    { route: 'GET home/myDay', input: () => ({}) },
    { route: 'GET home/feeds', input: () => ({}) },
    { route: 'GET home/topCoins', input: () => ({}) },
    {
      route: 'GET home/trend',
      input: () => ({
        metric: random.pick(['money', 'member', 'trading']),
        range: 7,
        coin: random.pick([undefined, 'USDT', 'BTC', 'NONE']),
        unit: random.pick([undefined, 'usdt', 'count']),
      }),
    },
    { route: 'GET home/boardTrade', input: () => ({ part: 'market' }) },
    { route: 'GET home/boardFunds', input: () => ({ part: random.pick(['flow', 'vault']) }) },
    {
      route: 'GET common/options',
      input: () => ({ type: random.pick(['coin,channel', 'walletCode', 'admin,tag', 'nothing']) }),
    },
    { route: 'GET operLog/list', input: () => ({ ...draw.page(), memberId: random.int(1, 320) }) },
  ];
};
