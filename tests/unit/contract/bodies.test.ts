import { beforeAll, describe, expect, test } from 'vitest';
import type { Call } from '@/contract/call';
import type { Field, Shape } from '@/contract/field/field';
import { Refusal } from '@/contract/refusals';
import { describedCalls } from '../../../tools/contract/described';
import { bench, requestId, signedIn } from '../mocks/operator';
import type { Operator } from '../mocks/operator';
import { make } from './described';

interface Refused {
  fields?: object;
}

const place = bench();
let admin: Operator;

beforeAll(async () => {
  admin = await signedIn(place, 'admin');
});

const writes = describedCalls.flatMap(({ id, call }) => (call.method === 'GET' ? [] : [[id, call] as const]));

const withBody = writes.flatMap(([id, call]) => (call.body ? [[id, call, call.body] as const] : []));

/** Sends a body. @returns code of the refusal, and the fields that it names */
async function refusal(call: Call, body: object): Promise<readonly [code: number, named: string[]]> {
  const { code, data } = await make<Refused | null>(admin, call, body);
  return [code, Object.keys(data?.fields ?? {})];
}

test.each(writes)('%s refuses a field that is not described, by its name', async (_, call) => {
  expect(await refusal(call, { noSuchField: '1' })).toEqual([Refusal.invalidInput, ['noSuchField']]);
});

/** Texts that fit the patterns of the contract. */
const SAMPLES = [
  'sample',
  'sample@example.com',
  '13900000000',
  '12345678',
  'SAMPLE2',
  'SAMPLEUSDT',
  'ABC-DEF',
  '^sample$',
  'https://example.com/{hash}',
  'https://example.com/{address}',
  '/sample',
  '123456',
];

function textOf({ options: { min = 0, max = 100, pattern } }: Field): string {
  const found = SAMPLES.map((one) => (pattern ? one : one.padEnd(min, '.'))).find(
    (one) => one.length >= min && one.length <= max && (pattern?.test(one) ?? true),
  );
  if (found === undefined) throw new Error(`add a text that fits ${String(pattern)} to SAMPLES`);
  return found;
}

/** The first code of a dictionary. */
const codeOf = (dict: string): string | undefined =>
  [...place.db.dictEntries.values()].find(({ dictType }) => dictType === dict)?.dictValue;

/** A value that fits the description. */
function fitting(field: Field): unknown {
  const { choices, named, dict = '', min = 0, max, shape = {} } = field.options;
  switch (field.kind) {
    case 'id':
    case 'member':
    case 'version':
    case 'flag':
      return 1;
    case 'count':
      return Math.min(Math.max(min, 1), max ?? 1);
    case 'ids':
      return [1];
    case 'versions':
      return { 1: 1 };
    case 'bool':
      return true;
    case 'code':
      return Object.values(named ?? {})[0] ?? codeOf(dict);
    case 'codes':
    case 'tags':
    case 'options':
    case 'images':
    case 'list':
    case 'records':
      return [];
    case 'record':
      return bodyOf(shape);
    case 'choice':
      return choices?.[0];
    case 'money':
    case 'usdt':
    case 'rate':
    case 'percent':
      return '1';
    case 'time':
      return '2099-01-01 00:00:00';
    case 'day':
      return '2000-01-01';
    case 'localText':
      return { zh: 'sample', en: '', tw: '' };
    case 'image':
      return '';
    case 'requestId':
      return requestId();
    default:
      return textOf(field);
  }
}

const bodyOf = (shape: Shape): object =>
  Object.fromEntries(Object.entries(shape).map(([name, field]) => [name, fitting(field)]));

/** A value just beyond the description: one too many, one too long, a word that is not known. */
function beyond({ kind, options: { max, longest = 64, multiline } }: Field): unknown {
  switch (kind) {
    case 'count':
      return (max ?? 2_147_483_647) + 1;
    case 'flag':
      return 2;
    case 'ids':
      return Array.from({ length: (max ?? 50) + 1 }, (_, index) => index);
    case 'tags':
    case 'options':
      return ['x'.repeat(longest + 1)];
    case 'text':
    case 'address':
    case 'hash':
    case 'option':
    case 'reason':
    case 'password':
    case 'requestId':
      return 'x'.repeat((max ?? (multiline ? 200 : 100)) + 1);
    case 'image':
      return 'x'.repeat(700_001);
    case 'codes':
    case 'records':
    case 'images':
      return [7.5];
    default:
      return 'no-such-word';
  }
}

describe('a value beyond the description is refused, by the name of its field', () => {
  test.each(withBody)('%s', async (_, call, body) => {
    const refused: unknown[] = [];
    const expected: unknown[] = [];
    for (const [name, field] of Object.entries(body)) {
      refused.push(await refusal(call, { ...bodyOf(body), [name]: beyond(field) }));
      expected.push([Refusal.invalidInput, [name]]);
    }
    expect(refused).toEqual(expected);
  });
});
