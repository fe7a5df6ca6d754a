import { expect, test } from 'vitest';
import type { WireRowOf } from '@/contract/resource';
import { dept as contract } from '@/contract/system/dept';
import { bench, bodyFrom, signedIn } from './operator';
import type { Operator } from './operator';

type Dept = WireRowOf<typeof contract>;

/** Seeded: head office 1, finance 2 below it, recharge desk 8 below that. */
const [HEAD, FINANCE, DESK, AUDIT] = [1, 2, 8, 7];

const keeper = async (): Promise<Operator> => signedIn(bench(), 'admin');

const all = async (who: Operator) =>
  (await who.ask<{ list: Dept[] }>('GET', 'dept/list?pageSize=1000')).data.list;

async function byId(who: Operator, id: number): Promise<Dept> {
  const row = (await all(who)).find((one) => one.id === id);
  if (!row) throw new Error(`no department ${id}`);
  return row;
}

const named = (zh: string) => ({ zh, en: '', tw: '' });

async function edit(who: Operator, id: number, change: object): Promise<number> {
  const row = await byId(who, id);
  return (await who.ask('PUT', 'dept/edit', { ...bodyFrom(contract.calls.edit, row), ...change })).code;
}

test.each([
  ['itself', FINANCE],
  ['a department below it', DESK],
])('a department cannot be put below %s', async (_, parentId) => {
  const who = await keeper();
  expect(await edit(who, FINANCE, { parentId: String(parentId) })).toBe(42209);
  expect(await edit(who, FINANCE, { parentId: String(AUDIT) })).toBe(0);
});

test.each([
  ['a name that another one beside it has', { parentId: '1', deptName: named('风控部') }, 40905, 'deptName'],
  ['a parent that does not exist', { parentId: '99', deptName: named('夜班') }, 40000, 'parentId'],
  ['a phone of letters', { parentId: '1', deptName: named('夜班'), phone: 'abc' }, 40000, 'phone'],
])('a new department with %s is refused, and the refusal names the field', async (_, change, code, field) => {
  const who = await keeper();
  const body = { orderNum: 5, ...change };
  const answer = await who.ask<{ fields: object } | null>('POST', 'dept/add', body);
  expect([answer.code, Object.keys(answer.data?.fields ?? {})]).toEqual([code, [field]]);
});

test('the same name is free below another parent', async () => {
  const who = await keeper();
  const body = { parentId: String(AUDIT), deptName: named('风控部'), orderNum: 5 };
  expect((await who.ask('POST', 'dept/add', body)).code).toBe(0);
});

test('only a department without users and without others below can be deleted', async () => {
  const who = await keeper();
  const remove = async (id: number) => (await who.ask('DELETE', 'dept/delete', { ids: [id] })).code;
  expect([await remove(HEAD), await remove(DESK)]).toEqual([40906, 40906]);
  const body = { parentId: '1', deptName: named('夜班'), orderNum: 5 };
  const { data } = await who.ask<{ id: number }>('POST', 'dept/add', body);
  expect(await remove(data.id)).toBe(0);
  expect((await all(who)).some(({ id }) => id === data.id)).toBe(false);
});

test.each([
  [1, 0],
  [0, 1],
])('switched off with withBelow %i, the departments below have status %i', async (withBelow, below) => {
  const who = await keeper();
  const { id, version } = await byId(who, FINANCE);
  const body = { id, version, on: 0, withBelow };
  expect((await who.ask('PUT', 'dept/setStatus', body)).code).toBe(0);
  const status = async (one: number) => (await byId(who, one)).status;
  expect([await status(FINANCE), await status(DESK), await status(AUDIT)]).toEqual([0, below, 1]);
});
