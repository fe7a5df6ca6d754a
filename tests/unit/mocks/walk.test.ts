import { expect, test } from 'vitest';
import { checkInvariants } from '#mocks/invariants';
import { randomStream } from '#mocks/random';
import type { RechargeLog } from '@/api/financeTypes';
import type { Page, PendingCounts } from '@/api/types';
import { bench, signedIn } from './operator';
import type { Operator } from './operator';

const PEOPLE = [
  'admin',
  'finance01',
  'finance02',
  'risk001',
  'risk002',
  'service01',
  'auditor01',
  'agent01',
  'common',
];
const STEPS = 500;

test.each([1, 2, 3])(
  'five hundred random calls of nine operators leave the books sound (walk %i)',
  async (seed) => {
    const place = bench();
    const { db } = place;
    const random = randomStream(seed, 'walk');
    const people: Operator[] = [];
    for (const name of PEOPLE) people.push(await signedIn(place, name));
    const seen = new Map<number, number>();

    const recharge = () => random.pick([...db.recharges.values()]);
    const waiting = () =>
      random.pick([...db.recharges.values()].filter((row) => row.status === 1 || random.chance(0.02)));
    const amount = () =>
      random.pick([
        '0',
        '0.000001',
        '1',
        '12.345678',
        '99.9999999',
        '20001',
        '49999',
        '1e3',
        '-5',
        '007',
        '123456789012345678',
      ]);
    const id = () => random.pick(['walk-0001', 'walk-0002', `walk-${random.int(1000, 9_999_999)}`, '']);
    const password = () => (random.chance(0.93) ? 'Demo1234' : 'wrong');

    const calls: ((who: Operator) => Promise<{ code: number }>)[] = [
      (who) =>
        who.ask('POST', 'cwManage/chargeLogList', {
          pageNum: random.int(-1, 5),
          pageSize: random.pick([10, 50, 1000]),
          status: [random.int(0, 5)],
        }),
      (who) => who.ask('POST', 'cwManage/chargeLogSummary', { coin: random.pick([['BTC'], []]) }),
      (who) => who.ask('GET', `memberRechargeLog/get?id=${random.int(0, 900)}`),
      (who) =>
        who.ask('POST', 'cwManage/chargeLogAdd', {
          memberId: random.int(1, 325),
          accountType: random.int(1, 5),
          coin: random.pick(['USDT', 'BTC', 'ETH', 'NOPE']),
          amount: amount(),
          manualReason: random.pick(['missed', 'offline', 'because']),
          remark: random.pick(['漏单补入核实', '短']),
          attachments: [],
          operPassword: password(),
          requestId: id(),
        }),
      ...Array.from({ length: 4 }, () => (who: Operator) => {
        const row = waiting();
        return who.ask('POST', 'cwManage/chargeLogReview', {
          id: row.id,
          result: random.weighted([
            ['approve', 5],
            ['reject', 3],
            ['hold', 2],
            ['release', 2],
          ]),
          rejectCode: random.pick(['aml', 'other', undefined]),
          remark: random.pick(['', '核对后不符合条件']),
          creditAmount: random.chance(0.15) ? amount() : undefined,
          versions: { [row.id]: random.chance(0.9) ? row.version : random.int(0, 5) },
          requestId: id(),
        });
      }),
      (who) => {
        const rows = Array.from({ length: random.int(1, 6) }, random.chance(0.5) ? recharge : waiting);
        return who.ask('POST', 'cwManage/chargeLogReview', {
          ids: rows.map((row) => row.id),
          result: random.pick(['approve', 'reject', 'hold', 'release']),
          rejectCode: 'duplicate',
          remark: '',
          versions: Object.fromEntries(rows.map((row) => [row.id, row.version])),
          requestId: id(),
        });
      },
      (who) => {
        const row = recharge();
        const txHash = random.pick([
          '',
          'xyz',
          `feed${random.text(60, '0123456789abcdef')}`,
          recharge().txHash,
        ]);
        return who.ask('PUT', 'memberRechargeLog/edit', {
          id: row.id,
          version: row.version,
          remark: 'x',
          txHash,
        });
      },
      (who) => who.ask('DELETE', 'memberRechargeLog/delete', { ids: [recharge().id, recharge().id] }),
      (who) =>
        who.ask('POST', 'review/claim', {
          kind: random.pick(['recharge', 'withdraw', 'auth']),
          id: random.chance(0.5) ? waiting().id : random.int(1, 500),
        }),
      (who) => who.ask('POST', 'review/release', { kind: 'recharge', id: waiting().id }),
      (who) =>
        who.ask('GET', `review/next?kind=recharge&sort=${random.pick(['oldest', 'riskiest', 'largest'])}`),
      (who) => who.ask('GET', `member/list?memberKeyword=1001000${random.int(0, 9)}`),
      (who) => who.ask('GET', 'home/overview'),
      (who) => who.ask('GET', 'memberRechargeLog/export?status[]=1'),
    ];

    for (let step = 0; step < STEPS; step++) {
      const { code } = await random.pick(calls)(random.pick(people));
      seen.set(code, (seen.get(code) ?? 0) + 1);
      place.wait(random.int(0, 40) * 1000);
      if (step % 50 === 0) expect(checkInvariants(db)).toEqual([]);
    }
    expect(checkInvariants(db)).toEqual([]);
    // The walk has to get somewhere, and to be stopped often enough.
    for (const code of [0, 40000, 40300, 40400, 40904]) expect(seen.get(code)).toBeGreaterThan(0);
    const [admin] = people;
    const list = await admin?.ask<Page<RechargeLog>>('POST', 'cwManage/chargeLogList', { status: [1] });
    const counts = await admin?.ask<PendingCounts>('POST', 'cwManage/rechargeWithdrawReview', { Type: 1 });
    expect(counts?.data.systemRechargeCount).toBe(list?.data.total);
  },
);
