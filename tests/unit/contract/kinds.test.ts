import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { parseJson } from '@/api/json';
import { code, codes } from '@/contract/field/codes';
import type { Field } from '@/contract/field/field';
import { bool, count, flag, money } from '@/contract/field/numbers';
import { readField } from '@/contract/field/read';
import { nullable, optional } from '@/contract/field/shared';
import { id, image, localText, tags, text } from '@/contract/field/texts';
import { day, time } from '@/contract/field/times';
import { cmp } from '@/lib/money';
import { times } from '../../effort';

const read = (field: Field, raw: unknown) => readField(field, raw);
const good = (value: unknown) => ({ ok: true, value });
const bad = (value: unknown) => ({ ok: false, value });

/** A decimal as a server may write it, with no more digits than an amount has. */
const decimals = fc
  .tuple(fc.boolean(), fc.bigInt({ min: 0n, max: 10n ** 36n }), fc.option(fc.stringMatching(/^\d{1,18}$/)))
  .map(([minus, whole, fraction]) => `${minus ? '-' : ''}${whole}${fraction === null ? '' : `.${fraction}`}`);

describe('money', () => {
  test('as text keeps every digit', () => {
    fc.assert(
      fc.property(decimals, (sent) => {
        expect(read(money(), parseJson(JSON.stringify(sent)))).toEqual(good(sent));
      }),
      { numRuns: times(300) },
    );
  });

  test('as a JSON number is the same amount, however many digits it has', () => {
    fc.assert(
      fc.property(decimals, (sent) => {
        const list = parseJson(`[${sent}]`);
        const { ok, value } = read(money(), Array.isArray(list) ? list[0] : undefined);
        expect(ok).toBe(true);
        expect(cmp(String(value), sent)).toBe(0);
      }),
      { numRuns: times(300) },
    );
  });

  test.each([
    'much',
    '',
    '1,000',
    '0x10',
    '1e5',
    'NaN',
    'Infinity',
    '٣',
    '１',
    '1.',
    '.5',
    '+1',
    '--1',
    '1'.repeat(81),
  ])('%j cannot be read, and is no zero', (raw) => {
    expect(read(money(), raw)).toEqual(bad(''));
  });

  test.each([[null], [undefined], [true], [[]], [['1']], [{}], [Number.NaN], [Infinity]])(
    '%j is no amount',
    (raw) => {
      expect(read(money(), raw)).toEqual(bad(''));
    },
  );
});

describe('a time', () => {
  test.each([
    ['2026-11-22 03:04:05', '2026-11-22 03:04:05'],
    ['2026-11-22T03:04:05', '2026-11-22 03:04:05'],
    ['2026-11-22T03:04:05.123456', '2026-11-22 03:04:05'],
    ['2026-11-22T03:04:05Z', '2026-11-22 11:04:05'],
    ['2026-11-22T03:04:05.999Z', '2026-11-22 11:04:05'],
    ['2026-11-22T18:04:05Z', '2026-11-23 02:04:05'],
    ['2026-11-22T03:04:05+08:00', '2026-11-22 03:04:05'],
    ['2026-11-22T03:04:05+0800', '2026-11-22 03:04:05'],
    ['2026-11-22T03:04:05-05:00', '2026-11-22 16:04:05'],
    ['2026-12-31T20:00:00+00:00', '2027-01-01 04:00:00'],
    [' 2026-11-22 03:04:05 ', '2026-11-22 03:04:05'],
  ])('%s is %s of the platform', (raw, stamp) => {
    expect(read(time(), raw)).toEqual(good(stamp));
  });

  test.each([
    '',
    'now',
    '2026-11-22',
    '22.11.2026 03:04:05',
    '2026-11-22T25:61:00Z',
    '1763780645',
    1763780645,
    null,
    {},
  ])('%j cannot be read', (raw) => {
    expect(read(time(), raw)).toEqual(bad(''));
  });

  test('with any offset is the same moment', () => {
    const moments = fc.date({
      min: new Date('1990-01-01'),
      max: new Date('2090-01-01'),
      noInvalidDate: true,
    });
    fc.assert(
      fc.property(moments, fc.integer({ min: -14 * 4, max: 14 * 4 }), (moment, quarters) => {
        const at = Math.floor(moment.getTime() / 1000) * 1000;
        const there = new Date(at + quarters * 900_000).toISOString().slice(0, 19);
        const minutes = Math.abs(quarters) * 15;
        const pad = (figure: number) => String(figure).padStart(2, '0');
        const offset = `${quarters < 0 ? '-' : '+'}${pad(Math.floor(minutes / 60))}:${pad(minutes % 60)}`;
        const { ok, value } = read(time(), `${there}${offset}`);
        expect(ok).toBe(true);
        expect(Date.parse(`${String(value).replace(' ', 'T')}+08:00`)).toBe(at);
      }),
      { numRuns: times(200) },
    );
  });

  test('may be missing where it is nullable', () => {
    expect([null, undefined, ''].map((raw) => read(nullable(time()), raw))).toEqual([
      good(null),
      good(null),
      good(null),
    ]);
    expect(read(nullable(time()), 'never')).toEqual(bad(''));
  });

  test.each([
    ['2026-11-22', good('2026-11-22')],
    ['2026-11-22 00:00:00', bad('')],
    [20261122, bad('')],
  ])('the day %j', (raw, found) => {
    expect(read(day(), raw)).toEqual(found);
  });
});

describe('a text', () => {
  test('has its half characters replaced, so that it can be encoded', () => {
    expect(read(text(), 'a\ud800b\udc00')).toEqual(good('a\ufffdb\ufffd'));
    expect(read(tags(), ['\ud800'])).toEqual(good(['\ufffd']));
    expect(read(text(), '🎉')).toEqual(good('🎉'));
  });

  test.each([
    [null, good('')],
    [undefined, good('')],
    [5, good('5')],
    [true, good('true')],
    ['x'.repeat(20_000), good('x'.repeat(20_000))],
    ['x'.repeat(20_001), bad('')],
    [{}, bad('')],
    [[], bad('')],
    [Number.NaN, bad('')],
  ])('%j', (raw, found) => {
    expect(read(text(), raw)).toEqual(found);
  });

  test('in three languages may be one text, and need not have all of them', () => {
    expect(read(localText(), '名称')).toEqual(good({ zh: '名称', en: '', tw: '' }));
    expect(read(localText(), { zh: '名称', en: null })).toEqual(good({ zh: '名称', en: '', tw: '' }));
    expect(read(localText(), { zh: {} })).toEqual(bad({ zh: '', en: '', tw: '' }));
  });

  test('a picture may be long, up to its bound', () => {
    const picture = `data:image/png;base64,${'A'.repeat(600_000)}`;
    expect(read(image(), picture)).toEqual(good(picture));
    expect(read(image(), 'A'.repeat(700_001)).ok).toBe(false);
  });
});

describe('a key', () => {
  test.each([
    [1, good('1')],
    [0, good('0')],
    ['9007199254740993', good('9007199254740993')],
    ['a_b-C', good('a_b-C')],
    ['', bad('')],
    [' 1', bad('')],
    ['../1', bad('')],
    ['x'.repeat(65), bad('')],
    [1.5, bad('')],
    [null, bad('')],
    [[1], bad('')],
  ])('%j', (raw, found) => {
    expect(read(id(), raw)).toEqual(found);
  });

  test('of more digits than a number holds is never read as another one', () => {
    fc.assert(
      fc.property(fc.bigInt({ min: 0n, max: 2n ** 80n }), (key) => {
        const raw: unknown = parseJson(`[${key}]`);
        const [sent] = Array.isArray(raw) ? raw : [];
        expect(read(id(), sent)).toEqual(good(String(key)));
      }),
      { numRuns: times(200) },
    );
  });
});

describe('a code', () => {
  test.each([
    [1, good(1)],
    ['1', good(1)],
    [99, good(99)],
    ['-1', good(-1)],
    ['one', bad(Number.NaN)],
    [1.5, bad(Number.NaN)],
    ['', bad(Number.NaN)],
    [null, bad(Number.NaN)],
    [[1], bad(Number.NaN)],
  ])('of numbers: %j', (raw, found) => {
    expect(read(code('biz_recharge_status', { pending: 1 }), raw)).toEqual(found);
  });

  test.each([
    ['TRC20', good('TRC20')],
    ['never heard of', good('never heard of')],
    [7, good('7')],
    [null, good('')],
    ['x'.repeat(65), bad('')],
    [{}, bad('')],
  ])('of words: %j', (raw, found) => {
    expect(read(code('biz_chain'), raw)).toEqual(found);
  });

  test('several are read together or not at all', () => {
    expect(read(codes('biz_recharge_status'), [1, '2'])).toEqual(good([1, 2]));
    expect(read(codes('biz_recharge_status'), [1, 'x'])).toEqual(bad([]));
    expect(read(codes('biz_risk_flag'), null)).toEqual(good([]));
    expect(read(codes('biz_risk_flag'), 'R1')).toEqual(bad([]));
  });
});

describe('a whole number and a switch', () => {
  test.each([
    [5, good(5)],
    ['5', good(5)],
    ['05', good(5)],
    [5.5, bad(Number.NaN)],
    ['5.0', bad(Number.NaN)],
    [2 ** 53, bad(Number.NaN)],
    ['', bad(Number.NaN)],
    [null, bad(Number.NaN)],
    [true, bad(Number.NaN)],
  ])('the count %j', (raw, found) => {
    expect(read(count(), raw)).toEqual(found);
  });

  test.each([
    [1, 1, true],
    ['1', 1, true],
    [true, 1, true],
    ['true', 1, true],
    [0, 0, false],
    ['0', 0, false],
    [false, 0, false],
  ])('%j is %i', (raw, asFlag, asBool) => {
    expect(read(flag(), raw)).toEqual(good(asFlag));
    expect(read(bool(), raw)).toEqual(good(asBool));
  });

  test.each([2, 'yes', '', null, undefined, {}])('%j is neither on nor off', (raw) => {
    expect(read(flag(), raw).ok).toBe(false);
    expect(read(bool(), raw).ok).toBe(false);
  });
});

test('what may be left out is left out, not blank', () => {
  expect([null, undefined].map((raw) => read(optional(money()), raw))).toEqual([
    good(undefined),
    good(undefined),
  ]);
  expect(read(optional(money()), 'much')).toEqual(bad(''));
});
