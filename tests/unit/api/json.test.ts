import fc from 'fast-check';
import { expect, test } from 'vitest';
import { parseJson } from '@/api/json';
import { times } from '../../effort';

/** A number as JSON may spell it. */
const numbers = fc
  .tuple(
    fc.boolean(),
    fc.oneof(fc.constant('0'), fc.stringMatching(/^[1-9]\d{0,24}$/)),
    fc.option(fc.stringMatching(/^\d{1,24}$/), { nil: null }),
    fc.option(fc.stringMatching(/^[eE][+-]?\d{1,3}$/), { nil: null }),
  )
  .map(
    ([minus, whole, fraction, exponent]) =>
      `${minus ? '-' : ''}${whole}${fraction === null ? '' : `.${fraction}`}${exponent ?? ''}`,
  );

test('C98 no number loses or changes a digit, wherever it stands', () => {
  fc.assert(
    fc.property(
      fc.array(numbers, { minLength: 1, maxLength: 5 }),
      fc.constantFrom('', ' ', '\n  '),
      (list, gap) => {
        const items = list.map((text) => gap + text + gap).join(',');
        expect(parseJson(`{"list":[${items}],"last":${gap}${list.at(-1)}${gap}}`)).toSatisfy((value) => {
          const { list: read, last } = Object(value);
          return [...read, last].map(String).join(' ') === [...list, list.at(-1)].join(' ');
        });
      },
    ),
    { numRuns: times(2_000) },
  );
});

test.each([
  ['9007199254740993', '9007199254740993'],
  ['1234567890123456789', '1234567890123456789'],
  ['0.10', '0.10'],
  ['1e-8', 1e-8],
  ['0.0000001', '0.0000001'],
  ['123456789012345.678', '123456789012345.678'],
  ['123456789012345678.123456789012345678', '123456789012345678.123456789012345678'],
  ['-0', '-0'],
  ['7', 7],
  ['-12.5', -12.5],
])('C94 C95 the number %s is read as %j', (text, value) => {
  expect(parseJson(`{"id":${text}}`)).toEqual({ id: value });
});

test('strings that look like numbers, or hold quotes and backslashes, stay as they are', () => {
  const value = {
    a: '9007199254740993',
    b: 'say "1e5", \\ [0.10] {"x":0.10}',
    c: ['0.10', 'x\\'],
    'd:1e5': 1,
  };
  const fragile = JSON.stringify({ ...value, id: 0 }).replace('"id":0', '"id":0.10');
  expect(parseJson(fragile)).toEqual({ ...value, id: '0.10' });
});

test('the exact path and the quick path read the same', () => {
  fc.assert(
    fc.property(fc.json({ noUnicodeString: false }), (text) => {
      const exact = parseJson(`[0.10,${text}]`);
      expect(JSON.stringify(exact)).toBe(JSON.stringify(['0.10', parseJson(text)]));
    }),
  );
});

test('a long string costs the exact path no stack', () => {
  const long = 'x'.repeat(8_000_000);
  expect(parseJson(`{"text":"${long}","amount":0.10}`)).toEqual({ text: long, amount: '0.10' });
});

test.each(['', '{', '{"a":1', '<html></html>', '{"a":01}', '{"a":0.10', '{"a":1e}', 'undefined'])(
  'C8 %j is no JSON',
  (text) => {
    expect(() => parseJson(text)).toThrow(SyntaxError);
  },
);

test('C9 a byte order mark does not matter', () => {
  expect(parseJson('\uFEFF{"a":1}')).toEqual({ a: 1 });
  expect(parseJson('\uFEFF{"a":0.10}')).toEqual({ a: '0.10' });
});

test.each(['1', '0.10'])('C26 a __proto__ key pollutes nothing (beside %s)', (amount) => {
  const value = Object(parseJson(`{"data":{"__proto__":{"x":1},"amount":${amount}}}`));
  expect(Reflect.get({}, 'x')).toBeUndefined();
  expect(value.data.x).toBeUndefined();
  expect(Object.keys(value.data)).toEqual(['__proto__', 'amount']);
});
