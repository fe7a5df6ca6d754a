import { expect, test } from 'vitest';
import { toQuery } from '@/api/query';

const polluted: unknown = JSON.parse('{"__proto__":{"x":1},"a":1}');

test.each<[string, object, string]>([
  ['plain values', { id: 7, name: 'usdt', on: true }, 'id=7&name=usdt&on=true'],
  ['nesting with dots', { a: { b: { c: 1 } } }, 'a.b.c=1'],
  ['arrays with brackets', { ids: [1, 2] }, 'ids%5B%5D=1&ids%5B%5D=2'],
  ['an array below a name', { a: { ids: ['x', 'y'] } }, 'a.ids%5B%5D=x&a.ids%5B%5D=y'],
  ['null as empty', { a: null, b: '' }, 'a=&b='],
  ['undefined not at all', { a: undefined, b: 1 }, 'b=1'],
  ['an empty array not at all', { ids: [], b: 1 }, 'b=1'],
  ['an empty object not at all', { a: {}, b: 1 }, 'b=1'],
  ['a date in ISO form', { at: new Date(0) }, 'at=1970-01-01T00%3A00%3A00.000Z'],
  ['NaN as it is', { n: NaN }, 'n=NaN'],
  ['zero and false', { n: 0, f: false }, 'n=0&f=false'],
  ['unicode and reserved characters', { q: '中 &=?#/🙂' }, 'q=%E4%B8%AD%20%26%3D%3F%23%2F%F0%9F%99%82'],
  ['a 19-digit id unchanged', { id: '9007199254740993123' }, 'id=9007199254740993123'],
  ['a decimal unchanged', { amount: '0.10' }, 'amount=0.10'],
  ['a polluted key as a plain name', Object(polluted), '__proto__.x=1&a=1'],
])('C25 a query writes %s', (_, params, written) => {
  expect(toQuery(params)).toBe(written);
});

test('C25 a query of 2,000 keys loses none', () => {
  const params = Object.fromEntries(Array.from({ length: 2_000 }, (_, n) => [`k${n}`, n]));
  expect(new URLSearchParams(toQuery(params)).size).toBe(2_000);
});
