import { expect, test } from 'vitest';
import { checkInvariants } from '#mocks/core/invariants';
import { runDueJobs } from '#mocks/core/jobs';
import { DEMO_PASSWORD } from '#mocks/core/demo';
import { format, parse, sum } from '#mocks/core/money';
import { DAY } from '#mocks/core/time';
import { complete } from '#mocks/withdraw/payout';
import { checkReconciliations } from '#mocks/reconciliation/invariants';
import type { ReconRow } from '#mocks/reconciliation/rows';
import { bench, requestId, signedIn } from '../operator';
import type { Operator } from '../operator';
import { waiting } from '../withdraws';

const place = bench();
const { db } = place;

const rows = (): ReconRow[] => [...db.reconciliations.values()];
const dayOf = (day: string, walletCode: string): ReconRow => {
  const row = rows().find((one) => one.day === day && one.walletCode === walletCode);
  if (!row) throw new Error(`no ${day} of ${walletCode}`);
  return row;
};

const signed = () => ({ operPassword: DEMO_PASSWORD, requestId: requestId() });

const explain = (who: Operator, { id, version }: ReconRow, reason = '运维误转出，已报备') =>
  who.ask<{ waits: boolean }>('POST', 'reconciliation/explain', {
    id,
    version,
    cause: 'unbooked',
    reason,
    ...signed(),
  });

const review = (who: Operator, { id, version }: ReconRow, result: string, remark = '') =>
  who.ask<object>('POST', 'reconciliation/review', { id, version, result, remark, ...signed() });

test('thirty days of every wallet in use are kept, one day begins where the other has ended, and one difference is open', () => {
  const wallets = db.walletCodes.filter(({ status }) => status === 1);
  expect(rows()).toHaveLength(30 * wallets.length);
  for (const { walletCode } of wallets) {
    const days = rows().filter((row) => row.walletCode === walletCode);
    expect(days.slice(1).map(({ opening }) => opening)).toEqual(
      days.slice(0, -1).map(({ chainClosing }) => chainClosing),
    );
    expect(days.at(-1)?.chainClosing).toBe(
      format(
        parse(wallets.find((one) => one.walletCode === walletCode)?.hotBalance ?? '') +
          sum(
            [...db.withdraws.values()]
              .filter(
                (row) =>
                  row.walletCode === walletCode &&
                  row.isInternal === 0 &&
                  row.status === 6 &&
                  (row.completedAt ?? '') >= '2026-11-20 00:00:00',
              )
              .map(({ netAmount }) => netAmount),
          ),
      ),
    );
  }
  expect(rows().filter(({ status }) => status === 2)).toMatchObject([
    { day: '2026-11-19', walletCode: 'USDT-ERC20', difference: '-1250.5' },
  ]);
  expect(rows().filter(({ status }) => status === 4)).toHaveLength(2);
  expect(checkInvariants(db)).toEqual([]);
});

test('what was paid out and its fees are those of the ledger, and demo accounts and market makers are named apart', () => {
  const [member] = [...db.members.values()].filter(({ memberType }) => memberType === 3);
  const before = db.walletCodes.find(({ walletCode }) => walletCode === 'USDT-TRC20')?.hotBalance;
  const mine = waiting(place, { status: 5, amount: '100.000001', netAmount: '99.000001', fee: '1' });
  complete(db, mine);
  const theirs = waiting(place, { status: 5, amount: '50', netAmount: '49', fee: '1' });
  theirs.memberId = member?.id ?? 0;
  place.wait(DAY);
  runDueJobs(db);
  const row = dayOf('2026-11-20', 'USDT-TRC20');
  const paid = [...db.withdraws.values()].filter(
    ({ walletCode, isInternal, completedAt }) =>
      walletCode === 'USDT-TRC20' && isInternal === 0 && (completedAt ?? '').startsWith('2026-11-20'),
  );
  expect(parse(row.payouts)).toBe(sum(paid.map(({ amount }) => amount)));
  expect(parse(row.fees)).toBe(sum(paid.map(({ fee }) => fee)));
  expect(row).toMatchObject({ status: 1, difference: '0', payoutCount: paid.length });
  expect(parse(before ?? '')).toBeGreaterThan(0n);
});

test('coins that leave without a booking are red until somebody says why', async () => {
  db.unbooked.push({ walletCode: 'TRX-TRC20', day: '2026-11-20', amount: '-12.5' });
  db.at(Date.parse('2026-11-21T03:30:00+08:00'), () =>
    db.areas.find(({ name }) => name === 'reconciliation')?.on?.['ledger.checked']?.(db, { differing: 0 }),
  );
  const row = dayOf('2026-11-20', 'TRX-TRC20');
  const finance = await signedIn(place, 'finance01');
  expect(row).toMatchObject({ status: 2, difference: '-12.5' });
  expect((await explain(finance, row)).data).toEqual({ waits: false });
  expect(row).toMatchObject({ status: 4, explainedBy: 'finance01', cause: 'unbooked' });
  expect((await explain(finance, row)).code).toBe(40904);
});

test('a large one takes a second person, who may leave it open', async () => {
  const row = dayOf('2026-11-19', 'USDT-ERC20');
  const [finance, second] = [await signedIn(place, 'finance01'), await signedIn(place, 'finance02')];
  expect((await explain(finance, row)).data).toEqual({ waits: true });
  expect((await review(finance, row, 'approve')).code).toBe(40903);
  expect((await review(second, row, 'reject', '不行')).code).toBe(40001);
  expect((await review(second, row, 'reject', '请附链上交易')).code).toBe(0);
  expect(row.status).toBe(2);
  await explain(finance, row);
  expect((await review(second, row, 'approve')).code).toBe(0);
  expect(row).toMatchObject({ status: 4, reviewerName: 'finance02' });
  const wrong: string[] = [];
  checkReconciliations(db, (text) => void wrong.push(text));
  expect(wrong).toEqual([]);
});

test('the wallets cover what is owed by somewhat more than all of it, and one coin is below the alert threshold', async () => {
  const fresh = bench();
  const admin = await signedIn(fresh, 'admin');
  const { data } = await admin.ask<{
    coverage: { coin: string; percent: string | null }[];
    coverageAlert: string;
  }>('GET', 'walletCode/summary');
  const percents = data.coverage.map(({ percent }) => Number(percent));
  expect(percents.every((percent) => percent > 100 && percent <= 110)).toBe(true);
  expect(percents.filter((percent) => percent < Number(data.coverageAlert))).toHaveLength(1);
});
