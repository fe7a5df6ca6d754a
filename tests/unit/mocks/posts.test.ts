import { expect, test } from 'vitest';
import type { WireDetailOf } from '@/contract/resource';
import type { post } from '@/contract/system/post';
import { bench, signedIn } from './operator';

type Post = WireDetailOf<typeof post>;

const place = bench();
const admin = await signedIn(place, 'admin');

const draft = {
  postCode: 'night_shift',
  postName: { zh: '夜班', en: 'Night shift', tw: '' },
  postSort: 5,
  remark: '',
};

const list = async (query: string) =>
  (await admin.ask<{ list: Post[]; total: number }>('GET', `post/list?pageSize=100${query}`)).data;

const byCode = async (code: string) => {
  const [row] = (await list(`&postCode=${code}`)).list;
  if (!row) throw new Error(`no post ${code}`);
  return row;
};

test.each([
  ['capitals in the code', { postCode: 'Night' }, 40000, 'postCode'],
  ['a code of one character', { postCode: 'n' }, 40000, 'postCode'],
  ['no Chinese name', { postName: { zh: '', en: 'x', tw: '' } }, 40000, 'postName'],
  ['an order beyond 9999', { postSort: 10_000 }, 40000, 'postSort'],
  ['a remark of 201 characters', { remark: 'x'.repeat(201) }, 40000, 'remark'],
  ['a code that exists', { postCode: 'ceo' }, 40905, 'postCode'],
])('a new post with %s is refused, and the refusal names the field', async (_, change, code, field) => {
  const answer = await admin.ask<{ fields: object } | null>('POST', 'post/add', { ...draft, ...change });
  expect(answer.code).toBe(code);
  expect(Object.keys(answer.data?.fields ?? {})).toEqual([field]);
});

test('a new post stands where its order says, can be changed in its version alone, and has a history', async () => {
  const { code, data } = await admin.ask<{ id: number }>('POST', 'post/add', draft);
  expect(code).toBe(0);
  expect((await list('')).list[0]?.postCode).toBe('night_shift');

  const { id, version } = await byCode('night_shift');
  expect(id).toBe(data.id);
  const change = { id, version, postName: draft.postName, postSort: 500, remark: 'later' };
  expect((await admin.ask('PUT', 'post/edit', change)).code).toBe(0);
  expect((await admin.ask('PUT', 'post/edit', change)).code).toBe(40900);
  expect((await list('')).list.at(-1)?.postCode).toBe('night_shift');

  const detail = await admin.ask<Post>('GET', `post/get?id=${id}`);
  expect(detail.data.history.map(({ result }) => result)).toEqual(['add', 'edit']);
  expect(detail.data.history[1]?.diff).toContainEqual({ field: 'postSort', before: '5', after: '500' });
});

test('a post that operators hold cannot be deleted, any other can', async () => {
  const held = (await list('')).list.filter(({ userCount }) => userCount > 0);
  expect(held.length).toBeGreaterThan(0);
  const [first] = held;
  expect((await admin.ask('DELETE', 'post/delete', { ids: [first?.id] })).code).toBe(40906);

  await admin.ask('POST', 'post/add', { ...draft, postCode: 'unused' });
  const { id } = await byCode('unused');
  expect((await admin.ask('DELETE', 'post/delete', { ids: [id] })).code).toBe(0);
  expect((await list('&postCode=unused')).total).toBe(0);
});

test('filters and orders narrow and sort', async () => {
  const { total } = await list('');
  const found = await list(`&postName=${encodeURIComponent('总监')}`);
  expect(found.total).toBeGreaterThan(0);
  expect(found.total).toBeLessThan(total);
  const codes = (await list('&orderBy=postCode desc')).list.map(({ postCode }) => postCode);
  expect(codes).toEqual(codes.toSorted().toReversed());
  expect((await admin.ask('GET', 'post/list?orderBy=userCount')).code).toBe(40000);
});

test('a post is switched off and on, and those who may not are refused', async () => {
  const { id, version } = await byCode('ceo');
  const off = await admin.ask<{ version: number }>('PUT', 'post/setStatus', { id, version, on: 0 });
  expect(off.code).toBe(0);
  expect((await byCode('ceo')).status).toBe(0);
  const again = { id, version: off.data.version, on: 0 };
  expect((await admin.ask('PUT', 'post/setStatus', again)).code).toBe(40904);
  const common = await signedIn(place, 'common');
  expect((await common.ask('GET', 'post/list')).code).toBe(40300);
});
