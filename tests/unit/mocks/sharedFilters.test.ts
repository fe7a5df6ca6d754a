import { beforeEach, expect, test } from 'vitest';
import { listOf } from '#mocks/core/lists';
import { MOST_SHARED } from '@/contract/shell/sharedFilter';
import type { BulkAnswer } from '@/api/types';
import { describedResources } from '../../../tools/contract/described';
import { bench, signedIn } from './operator';
import type { Bench, Operator } from './operator';

interface Shared {
  id: number;
  name: string;
  search: string;
  author?: string;
  removable: boolean;
}

const LATE = { list: 'withdraw', name: '大额待审', search: '?status[]=1&usdtValueMin=1000' };

let place: Bench;
let finance: Operator;

beforeEach(async () => {
  place = bench();
  finance = await signedIn(place, 'finance01');
});

const on = (who: Operator, list = 'withdraw') =>
  who.ask<Shared[]>('GET', `common/sharedFilters?list=${list}`);

const share = (who: Operator, body: object = LATE) =>
  who.ask<{ id: number; fields?: Record<string, string> } | null>('POST', 'common/shareFilter', body);

const unshare = (who: Operator, ...ids: (number | undefined)[]) =>
  who.ask<BulkAnswer>('DELETE', 'common/unshareFilter', { ids });

test('a shared filter is for everybody who reads the list, and only its author and administrators delete it', async () => {
  const [risk, admin] = [await signedIn(place, 'risk001'), await signedIn(place, 'admin')];
  expect((await share(finance)).code).toBe(0);
  const [seen] = (await on(risk)).data;
  expect(seen).toMatchObject({ name: LATE.name, search: LATE.search, removable: false });
  expect(seen?.author).not.toBe('');
  expect((await on(finance)).data).toMatchObject([{ removable: true }]);
  expect((await on(admin)).data).toMatchObject([{ removable: true }]);
  expect((await on(risk, 'recharge')).data).toEqual([]);
  expect((await unshare(risk, seen?.id)).code).toBe(40300);
  expect((await unshare(admin, seen?.id)).data.success).toEqual([seen?.id]);
  expect((await on(finance)).data).toEqual([]);
  expect((await unshare(finance, seen?.id)).code).toBe(40400);
});

test('nobody shares, or reads, on a list without its permission', async () => {
  const [operate, auditor, common] = await Promise.all(
    ['operate01', 'auditor01', 'common'].map((name) => signedIn(place, name)),
  );
  if (!operate || !auditor || !common) throw new Error('nobody signed in');
  expect((await share(operate)).code).toBe(40300);
  expect((await on(operate)).code).toBe(40300);
  expect((await share(auditor)).code).toBe(40300);
  expect((await on(auditor)).code).toBe(0);
  expect((await on(common)).code).toBe(40300);
  expect((await share(finance, { ...LATE, list: 'nothing' })).code).toBe(40000);
});

test.each([
  ['an unknown parameter', '?status[]=1&nothing=1'],
  ['a page', '?status[]=1&pageNum=2'],
  ['what is about a person', '?memberKeyword=Wang'],
  ['a value that the filter does not take', '?usdtValueMin=much'],
  ['an order that the list has not', '?orderBy=address%20desc%3B'],
  ['nothing', '?'],
])('a search with %s is refused', async (_, search) => {
  expect((await share(finance, { ...LATE, search })).code).toBe(40000);
  expect((await on(finance)).data).toEqual([]);
});

test('names are unique on a list, and there is an end to how many there are', async () => {
  expect((await share(finance)).code).toBe(0);
  expect(await share(finance)).toMatchObject({ code: 40905, data: { fields: { name: expect.any(String) } } });
  expect((await share(finance, { ...LATE, list: 'recharge', search: '?status[]=1' })).code).toBe(0);
  for (let n = 1; n < MOST_SHARED; n += 1) await share(finance, { ...LATE, name: `第 ${n} 个` });
  expect((await on(finance)).data).toHaveLength(MOST_SHARED);
  expect((await share(finance, { ...LATE, name: '再一个' })).code).toBe(42205);
});

test('an operator of one team learns no colleague, and gets no filter over what is for the staff', async () => {
  const agent = await signedIn(place, 'agent01');
  await share(finance);
  await share(finance, { ...LATE, name: '我认领的', search: '?firstReviewer=2' });
  const { data } = await on(agent);
  expect(data.map(({ name }) => name)).toEqual([LATE.name]);
  expect(data[0]).not.toHaveProperty('author');
  expect((await share(agent, { ...LATE, name: '代理' })).code).toBe(40300);
});

/** Lists that are drawn without the menu of saved filters. */
const WITHOUT_MENU = ['memberNote'];

test('every list with filters takes those that are shared', () => {
  const filtered = describedResources.filter(
    ({ resource: { name, filters } }) => filters && !WITHOUT_MENU.includes(name),
  );
  expect(filtered.length).toBeGreaterThan(20);
  expect(
    filtered.map(({ resource: { name } }) => name).filter((name) => listOf(place.db, name) === undefined),
  ).toEqual([]);
});
