import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Field } from '@/contract/field/field';
import { isReadable, readAnswer, readField, readShape } from '@/contract/field/read';
import { id, text } from '@/contract/field/texts';
import { money } from '@/contract/field/numbers';
import { records } from '@/contract/field/nested';
import { times } from '../../effort';
import { FIELDS, LOOSE_FIELDS } from './fields';

const ALL = Object.entries({ ...FIELDS, ...LOOSE_FIELDS });

/** Any JSON, and what JSON may hold that a program rarely expects. */
const anything = fc.oneof(
  fc.jsonValue({ maxDepth: 3 }),
  fc.constant(undefined),
  fc.constantFrom('\ud800', 'a\udfffb', 'x'.repeat(50_000), '__proto__', '1e999', '0x10', '-0', '٣', 2 ** 60),
  fc.constantFrom(1e300, -0, 5e-324, Number.MAX_SAFE_INTEGER, true, false, null),
  fc.array(fc.array(fc.jsonValue({ maxDepth: 1 }))),
  fc.dictionary(
    fc.constantFrom('id', 'amount', 'coin', 'at', 'list', '__proto__'),
    fc.jsonValue({ maxDepth: 1 }),
  ),
);

describe.each(ALL)('%s', (_, field: Field) => {
  test('nothing that an answer may hold throws, and what is not read is the blank', () => {
    fc.assert(
      fc.property(anything, (raw) => {
        const { ok, value } = readField(field, raw);
        if (!ok) expect(value).toBe(field.blank);
      }),
      { numRuns: times(30) },
    );
  });

  test('what was read is read again as the same', () => {
    fc.assert(
      fc.property(anything, (raw) => {
        const { ok, value } = readField(field, raw);
        // A record that is read once more has blanks where marks stood.
        if (!ok || (JSON.stringify(value) ?? '').includes('unreadable')) return;
        expect(readField(field, value)).toEqual({ ok: true, value });
      }),
      { numRuns: times(30) },
    );
  });

  test('what fits stays the very same value', () => {
    fc.assert(
      fc.property(anything, (raw) => {
        if (!field.fits(raw)) return;
        expect(readField(field, raw).value).toBe(raw);
      }),
      { numRuns: times(30) },
    );
  });
});

describe('a record', () => {
  test('holds every field of its shape and nothing else, whatever came', () => {
    fc.assert(
      fc.property(anything, (raw) => {
        const found = readShape(FIELDS, raw);
        if (found === null) return;
        expect(Object.keys(found).filter((name) => name !== 'unreadable')).toEqual(Object.keys(FIELDS));
      }),
      { numRuns: times(100) },
    );
  });

  test.each([null, undefined, 5, 'x', true, [], [{}]])('%j is no record', (raw) => {
    expect(readShape(FIELDS, raw)).toBeNull();
    expect(readAnswer(FIELDS, raw)).toEqual({ ok: false, value: null });
  });

  test('names what could not be read, and nothing where everything could', () => {
    const shape = { id: id(), amount: money(), remark: text() };
    expect(readShape(shape, { id: 1, amount: '1' })).toEqual({ id: '1', amount: '1', remark: '' });
    const bent = readShape(shape, { id: 1, amount: 'much', remark: {} });
    expect(bent).toEqual({ id: '1', amount: '', remark: '', unreadable: ['amount', 'remark'] });
    expect(['id', 'amount'].map((name) => isReadable(bent ?? {}, name))).toEqual([true, false]);
  });

  test('a field that is called unreadable is not believed about the others', () => {
    expect(readShape({ id: id() }, { id: 1, unreadable: ['id'] })).toEqual({ id: '1' });
  });
});

describe('a list of records within a record', () => {
  const lines = records({ id: id(), amount: money() });

  test('marks what cannot be read within its own entry', () => {
    expect(
      readField(lines, [
        { id: 1, amount: '1' },
        { id: 2, amount: null },
      ]),
    ).toEqual({
      ok: true,
      value: [
        { id: '1', amount: '1' },
        { id: '2', amount: '', unreadable: ['amount'] },
      ],
    });
  });

  test.each([[[{ id: 1, amount: '1' }, 'x']], [{}], ['x'], [5], [[[]]], [[null]]])(
    '%j cannot be read',
    (raw) => {
      expect(readField(lines, raw)).toEqual({ ok: false, value: [] });
    },
  );

  test('is empty where it is missing', () => {
    expect([null, undefined].map((raw) => readField(lines, raw))).toEqual([
      { ok: true, value: [] },
      { ok: true, value: [] },
    ]);
  });
});
