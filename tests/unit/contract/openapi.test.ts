import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Validator } from '@seriousme/openapi-schema-validator';
import Ajv2020 from 'ajv/dist/2020.js';
import { beforeAll, describe, expect, test } from 'vitest';
import { keyOf } from '@/contract/call';
import type { Call } from '@/contract/call';
import { withdraw } from '@/contract/finance/withdraw';
import { NUMERIC_DICTS, TEXT_DICTS } from '@/contract/field/dictionaries';
import { describedCalls, describedResources } from '../../../tools/contract/described';
import { ROOT } from '../../architecture/sources';
import { bench, signedIn } from '../mocks/operator';
import type { Operator } from '../mocks/operator';
import { inputs, resolved } from './matrix/document';
import { make } from './described';

interface Operation {
  operationId: string;
  description?: string;
  responses: { '200': { content: { 'application/json': { schema: object } } } };
  'x-variants'?: { id: string }[];
  'x-refusals': { code: number; name: string }[];
  [extension: string]: unknown;
}

interface Document {
  paths: Record<string, Record<string, Operation>>;
  components: { schemas: Record<string, Record<string, unknown>>; parameters: object };
}

const text = readFileSync(join(ROOT, 'docs/backend/openapi.json'), 'utf8');
const document = JSON.parse(text) as Document;
const { schemas } = document.components;

const operationOf = ({ method, path }: Call): Operation => {
  const found = document.paths[`/${path}`]?.[method.toLowerCase()];
  if (!found) throw new Error(`${method} ${path} is not in docs/backend/openapi.json`);
  return found;
};

const ajv = new Ajv2020({ strict: false, allErrors: true });
ajv.addSchema({ ...document, $id: 'openapi' });

/** What of a value is not as a schema of an operation says. */
function faultsAt({ path, method }: Call, parts: readonly string[], value: unknown): string[] {
  const pointer = ['paths', `/${path}`, method.toLowerCase(), ...parts]
    .map((part) => part.replaceAll('~', '~0').replaceAll('/', '~1'))
    .join('/');
  const check = ajv.getSchema(`openapi#/${pointer}`);
  if (!check) throw new Error(`${path} has no schema`);
  void check(value);
  return (check.errors ?? []).map(({ instancePath, message }) => `${path}${instancePath}: ${message}`);
}

/** What of an answer is not as the document says. */
const faultsOf = (call: Call, envelope: unknown): string[] =>
  faultsAt(call, ['responses', '200', 'content', 'application/json', 'schema', 'anyOf', '0'], envelope);

/** What of a body is not as the document says. */
const bodyFaultsOf = (call: Call, body: unknown): string[] =>
  faultsAt(call, ['requestBody', 'content', 'application/json', 'schema'], body);

test('a standard validator accepts the document', async () => {
  const { valid, errors } = await new Validator().validate(text);
  expect(errors).toBeUndefined();
  expect(valid).toBe(true);
});

test('every call of the contract is an operation, and every operation a call', () => {
  const inContract = describedCalls.map(({ id }) => id).sort();
  const operations = Object.values(document.paths).flatMap((path) => Object.values(path));
  const inDocument = operations.flatMap(({ operationId, 'x-variants': variants }) =>
    variants ? variants.map(({ id }) => id) : [operationId],
  );
  expect(inDocument.sort()).toEqual(inContract);
});

test('every schema is a JSON schema, its patterns included', () => {
  for (const name of Object.keys(schemas)) {
    expect(() => ajv.getSchema(`openapi#/components/schemas/${name}`), name).not.toThrow();
  }
});

test('every dictionary that a field names has its codes with words in three languages', () => {
  for (const type of [...NUMERIC_DICTS, ...TEXT_DICTS]) {
    const { enum: codes = [], 'x-words': words = {} } = schemas[type] ?? {};
    expect([type, Object.keys(words as object).sort()]).toEqual([
      type,
      (codes as unknown[]).map(String).sort(),
    ]);
    for (const one of Object.values(words as object)) {
      expect(Object.keys(one as object)).toEqual(['zh-CN', 'en', 'zh-TW']);
      expect(Object.values(one as object).every(Boolean)).toBe(true);
    }
  }
});

test('every code has a name of its own that is one in any language of programs', () => {
  const dictionaries = Object.entries(schemas).filter(
    ([, schema]) => 'x-words' in schema && 'x-default' in schema,
  );
  expect(dictionaries.length).toBeGreaterThan(50);
  for (const [type, { enum: codes, 'x-enum-varnames': names }] of dictionaries) {
    const [all, own] = [codes as unknown[], names as string[]];
    expect([type, own.length, new Set(own).size]).toEqual([type, all.length, all.length]);
    expect([type, own.filter((name) => !/^[A-Za-z]\w*$/.test(name))]).toEqual([type, []]);
  }
});

test('every parameter of the components is referred to, and no enumeration has a value twice', () => {
  const named = [...text.matchAll(/"#\/components\/parameters\/([^"]+)"/g)].flatMap(([, name]) => name ?? []);
  expect(Object.keys(document.components.parameters).toSorted()).toEqual([...new Set(named)].toSorted());
  const twice: unknown[] = [];
  JSON.parse(text, (key, value: unknown) => {
    if (key === 'enum' && Array.isArray(value) && new Set(value).size < value.length) twice.push(value);
    return value;
  });
  expect(twice).toEqual([]);
});

test('a state has the words of its dictionary', () => {
  expect(schemas['biz_recharge_status']).toMatchObject({
    type: 'integer',
    enum: [0, 1, 2, 3, 4, 5],
    'x-words': { '2': { 'zh-CN': '已入账', en: 'Credited', 'zh-TW': '已入帳' } },
    'x-final': [2, 3, 4],
  });
});

test('a field has its comment, kind and unit, and says where it may be null', () => {
  expect(schemas['RechargeRow']?.['properties']).toMatchObject({
    creditAmount: {
      anyOf: [{ $ref: '#/components/schemas/Decimal' }, { type: 'null' }],
      description: 'Credited to the member; `null` until then.',
      'x-kind': 'money',
      'x-unit': '{coin}',
    },
    fee: { $ref: '#/components/schemas/Decimal', 'x-unit': '{coin}' },
    status: { $ref: '#/components/schemas/biz_recharge_status' },
  });
});

test('a call has its permission, step-up, idempotency, version and refusals', () => {
  const review = describedCalls.find(({ id }) => id === 'withdraw.pay');
  if (!review) throw new Error('not described');
  expect(operationOf(review.call)).toMatchObject({
    'x-permission': 'api/v2/sitebkd/cwManage/withdrawLogPay',
    'x-step-up': 'required',
    'x-idempotency-field': 'requestId',
    'x-version-field': 'versions',
    'x-refusals': expect.arrayContaining([
      { code: 401, name: 'signedOut' },
      { code: 40300, name: 'forbidden' },
      { code: 40301, name: 'wrongStepUp' },
      { code: 40900, name: 'staleVersion' },
    ]),
    'x-touches': expect.arrayContaining(['ledger']),
  });
  const next = describedCalls.find(({ id }) => id === 'review.next');
  expect(next && operationOf(next.call)).toMatchObject({
    'x-access': 'session',
    'x-permission-by': {
      parameter: 'kind',
      permissions: { withdraw: 'api/v2/sitebkd/cwManage/withdrawLogList' },
    },
  });
});

test('a reason that is required has at least five characters, and the id of a request says which it may have', () => {
  const told = inputs.flatMap(({ route, schema: { properties = {}, required = [] } }) =>
    Object.entries(properties).map(([name, given]) => ({
      route,
      name,
      must: required.includes(name),
      ...resolved(given),
    })),
  );
  const reasons = told.filter(({ name, must }) => name === 'reason' && must);
  expect(reasons.length).toBeGreaterThan(20);
  expect(reasons.filter(({ minLength = 0 }) => minLength < 5).map(({ route }) => route)).toEqual([]);
  const ids = told.filter(({ name }) => name === 'requestId');
  expect(ids.length).toBeGreaterThan(20);
  expect(ids.filter(({ pattern }) => pattern !== '^[\\w-]{8,64}$').map(({ route }) => route)).toEqual([]);
});

describe('the mock backend answers what the document says', () => {
  let admin: Operator;

  beforeAll(async () => {
    admin = await signedIn(bench(), 'admin');
  });

  const answered = async (call: Call, given: object): Promise<unknown> => {
    const envelope = await make<{ list?: { id: unknown }[] }>(admin, call, given);
    expect(faultsOf(call, envelope)).toEqual([]);
    return envelope.data;
  };

  test('what differs is found', async () => {
    const { list } =
      describedResources.find(({ resource }) => resource.name === 'recharge')?.resource.calls ?? {};
    if (!list) throw new Error('not described');
    const envelope = await make<{ list: Record<string, unknown>[] }>(admin, list, { pageSize: 1 });
    Object.assign(envelope.data.list[0] ?? {}, { amount: 10.5, orderNo: undefined, status: 'new' });
    expect(faultsOf(list, envelope).join('\n')).toMatch(/amount.*orderNo|orderNo[^]*amount/);
  });

  test.each(describedResources.map(({ resource }) => [resource.name, resource] as const))(
    '%s',
    async (name, { calls, always, filters }) => {
      // The notes of a member are asked for by the member.
      const given = { ...always, ...(calls.list.query && filters?.['memberId'] ? { memberId: 1 } : {}) };
      const page = (await answered(calls.list, { pageSize: 1000, ...given })) as { list: { id: unknown }[] };
      for (const { id } of page.list.slice(0, 5)) {
        if (calls['get']) await answered(calls['get'], { [keyOf(calls['get'])]: id });
      }
      if (calls['summary']) await answered(calls['summary'], given);
      // All lines of the ledger are more than one export has.
      const few = name === 'ledger' ? { bizType: [101] } : {};
      if (calls['export']) await answered(calls['export'], { ...given, ...few });
    },
  );

  test.each([
    ['home.overview', {}],
    ['home.todo', {}],
    ['home.trend', { metric: 'money', range: 7 }],
    ['board.market', { part: 'market' }],
    ['board.vault', { part: 'vault' }],
    ['dict.getData', { dictType: 'biz_withdraw_status' }],
    ['dict.getData', { dictType: 'no_such_type' }],
    ['options', { type: 'coin,walletCode,channel,admin,tag', pageSize: 10_000 }],
    ['pending', { Type: 1 }],
    ['review.next', { kind: 'withdraw', sort: 'riskiest' }],
    ['review.claims', { kind: 'withdraw' }],
    ['search', { keyword: 'R2026' }],
    ['session.getUserMenus', {}],
    ['personal.getInfo', {}],
    ['profile.read', { id: 1 }],
    ['team.read', { id: 1 }],
    ['timeline.read', { id: 1 }],
  ])('%s', async (id, given) => {
    const found = describedCalls.find((one) => one.id === id);
    if (!found) throw new Error(`${id} is not described`);
    await answered(found.call, given);
  });
});

const decision = { id: '1', versions: { 1: 1 }, requestId: 'a-request-of-its-own', rejectCode: 'limit' };

test.each([
  ['a rejection for another reason', { result: 'reject', rejectCode: 'other' }],
  ['a hold', { result: 'hold' }],
])('%s takes a remark of five characters, as the flow says', (_, given) => {
  const { review } = withdraw.calls;
  expect(bodyFaultsOf(review, { ...decision, ...given, remark: '重复提' })).toContainEqual(
    expect.stringContaining('fewer than 5 characters'),
  );
  expect(bodyFaultsOf(review, { ...decision, ...given, remark: '重复提交了' })).toEqual([]);
});

test('a rejection for a reason with a name of its own takes no remark', () => {
  expect(bodyFaultsOf(withdraw.calls.review, { ...decision, result: 'reject', remark: '' })).toEqual([]);
});
