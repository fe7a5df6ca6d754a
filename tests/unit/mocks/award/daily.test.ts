import { expect, test } from 'vitest';
import type { Page } from '@/api/types';
import { AwardType } from '@/contract/campaign/award';
import type { award } from '@/contract/campaign/award';
import { AwardStatus } from '@/contract/campaign/awardFlow';
import type { WireRowOf, WireSummaryOf } from '@/contract/resource';
import { awardDay, dayBefore } from '#mocks/award/daily';
import { checkIn } from '#mocks/award/visits';
import { runDueJobs } from '#mocks/core/jobs';
import { format, parse, sum } from '#mocks/core/money';
import { DAY } from '#mocks/core/time';
import { bench, NOON, signedIn } from '../operator';

type Summary = WireSummaryOf<typeof award>;

test('the awards of a day follow from its events, and the same day gives nothing twice', () => {
  const { db } = bench();
  const day = dayBefore(NOON);
  const before = db.awards.size;
  const made = awardDay(db, day);
  expect(made).toBe(db.awards.size - before);
  expect(made).toBeGreaterThan(0);
  expect(awardDay(db, day)).toBe(0);
});

test('a rebate is thirty percent of the fees that a member has paid on the day, and says so', () => {
  const { db } = bench();
  awardDay(db, dayBefore(NOON));
  const rebates = [...db.awards.values()].filter(
    ({ awardType, createdBy, sourceUid }) =>
      awardType === AwardType.rebate && createdBy === '' && sourceUid !== '',
  );
  expect(rebates.length).toBeGreaterThan(0);
  for (const { rateInfo, amount } of rebates) {
    const fee = /([\d.,]+) ×/.exec(rateInfo.en)?.[1]?.replaceAll(',', '') ?? '0';
    expect(parse(amount) <= (parse(fee) * 30n) / 100n).toBe(true);
    expect((parse(fee) * 30n) / 100n - parse(amount) < parse('0.000001')).toBe(true);
  }
});

test('in the night the awards of the day before are made by themselves', () => {
  const { db, wait } = bench();
  runDueJobs(db);
  const before = db.awards.size;
  wait(DAY);
  runDueJobs(db);
  const fresh = [...db.awards.values()].slice(before);
  expect(fresh.length).toBeGreaterThan(0);
  expect(new Set(fresh.map(({ createdAt }) => createdAt))).toEqual(new Set(['2026-11-21 00:30:00']));
});

test('a member checks in once a day', () => {
  const { db } = bench();
  expect(checkIn(db, 24)).toBe(true);
  expect(checkIn(db, 24)).toBe(false);
});

test('the figures are those of what was paid to customers, day by day and by type', async () => {
  const place = bench();
  const admin = await signedIn(place, 'admin');
  const { data } = await admin.ask<Summary>('GET', 'award/summary');
  const counts = (memberId: number) => ![2, 3].includes(place.db.members.get(memberId)?.memberType ?? 0);
  const paid = [...place.db.awards.values()].filter(
    ({ status, memberId }) => status === AwardStatus.paid && counts(memberId),
  );
  const worth = (rows: readonly { usdtValue: string }[]) => format(sum(rows.map((row) => row.usdtValue)));
  expect(data.paidUsdt).toBe(worth(paid));
  expect(worth(data.byType)).toBe(data.paidUsdt);
  expect(data.days).toHaveLength(30);
  expect(data.days.at(-1)).toBe('2026-11-20');
  const recent = paid.filter(({ paidAt }) => (paidAt ?? '') >= `${data.days[0]} 00:00:00`);
  expect(format(sum(data.byDay.flatMap(({ values }) => values)))).toBe(worth(recent));
  expect(data.clawbacks).toBe(1);
  expect(data.inviters.length).toBeGreaterThan(2);
});

test('an agent sees the awards of the own team, without what is for the staff', async () => {
  const place = bench();
  const agent = await signedIn(place, 'agent01');
  const { data } = await agent.ask<Page<WireRowOf<typeof award>>>('GET', 'award/list?pageSize=100');
  expect(data.total).toBeGreaterThan(0);
  for (const row of data.list) {
    expect(place.db.members.get(Number(row.memberId))?.teamPath).toContain('/15/');
    expect(row).not.toHaveProperty('reviewerName');
    expect(row).not.toHaveProperty('clawbackBy');
  }
});
