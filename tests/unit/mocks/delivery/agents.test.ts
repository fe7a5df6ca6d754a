import { expect, test } from 'vitest';
import type { Page } from '@/api/types';
import { deliveryContract } from '@/contract/delivery/contract';
import { deliveryCycle } from '@/contract/delivery/cycle';
import type { Resource } from '@/contract/resource';
import { bench, signedIn } from '../operator';

const place = bench();
const [admin, agent] = [await signedIn(place, 'admin'), await signedIn(place, 'agent01')];

const names = (rows: readonly object[]): string[] => [...new Set(rows.flatMap((row) => Object.keys(row)))];

/** Figures of the platform, and who works for it. */
const HIDDEN: readonly { resource: Resource; hidden: readonly string[] }[] = [
  {
    resource: deliveryContract,
    hidden: ['maxExposure', 'exposureUp', 'exposureDown', 'todayNet', 'todayPayout', 'pendingChange'],
  },
  {
    resource: deliveryCycle,
    hidden: ['edgeUp', 'edgeDown', 'decidedCount', 'winRate', 'isOff', 'oddsUpLately', 'pendingChange'],
  },
];

test.each(HIDDEN)(
  'agents see the terms of every $resource.name, and nothing that is for the staff alone',
  async ({ resource: { name, row }, hidden }) => {
    const all = (await admin.ask<Page<{ id: number }>>('GET', `${name}/list?pageSize=100`)).data;
    const seen = (await agent.ask<Page<{ id: number }>>('GET', `${name}/list?pageSize=100`)).data;
    expect(seen.list.map(({ id }) => id)).toEqual(all.list.map(({ id }) => id));
    const isHidden = (field: string) => row[field]?.options.staffOnly === true;
    expect(names(all.list).filter(isHidden)).toEqual(expect.arrayContaining([...hidden]));
    expect(names(seen.list).filter(isHidden)).toEqual([]);
    expect(names(seen.list)).toEqual(expect.arrayContaining(['minStake', 'maxStake', 'status']));
    const one = await agent.ask<object>('GET', `${name}/get?id=${seen.list[0]?.id}`);
    expect(names([one.data]).filter((field) => isHidden(field) || field === 'history')).toEqual([]);
  },
);

test.each([
  ['deliveryContract', 'effect'],
  ['deliveryCycle', 'effect'],
])('agents are not told what a change of a %s would cost the platform', async (name, verb) => {
  expect((await agent.ask('POST', `${name}/${verb}`, { id: 1 })).code).toBe(40300);
});

test.each(['isOff=1', 'orderBy=winRate desc', 'orderBy=decidedCount asc'])(
  'agents find out nothing about figures that they do not see by %s',
  async (question) => {
    expect((await admin.ask('GET', `deliveryCycle/list?${question}`)).code).toBe(0);
    expect((await agent.ask('GET', `deliveryCycle/list?${question}`)).code).toBe(40000);
  },
);
