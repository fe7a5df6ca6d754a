import { expect, test } from 'vitest';
import { PAGE_SIZES, queryOf, readSearch, writeSearch } from '@/crud/list/listSearch';
import type { ListState } from '@/crud/list/listSearch';

const PARAMS = ['orderNo', 'status[]', 'amountMin'];
const COLUMNS = ['amount', 'createdAt'];
const read = (search: string) => readSearch(search, PARAMS, COLUMNS, ['group']);

test('an address says filters, page, size and order', () => {
  expect(read('?status[]=1&status[]=2&orderNo=R1&pageNum=3&pageSize=50&orderBy=amount+desc')).toEqual({
    values: { orderNo: 'R1', 'status[]': ['1', '2'] },
    reserved: {},
    pageNum: 3,
    pageSize: 50,
    sort: { column: 'amount', direction: 'desc' },
  });
});

test('a bare address is the first page of everything', () => {
  expect(read('')).toEqual({ values: {}, reserved: {}, pageNum: 1, pageSize: 20, sort: null });
});

test.each([
  ['pageNum=0', 1],
  ['pageNum=-1', 1],
  ['pageNum=1e9', 1],
  ['pageNum=abc', 1],
  ['pageNum=2.5', 1],
  ['pageNum=99999999999999999999', 1],
  ['pageNum=7', 7],
])('C91 %s is page %i', (search, page) => {
  expect(read(search).pageNum).toBe(page);
});

test.each([
  ['pageSize=7', 20],
  ['pageSize=0', 20],
  ['pageSize=-20', 20],
  ['pageSize=1e3', 20],
  ['pageSize=1000', 1000],
  ['pageSize=10', 10],
])('C91 %s is %i rows a page', (search, size) => {
  expect(read(search).pageSize).toBe(size);
});

test('the sizes are those of the specification', () => {
  expect(PAGE_SIZES).toEqual([10, 20, 30, 50, 100, 200, 500, 1000]);
});

test.each([
  'orderBy=secret desc',
  'orderBy=amount',
  'orderBy=amount sideways',
  'orderBy=',
  'orderBy=amount;drop desc',
])('an order nobody offers is none: %s', (search) => expect(read(search).sort).toBeNull());

test('unknown parameters and empty or endless values are ignored', () => {
  const values = read(`?evil=1&orderNo=&status[]=&amountMin=${'9'.repeat(201)}&__proto__=1`).values;
  expect(values).toEqual({});
  expect(({} as Record<string, unknown>)['1']).toBeUndefined();
});

test('a single value stands for a list, and the same value twice for one', () => {
  expect(read('?status=1').values).toEqual({ 'status[]': ['1'] });
  expect(read('?status[]=1&status[]=1').values).toEqual({ 'status[]': ['1'] });
});

test('what is as at first is not written', () => {
  expect(writeSearch({ values: {}, reserved: {}, pageNum: 1, pageSize: 20, sort: null })).toBe('');
});

test('what is written is read back the same', () => {
  const state: ListState = {
    values: { orderNo: 'a b&c=d%', 'status[]': ['1', '2'], amountMin: '0.10' },
    reserved: { group: 'member' },
    pageNum: 4,
    pageSize: 1000,
    sort: { column: 'createdAt', direction: 'asc' },
  };
  expect(read(writeSearch(state))).toEqual(state);
});

test('the question carries lists under their plain name, and texts unchanged', () => {
  expect(
    queryOf({
      values: { 'status[]': ['1'], amountMin: '0.10' },
      reserved: { group: 'member' },
      pageNum: 2,
      pageSize: 50,
      sort: { column: 'amount', direction: 'desc' },
    }),
  ).toEqual({
    group: 'member',
    status: ['1'],
    amountMin: '0.10',
    pageNum: 2,
    pageSize: 50,
    orderBy: 'amount desc',
  });
});
