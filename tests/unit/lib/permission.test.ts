import fc from 'fast-check';
import { expect, test } from 'vitest';
import { hasAll, hasAny, hasOne } from '@/lib/permission';

const held = new Set(['api/v2/member/list', 'btn.add']);

test.each([
  [[], false, false],
  [undefined, false, false],
  [null, false, false],
  [['btn.add'], true, true],
  [['btn.add', 'btn.add'], true, true],
  [['btn.add', 'btn.del'], true, false],
  [['btn.del'], false, false],
  [['BTN.ADD'], false, false],
  [[' btn.add'], false, false],
  [['btn.add '], false, false],
  [['/api/v2/member/list'], false, false],
  [[''], false, false],
  [['*/*/*'], false, false],
])('C71 of %j any is %s, all is %s', (required, any, all) => {
  expect(hasAny(held, required)).toBe(any);
  expect(hasAll(held, required)).toBe(all);
});

test.each([undefined, null, '', 'btn.del', 'Btn.add'])('C71 %j alone is not held', (code) => {
  expect(hasOne(held, code)).toBe(false);
});

test('C72 the exact wildcard grants everything that is asked for, and nothing when nothing is', () => {
  const all = new Set(['*/*/*']);
  expect([hasOne(all, 'x'), hasAny(all, ['x', 'y']), hasAll(all, ['x', 'y'])]).toEqual([true, true, true]);
  expect([hasOne(all, ''), hasAny(all, []), hasAll(all, undefined)]).toEqual([false, false, false]);
});

test.each(['*', '*/*', ' */*/* ', '*/*/*/*', '**', '*/*/', ''])('C72 %j grants nothing', (almost) => {
  const set = new Set([almost]);
  expect([hasOne(set, 'x'), hasAny(set, ['x']), hasAll(set, ['x'])]).toEqual([false, false, false]);
});

test('C76 a check costs two look-ups, however many codes are held', () => {
  let lookUps = 0;
  class Counted extends Set<string> {
    override has(code: string): boolean {
      lookUps += 1;
      return super.has(code);
    }
  }
  const many = new Counted(Array.from({ length: 10_000 }, (_, n) => `api/v2/thing/${n}`));
  expect(hasOne(many, 'api/v2/thing/9999')).toBe(true);
  expect(lookUps).toBeLessThanOrEqual(2);
});

test('what all grants any grants, and holding more never takes a grant away', () => {
  const codes = fc.array(fc.constantFrom('a', 'b', 'c', 'A', ' a', '*/*/*', '*'), { maxLength: 6 });
  fc.assert(
    fc.property(codes, codes, codes, (mine, more, required) => {
      const few = new Set(mine);
      const many = new Set([...mine, ...more]);
      if (hasAll(few, required)) expect(hasAny(few, required)).toBe(true);
      if (hasAny(few, required)) expect(hasAny(many, required)).toBe(true);
      if (hasAll(few, required)) expect(hasAll(many, required)).toBe(true);
    }),
  );
});
