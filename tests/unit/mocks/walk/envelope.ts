import { HOUR, stampOf } from '#mocks/core/time';
import type { Walk } from './draws';

/** Red envelopes: members send and claim theirs by themselves, as visits. */
export const envelopeWalk: Walk = ({ db, random, one, version, ...draw }) => {
  const rows = () => db.envelopes.values();
  const members = () => [...db.members.values()].slice(16);
  const terms = () => {
    const type = random.weighted([
      [1, 5],
      [2, 4],
      [3, 2],
      [4, 1],
    ]);
    const isFor = random.chance(0.95) ? type === 3 : type !== 3;
    return {
      type,
      coin: random.pick(['USDT', 'USDT', 'BTC', 'NOPE']),
      totalAmount: draw.amount(),
      count: type === 3 ? 1 : random.pick([1, 3, 4, 10, 2001]),
      ...(isFor ? { receiverId: one(members()).id } : {}),
      ...(random.chance(0.2) ? { maxPerClaim: draw.amount() } : {}),
      ...(random.chance(0.2) ? { code: random.pick(['WALK', 'WALK2', 'walk', 'W']) } : {}),
      startAt: stampOf(db.now()),
      expireAt: stampOf(db.now() + random.pick([1, 5, 24, -1, 800]) * HOUR),
    };
  };
  return [
    { route: 'GET redEnvelope/list', input: draw.page },
    { route: 'GET redEnvelope/export', input: () => ({}) },
    { route: 'GET redEnvelope/summary', input: () => ({}) },
    { route: 'GET redEnvelope/get', input: () => ({ id: one(rows()).id }) },
    { route: 'GET redEnvelope/claims', input: () => ({ id: one(rows()).id }) },
    { route: 'GET redEnvelope/preview', input: terms },
    {
      route: 'POST redEnvelope/add',
      often: 4,
      input: () => ({
        ...terms(),
        condition: random.int(0, 4),
        greeting: { zh: '随机', en: 'walk', tw: '' },
        remark: '',
        operPassword: draw.password(),
        requestId: draw.requestId(),
      }),
    },
    {
      route: 'POST redEnvelope/review',
      often: 3,
      input: () => {
        const row = one(rows(), ({ status }) => status === 0);
        const result = random.pick(['approve', 'reject']);
        const own = { remark: draw.reason(), operPassword: draw.password() };
        return { id: row.id, version: version(row), result, ...own };
      },
    },
    {
      route: 'PUT redEnvelope/cancel',
      often: 2,
      input: () => {
        const row = one(rows(), ({ status }) => status === 1);
        return { id: row.id, version: version(row), reason: draw.reason() };
      },
    },
  ];
};
