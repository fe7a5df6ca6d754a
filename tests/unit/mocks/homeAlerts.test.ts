import { describe, expect, test } from 'vitest';
import { can } from '#mocks/core/access';
import type { Db } from '#mocks/core/db';
import { stampOf } from '#mocks/core/time';
import { alertSources, LATE_REVIEWS } from '@/contract/shell/homeAlerts';
import type { AlertName } from '@/contract/shell/homeAlerts';
import { ReconStatus } from '@/contract/finance/reconciliationFlow';
import { describedResources } from '../../../tools/contract/described';
import { bench, NOON, signedIn } from './operator';
import type { Bench } from './operator';

interface Alert {
  source: string;
  severity: string;
  count: number;
  names: string[];
  keys: string[];
  since: string | null;
}

async function alertsOf(place: Bench, name = 'admin'): Promise<Alert[]> {
  return (await (await signedIn(place, name)).ask<Alert[]>('GET', 'home/alerts')).data;
}

const find = (alerts: readonly Alert[], source: string) => alerts.find((one) => one.source === source);

/** The first of some rows. */
function first<Row>(rows: Iterable<Row>): Row {
  for (const row of rows) return row;
  throw new Error('there is none');
}

/** Nothing is wrong with anything. */
function calm(db: Db): void {
  for (const row of db.walletCodes) Object.assign(row, { hotAlert: '0', rechargeOn: 1, withdrawOn: 1 });
  for (const row of db.channels.values()) row.dailyLimit = '100000000000';
  for (const row of db.jobs.values()) row.failCount = 0;
  for (const row of db.reconciliations.values()) row.status = ReconStatus.balanced;
  for (const row of db.symbols.values()) row.tradeState = 1;
  db.assetChecks.clear();
  db.closures.clear();
  db.loginErrors = [];
  db.outages.length = 0;
  // Wallet codes that are switched off need no addresses.
  for (const row of db.walletCodes) row.rechargeOn = 1;
}

/** Makes one thing wrong, and answers how it is put right. */
const CAUSES: Record<Exclude<AlertName, 'idleAddresses'>, (db: Db) => () => void> = {
  hotWallet(db) {
    const row = first(db.walletCodes.filter(({ status }) => status === 1));
    row.hotAlert = '1000000000';
    return () => (row.hotAlert = '0');
  },
  walletStopped(db) {
    const row = first(db.walletCodes.filter(({ status }) => status === 1));
    row.withdrawOn = 0;
    return () => (row.withdrawOn = 1);
  },
  channelFull(db) {
    const used = new Map<number, number>();
    for (const { channelId, createdAt, deleted } of db.recharges.values())
      if (!deleted && channelId !== null && createdAt >= '2026-11-20') used.set(channelId, 1);
    const row = first([...db.channels.values()].filter(({ id, status }) => status === 1 && used.has(id)));
    row.dailyLimit = '0.000001';
    return () => (row.dailyLimit = '100000000000');
  },
  jobFailed(db) {
    const row = first([...db.jobs.values()].filter(({ status }) => status === 1));
    row.failCount = 3;
    return () => (row.failCount = 2);
  },
  ledgerDiffers(db) {
    const { id } = first(db.ledger.accounts());
    db.assetChecks.set(id, 2);
    return () => db.assetChecks.set(id, 1);
  },
  loginBurst(db) {
    const failure = { userType: 1, account: 'x', memberId: null, userId: null, errorType: 1 } as const;
    const rest = { ip: '203.0.113.9', device: '', failCount: 1, lockedUntil: null };
    const createdAt = stampOf(NOON - 60_000);
    for (let id = 1; id <= 10; id += 1) db.loginErrors.push({ ...failure, ...rest, id, createdAt });
    return () => db.loginErrors.pop();
  },
  siteClosed(db) {
    const message = { zh: '', en: '', tw: '' };
    db.closures.set('withdraw', { since: stampOf(NOON), by: 'admin', reason: '', message });
    return () => db.closures.delete('withdraw');
  },
  unexplained(db) {
    const row = first(db.reconciliations.values());
    row.status = ReconStatus.differs;
    return () => (row.status = ReconStatus.explained);
  },
  symbolStopped(db) {
    const row = first([...db.symbols.values()].filter(({ status }) => status === 1));
    row.tradeState = 2;
    return () => (row.tradeState = 1);
  },
  feedStale(db) {
    const { symbol } = first([...db.symbols.values()].filter(({ status }) => status === 1));
    const outage = { symbol, from: NOON - 60_000, to: null, isCaughtUp: false };
    db.outages.push(outage);
    return () => db.outages.pop();
  },
};

test.each(Object.keys(CAUSES).filter((name): name is keyof typeof CAUSES => name in CAUSES))(
  '%s is told while its cause is there, and no longer',
  async (source) => {
    const place = bench();
    calm(place.db);
    expect(find(await alertsOf(place), source)).toBeUndefined();
    const putRight = CAUSES[source](place.db);
    const told = find(await alertsOf(place), source);
    expect(told).toMatchObject({ source, severity: alertSources[source].severity, count: 1 });
    expect(told?.keys).toHaveLength(1);
    expect(told?.since).toMatch(/^2026-1[01]-\d\d /);
    putRight();
    expect(find(await alertsOf(place), source)).toBeUndefined();
  },
);

test('few idle addresses are told by wallet code, until there are enough', async () => {
  const place = bench();
  const { db } = place;
  const before = find(await alertsOf(place), 'idleAddresses');
  expect(before?.count).toBeGreaterThan(0);
  const [walletCode = ''] = before?.keys ?? [];
  const who = await signedIn(place, 'admin');
  const { code } = await who.ask('POST', 'memberRechargeAddress/generate', { walletCode, count: 50 });
  expect(code).toBe(0);
  expect(find(await alertsOf(place), 'idleAddresses')?.keys ?? []).not.toContain(walletCode);
  expect(db.walletCodes.some((row) => row.walletCode === walletCode)).toBe(true);
});

test('what no record dates is wrong since the server noticed, and anew once it was right', async () => {
  const place = bench();
  const { db, wait } = place;
  calm(db);
  const putRight = CAUSES.hotWallet(db);
  const since = async () => find(await alertsOf(place), 'hotWallet')?.since;
  expect(await since()).toBe('2026-11-20 12:00:00');
  wait(60_000);
  expect(await since()).toBe('2026-11-20 12:00:00');
  putRight();
  expect(await since()).toBeUndefined();
  CAUSES.hotWallet(db);
  expect(await since()).toBe('2026-11-20 12:01:00');
});

test('late reviews are those of the queues that the operator sees', async () => {
  const place = bench();
  const todo = await (
    await signedIn(place, 'admin')
  ).ask<{ late: number; kind: string }[]>('GET', 'home/todo');
  const late = todo.data.filter((queue) => queue.late > 0);
  const told = find(await alertsOf(place), LATE_REVIEWS);
  expect(told?.count).toBe(late.reduce((sum, queue) => sum + queue.late, 0));
  expect(told?.keys.toSorted()).toEqual(late.map(({ kind }) => kind).toSorted());
  expect(find(await alertsOf(place, 'common'), LATE_REVIEWS)).toBeUndefined();
});

test('nobody is told of a screen that is not theirs, and who sees one team only of late reviews', async () => {
  const place = bench();
  calm(place.db);
  for (const cause of Object.values(CAUSES)) cause(place.db);
  const told: Record<string, number> = {};
  for (const name of ['admin', 'finance01', 'operate01', 'auditor01', 'common', 'agent01']) {
    const user = [...place.db.users.values()].find(({ userName }) => userName === name);
    if (!user) throw new Error(`nobody is called ${name}`);
    const sources = (await alertsOf(place, name)).map(({ source }) => source);
    const expected = Object.entries(alertSources).flatMap(([source, { list }]) =>
      user.bindMemberId === '' && can(place.db, user, list) ? [source] : [],
    );
    expect([name, ...sources.filter((one) => one !== LATE_REVIEWS).toSorted()]).toEqual([
      name,
      ...expected.toSorted(),
    ]);
    told[name] = expected.length;
  }
  expect(told).toMatchObject({ admin: Object.keys(alertSources).length, common: 0, agent01: 0 });
  expect(told['finance01']).toBeGreaterThan(2);
  expect(told['operate01']).toBeLessThan(told['finance01'] ?? 0);
});

test('the most severe comes first', async () => {
  const place = bench();
  CAUSES.symbolStopped(place.db);
  CAUSES.hotWallet(place.db);
  const severities = (await alertsOf(place)).map(({ severity }) => severity);
  expect(severities).toEqual(severities.toSorted());
  expect(new Set(severities).size).toBe(2);
});

describe('each source', () => {
  const resources = describedResources.map(({ resource }) => resource);
  test.each(Object.entries(alertSources))('%s links to a screen and a filter that exist', (_, source) => {
    const { view, list } = source;
    if (list === 'websiteInfo/get') return;
    const resource = resources.find((one) => one.view === view);
    expect(resource?.calls.list.path).toBe(list);
    const filters = Object.keys(resource?.filters ?? {});
    const named = [
      ...Object.keys('params' in source ? source.params : {}),
      ...('by' in source ? [source.by.filter] : []),
    ];
    for (const filter of named) expect(filters).toContain(filter);
  });
});
