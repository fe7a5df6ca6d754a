import { queueOf } from '#mocks/core/queues';
import type { WireThreadEntry } from '@/contract/block/question';
import { openQuestion } from '@/contract/block/question';
import type { Walk } from './draws';

const KINDS = ['recharge', 'withdraw', 'auth', 'adjust', 'award', 'violation'] as const;

const MASKED = [
  ['member', 'phone'],
  ['auth', 'docNo'],
  ['channel', 'bankAccount'],
  ['channel', 'secretRef'],
  ['vault', 'key'],
] as const;

interface Threaded {
  id: number;
  version: number;
  thread: WireThreadEntry[];
  status?: number;
  pendingChange?: object | null;
}

/** Queues and claims, and what every operator asks for. */
export const reviewWalk: Walk = ({ db, random, one, ...draw }) => {
  const waiting = () => {
    const kind = random.pick(KINDS);
    const { pending, rows } = queueOf(db, kind);
    const line = rows(db, ({ status }) => pending.includes(status));
    return { kind, id: line.length && random.chance(0.9) ? one(line).id : random.int(1, 500) };
  };
  /** Tables of which some records are asked back about. */
  const tables = [
    ['recharge', db.recharges],
    ['withdraw', db.withdraws],
    ['auth', db.auths],
    ['adjust', db.adjusts],
    ['channel', db.channels],
  ] as const;
  const written = (kind: string, row: Threaded) => ({
    kind,
    id: row.id,
    version: draw.version(row),
    text: draw.reason(),
    requestId: draw.requestId(),
  });
  /** A question about something that waits. */
  const asked = () => {
    const [kind, rows] = random.pick(tables);
    const waits = ({ status, pendingChange }: Threaded) => status === 1 || Boolean(pendingChange);
    return written(kind, one<Threaded>(rows.values(), waits));
  };
  /** What was asked and waits for a reply, with its kind. */
  const open = () =>
    tables.flatMap(([kind, rows]) =>
      [...rows.values()].flatMap((row: Threaded) => {
        const question = openQuestion(row.thread);
        return question ? [{ kind, row, to: question.to }] : [];
      }),
    );
  /** About an open question, mostly one that goes to `me`; without any about nothing that is asked. */
  const followed = (me: string) => {
    const all = open();
    if (all.length === 0) return asked();
    const { kind, row } = one(all, ({ to }) => to === me || to === '');
    return written(kind, row);
  };
  return [
    { route: 'POST review/question', often: 3, input: asked },
    {
      route: 'POST review/reply',
      often: 3,
      by: () => open().map(({ to }) => to || 'service01'),
      input: followed,
    },
    { route: 'POST review/retract', input: followed },
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
    {
      route: 'POST common/evidence',
      often: 2,
      input: () => ({
        resource: random.pick(['withdraw', 'auth', 'recharge', 'user', 'deliveryOrder', 'ledger']),
        id: random.int(1, 20),
        reason: random.pick([undefined, draw.reason()]),
      }),
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
