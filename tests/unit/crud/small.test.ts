import { QueryClient } from '@tanstack/react-query';
import { expect, test, vi } from 'vitest';
import { ApiError } from '@/api/failure';
import { actionsWidth } from '@/crud/action/actionsWidth';
import { textOf, textsOf } from '@/ui/cell/value';
import { safeImage } from '@/ui/cell/safeImage';
import { currentRecord, fieldProblems } from '@/crud/action/refusals';
import { newRequestId } from '@/crud/action/requestId';
import { readImage } from '@/crud/control/readImage';
import { write } from '@/services/writes';
import { renamedSaved, withSaved } from '@/crud/filter/savedFilters';

const refused = (code: number, data: unknown) => new ApiError({ kind: 'rejected', code, msg: '', data });

test('request ids are UUIDs of version 4, each another', () => {
  const ids = Array.from({ length: 100 }, newRequestId);
  for (const id of ids)
    expect(id).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/);
  expect(new Set(ids).size).toBe(100);
});

test('C84 of two writes to one record the first wins, and all or none of several are done', async () => {
  const client = new QueryClient();
  const gate: (() => void)[] = [];
  const held = () => new Promise<string>((resolve) => gate.push(() => resolve('done')));
  const at = (...ids: string[]) => write(client, { resource: 'toy', ids }, held);
  const first = at('1');
  expect(await at('1')).toEqual({ kind: 'busy' });
  expect(await at('2', '1')).toEqual({ kind: 'busy' });
  const second = at('2');
  await vi.waitFor(() => expect(gate).toHaveLength(2));
  for (const open of gate) open();
  expect(await Promise.all([first, second])).toEqual([
    { kind: 'done', answer: 'done' },
    { kind: 'done', answer: 'done' },
  ]);
  const both = at('1', '2');
  await vi.waitFor(() => expect(gate).toHaveLength(3));
  gate[2]?.();
  expect(await both).toEqual({ kind: 'done', answer: 'done' });
});

test('C100 nothing, zero and the empty text stay apart', () => {
  expect([null, undefined, 0, '', false, {}, ['x']].map(textOf)).toEqual([
    null,
    null,
    '0',
    '',
    'false',
    null,
    null,
  ]);
  expect(textsOf(null)).toEqual([]);
  expect(textsOf(['a', 1, null, ''])).toEqual(['a', '1']);
  expect(textsOf('one')).toEqual(['one']);
});

test.each([
  ['https://img.example/a.png', true],
  ['data:image/png;base64,AAAA', true],
  ['/files/a.png', true],
  ['blob:http://localhost/1', true],
  ['javascript:alert(1)', false],
  ['data:text/html,<script>', false],
  ['http://img.example/a.png', false],
  ['//evil.example/a.png', false],
  ['', false],
])('picture address %s', (url, taken) => {
  expect(safeImage(url) !== null).toBe(taken);
});

test('a refusal may name its fields, and the newer record comes only with 40900', () => {
  expect(fieldProblems(refused(40000, { fields: { amount: 'no', other: 7 } }))).toEqual({ amount: 'no' });
  expect(fieldProblems(refused(40905, { fields: { amount: 'no' } }))).toEqual({ amount: 'no' });
  expect(fieldProblems(refused(40001, null))).toEqual({});
  expect(fieldProblems(refused(40000, null))).toEqual({});
  expect(currentRecord(refused(40900, { current: { id: 1 } }))).toEqual({ id: 1 });
  expect(currentRecord(refused(40900, {}))).toBeNull();
  expect(currentRecord(refused(40901, { current: { id: 1 } }))).toBeNull();
});

test.each([
  ['a.exe', 10, 'crud.imageType'],
  ['a.pdf', 10, 'crud.imageType'],
  ['a.png.exe', 10, 'crud.imageType'],
  ['a.PNG', 501 * 1024, 'crud.imageSize'],
])('a picture %s of %i bytes is refused', async (name, size, why) => {
  expect(await readImage(new File([new Uint8Array(size)], name))).toEqual({ kind: 'refused', why });
});

test('saved searches: the same name is replaced, an empty one is none, beyond twenty the oldest goes', () => {
  const first = withSaved([], ' mine ', '?a=1');
  expect(first).toEqual([{ name: 'mine', search: '?a=1' }]);
  expect(withSaved(first, 'mine', '?a=2')).toEqual([{ name: 'mine', search: '?a=2' }]);
  expect(withSaved(first, '   ', '?a=2')).toEqual(first);
  const many = Array.from({ length: 25 }, (_, index) => `v${index}`).reduce(
    (saved, name) => withSaved(saved, name, '?a=1'),
    first,
  );
  expect(many).toHaveLength(20);
  expect(many[0]?.name).toBe('v5');
});

test('a saved search is called otherwise, unless the name is taken or empty', () => {
  const saved = withSaved(withSaved([], 'one', '?a=1', '/finance/recharge'), 'two', '?a=2');
  expect(renamedSaved(saved, 'one', ' three ')).toEqual([
    { name: 'three', search: '?a=1', path: '/finance/recharge' },
    { name: 'two', search: '?a=2' },
  ]);
  expect(renamedSaved(saved, 'one', 'two')).toEqual(saved);
  expect(renamedSaved(saved, 'one', '  ')).toEqual(saved);
});

test('the column of actions is as wide as the widest buttons of a row, and a menu', () => {
  const one = actionsWidth([['详情']], 2);
  expect(one).toBeGreaterThanOrEqual(56);
  expect(actionsWidth([], 2)).toBe(one);
  const two = actionsWidth([['详情', '编辑']], 2);
  expect(two).toBeGreaterThan(one);
  expect(actionsWidth([['详情', '编辑', '删除']], 2)).toBe(two + 32);
  expect(actionsWidth([['详情'], ['详情', '编辑', '删除']], 2)).toBe(two + 32);
  // What comes after two is never a button.
  expect(actionsWidth([['详情', '编辑', 'a very long label of a rare action']], 2)).toBe(two + 32);
  expect(actionsWidth([['详情', 'a very long label of a rare action']], 2)).toBeGreaterThan(two + 32);
});
