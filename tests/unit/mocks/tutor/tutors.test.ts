import fc from 'fast-check';
import { expect, test } from 'vitest';
import { checkInvariants } from '#mocks/core/invariants';
import { format, parse } from '#mocks/core/money';
import { DAY, stampOf } from '#mocks/core/time';
import { maxDrawdownOf, pnlSince, winRateOf } from '#mocks/tutor/figures';
import { bench, requestId, signedIn } from '../operator';

const place = bench();
const { db } = place;
const operations = await signedIn(place, 'operate01');

interface Shown {
  id: number;
  bindUid: string;
  winRate: string | null;
  pnl30d: string | null;
  maxDrawdown: string | null;
  teamCount: number;
}

const listed = async (): Promise<Shown[]> =>
  (await operations.ask<{ list: Shown[] }>('GET', 'tutor/list?pageSize=50')).data.list;

const free = [...db.members.values()]
  .slice(16)
  .find(({ id, status }) => status === 1 && [...db.tutors.values()].every(({ memberId }) => memberId !== id));

const draft = (own: object = {}) => ({
  avatar: [...db.tutors.values()][0]?.avatar,
  name: { zh: '测试', en: 'Test', tw: '測試' },
  requestId: requestId(),
  ...own,
});

const add = (own: object = {}) => operations.ask<{ id: number }>('POST', 'tutor/add', draft(own));

test('ten tutors are seeded, 10010015 with his team of forty, and their figures are those of the orders', async () => {
  const rows = await listed();
  expect(rows).toHaveLength(10);
  expect(rows.find(({ bindUid }) => bindUid === '10010015')?.teamCount).toBe(40);
  const since = stampOf(db.now() - 30 * DAY);
  for (const { bindUid, winRate, pnl30d } of rows.filter((row) => row.winRate !== null)) {
    const member = [...db.members.values()].find(({ uid }) => uid === bindUid);
    const orders = [...db.contractOrders.values()]
      .filter(({ memberId, closeAt }) => memberId === member?.id && closeAt !== null)
      .map(({ closeAt, netPnl }) => ({ at: closeAt ?? '', net: Number(netPnl) }));
    const settled = [...db.deliveryOrders.values()]
      .filter(({ memberId, settledAt, pnl }) => memberId === member?.id && settledAt !== null && pnl !== null)
      .map(({ settledAt, pnl }) => ({ at: settledAt ?? '', net: Number(pnl) }));
    const all = [...orders, ...settled];
    const won = all.filter(({ net }) => net > 0).length;
    expect(Number(winRate)).toBeCloseTo((100 * won) / all.length, 1);
    const sum = all.reduce((total, { at, net }) => (at >= since ? total + net : total), 0);
    expect(Number(pnl30d)).toBeCloseTo(sum, 4);
  }
  expect(rows.some(({ winRate }) => winRate !== null)).toBe(true);
  expect(checkInvariants(db)).toEqual([]);
});

const results = fc.array(
  fc.record({ net: fc.integer({ min: -500, max: 500 }), behind: fc.integer({ min: 1, max: 300 }) }),
  { maxLength: 30 },
);

test('figures are those of a plain computation over numbers', () => {
  fc.assert(
    fc.property(results, (drawn) => {
      const closed = drawn.map(({ net, behind }, place) => ({
        at: `2026-11-${String(1 + (place % 28)).padStart(2, '0')} 00:00:00`,
        net: parse(String(Math.abs(net))) * BigInt(Math.sign(net)),
        behind: parse(String(behind)),
      }));
      const won = drawn.filter(({ net }) => net > 0).length;
      if (drawn.length === 0) {
        expect(winRateOf(closed)).toBeNull();
        expect(maxDrawdownOf(closed)).toBeNull();
        return;
      }
      expect(Number(winRateOf(closed))).toBeCloseTo((100 * won) / drawn.length, 1);
      let equity = Math.max(...drawn.map(({ behind }) => behind));
      let [peak, deepest] = [equity, 0];
      for (const { net } of drawn) {
        equity += net;
        peak = Math.max(peak, equity);
        deepest = Math.max(deepest, Math.min(100, (100 * (peak - equity)) / peak));
      }
      expect(Number(maxDrawdownOf(closed))).toBeCloseTo(deepest, 1);
      const since = '2026-11-10 00:00:00';
      const sum = closed.reduce((total, { at, net }) => (at >= since ? total + net : total), 0n);
      expect(pnlSince(closed, since)).toBe(format(sum));
    }),
  );
});

test('a member is bound once, exists and is active', async () => {
  const refused = async (bindUid: string) => {
    const { code, data } = await add({ bindUid });
    expect(data).toHaveProperty('fields.bindUid');
    return code;
  };
  const frozen = [...db.members.values()].find(({ status }) => status === 2);
  expect(await refused('10010015')).toBe(40905);
  expect(await refused('99999999')).toBe(40000);
  expect(await refused(frozen?.uid ?? '')).toBe(40000);
  const { data } = await add({ bindUid: free?.uid });
  expect(db.tutors.get(data.id)).toMatchObject({ memberId: free?.id, status: 0 });
  expect(await refused(free?.uid ?? '')).toBe(40905);
  const terms = { avatar: db.tutors.get(data.id)?.avatar, name: { zh: '甲', en: '', tw: '' } };
  const intro = { zh: '简介', en: '', tw: '' };
  const edited = { id: data.id, version: 1, ...terms, bindUid: '', intro };
  expect((await operations.ask('PUT', 'tutor/edit', edited)).code).toBe(0);
  expect(db.tutors.get(data.id)).toMatchObject({ memberId: null, intro });
  expect(checkInvariants(db)).toEqual([]);
});

test('figures are in no body', async () => {
  for (const name of ['winRate', 'pnl30d', 'maxDrawdown', 'teamCount', 'followerCount'])
    expect((await add({ [name]: '1' })).code).toBe(40000);
});

test('six tutors are recommended at most', async () => {
  const codes = [];
  for (let tries = 0; tries < 3; tries += 1) codes.push((await add({ isRecommend: 1 })).code);
  expect(codes).toEqual([0, 0, 42205]);
});

test.each([
  [[{ type: 'email', value: 'nobody' }]],
  [[{ type: 'fax', value: '123' }]],
  [[{ type: 'other', value: '' }]],
])('contacts that reach nobody are refused: %j', async (contacts) => {
  expect((await add({ contacts })).code).toBe(40000);
});
