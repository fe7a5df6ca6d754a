import fc from 'fast-check';
import { expect, test } from 'vitest';
import { copied } from '#mocks/core/copied';

const data = fc.object({ withBigInt: true, withMap: true, withSet: true, withNullPrototype: false });

test('a copy of plain data is equal, and shares no part that could change', () => {
  fc.assert(
    fc.property(data, (one) => {
      const copy = copied(one);
      expect(copy).toEqual(one);
      expect(copy).toEqual(structuredClone(one));
      const parts = new Set<unknown>();
      const visit = (part: unknown, see: (part: object) => void): void => {
        if (typeof part !== 'object' || part === null) return;
        see(part);
        const inside: unknown[] = part instanceof Map ? [...part.values()] : Object.values(part);
        for (const value of inside) visit(value, see);
      };
      visit(one, (part) => parts.add(part));
      visit(copy, (part) => expect(parts.has(part)).toBe(false));
    }),
  );
});

test('bytes and dates stay what they are, and what is no data is refused', () => {
  const bytes = new Uint8Array([1, 2, 3]);
  const copy = copied({ bytes, at: new Date(5) });
  expect(copy).toEqual({ bytes: new Uint8Array([1, 2, 3]), at: new Date(5) });
  expect(copy.bytes).not.toBe(bytes);
  expect(() => copied([() => 1])).toThrow('could not be cloned');
});
