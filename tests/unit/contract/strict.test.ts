import { beforeAll, describe, expect, test } from 'vitest';
import { keyOf } from '@/contract/call';
import type { Call } from '@/contract/call';
import type { Field, Shape } from '@/contract/field/field';
import { asksPersonal } from '@/contract/filter';
import { filterInput } from '@/contract/filterInput';
import { Refusal } from '@/contract/refusals';
import type { Resource } from '@/contract/resource';
import { adjust } from '@/contract/finance/adjust';
import { rechargeAddress } from '@/contract/finance/rechargeAddress';
import { walletCode } from '@/contract/finance/walletCode';
import { withdraw } from '@/contract/finance/withdraw';
import { withdrawAddress } from '@/contract/finance/withdrawAddress';
import { SITE } from '#mocks/core/access';
import { DEMO_PASSWORD } from '#mocks/core/demo';
import { bench, bodyFrom, requestId, signedIn } from '../mocks/operator';
import type { Bench, Operator } from '../mocks/operator';
import { shapeFaults, undescribed } from '../../../tools/conform/faults';
import { make, permissionNameOf, RESOURCES } from './described';

type Row = Record<string, unknown>;

interface Rows {
  list: Row[];
  total: number;
}

/** A word that no record has anywhere. */
const NOTHING = 'no-such-word';

let place: Bench;
let admin: Operator;

beforeAll(async () => {
  place = bench();
  admin = await signedIn(place, 'admin');
});

/** The call that lists with these parameters: data about a person travel in a body. */
const listCall = (resource: Resource, given: object): Call =>
  asksPersonal(resource, given) ? { ...resource.calls.list, method: 'POST' } : resource.calls.list;

const list = async (resource: Resource, given: object = {}): Promise<Rows> => {
  const asked = { pageSize: 1000, ...given, ...resource.always };
  const { code, data } = await make<Rows>(admin, listCall(resource, given), asked);
  expect([code, given]).toEqual([0, given]);
  return data;
};

/** How many rows there are, without asking for all of them. */
const totalOf = async (resource: Resource, given: object = {}): Promise<number> =>
  (await list(resource, { pageSize: 1, ...given })).total;

const whole = new Map<Resource, Promise<Rows>>();

/** All rows of a resource, read once: what is asked here changes none. */
function allOf(resource: Resource): Promise<Rows> {
  const known = whole.get(resource) ?? list(resource);
  whole.set(resource, known);
  return known;
}

/** Switches that show what is left out otherwise. */
const WIDER = new Set(['showZero']);

/** Its question has to name a member; held against the backend by itself. */
const OF_ONE_MEMBER = 'memberNote';

const listed = RESOURCES.filter(({ name }) => name !== OF_ONE_MEMBER);

/** The newest rows, and the oldest ones. */
const some = (rows: readonly Row[]): Row[] => [...rows.slice(0, 10), ...rows.slice(-10)];

const faults = (name: string, shape: Shape, value: unknown): string[] => [
  ...shapeFaults(shape, value, name),
  ...undescribed(shape, value, name),
];

const isAnswered = ({ method, path }: Call): boolean =>
  place.handlers.some(({ info }) => info.method === method && String(info.path) === `*/admin/${SITE}${path}`);

describe.each(listed.map((resource) => [resource.name, resource] as const))('%s', (name, resource) => {
  const { calls, row, detail, summary, filters = {}, dates = [], sorts = [] } = resource;

  test('rows are what is described, and nothing besides', async () => {
    const { list: rows } = await allOf(resource);
    expect(rows.length).toBeGreaterThan(0);
    expect([...new Set(rows.flatMap((one) => faults(name, row, one)))]).toEqual([]);
  });

  test.runIf(calls['get'])('so is a single record', async () => {
    const shape = { ...row, ...detail };
    for (const { id } of some((await allOf(resource)).list)) {
      const get = calls['get'] as Call;
      const { code, data } = await make(admin, get, { [keyOf(get)]: String(id) });
      expect([code, ...faults(name, shape, data)]).toEqual([0]);
    }
  });

  test.runIf(calls['summary'])('so are the figures', async () => {
    const { code, data } = await make(admin, calls['summary'] as Call, {});
    expect([code, ...faults(name, summary ?? {}, data)]).toEqual([0]);
  });

  test.runIf(calls['export'])('so are the rows of an export', async () => {
    // More lines than an export may have are left out by their kind.
    const narrowed = name === 'ledger' ? { bizType: [101, 102, 103, 104] } : {};
    const [{ code, data }, { list: rows }] = await Promise.all([
      make<Rows>(admin, calls['export'] as Call, narrowed),
      list(resource, narrowed),
    ]);
    expect(code).toBe(0);
    expect(data.list.length).toBeGreaterThanOrEqual(rows.length);
    const left = new Set(resource.unexported);
    const shape = Object.fromEntries(Object.entries(row).filter(([field]) => !left.has(field)));
    expect([...new Set(data.list.flatMap((one) => faults(name, shape, one)))]).toEqual([]);
  });

  test('every call is one of the backend, and so is what permits it', () => {
    const names = new Set(place.db.menus.map((menu) => menu.name));
    for (const call of Object.values(calls)) {
      expect([call.path, isAnswered(call)]).toEqual([call.path, true]);
      if (call.access === undefined) expect(names).toContain(permissionNameOf(call));
    }
  });

  test('it is ordered by what is described, and by nothing else', async () => {
    for (const field of sorts) {
      for (const way of ['asc', 'desc']) await list(resource, { orderBy: `${field} ${way}`, pageSize: 5 });
    }
    const others = Object.keys(row).filter((field) => !sorts.includes(field));
    for (const field of ['nothing', ...others]) {
      const { code } = await make(admin, calls.list, { orderBy: `${field} desc` });
      expect([field, code]).toEqual([field, Refusal.invalidInput]);
    }
  });

  test('a range of dates is about what is described', async () => {
    const dateRange = ['2000-01-01 00:00:00', '2000-01-02 00:00:00'];
    for (const dateField of dates) {
      expect([dateField, await totalOf(resource, { dateField, dateRange })]).toEqual([dateField, 0]);
    }
    const { code } = await make(admin, calls.list, { dateField: 'nothing', dateRange });
    expect(code).toBe(dates.length > 0 ? Refusal.invalidInput : 0);
  });

  test.each(Object.entries(filters).filter(([, { how }]) => how === 'range'))(
    'the range %s is understood',
    async (filter) => {
      const total = await totalOf(resource);
      expect(await totalOf(resource, { [`${filter}Min`]: '99999999999999' })).toBe(0);
      expect(await totalOf(resource, { [`${filter}Max`]: '99999999999999' })).toBeGreaterThan(0);
      expect(await totalOf(resource, { [`${filter}Min`]: '0' })).toBeLessThanOrEqual(total);
    },
  );

  test.each(Object.entries(filters).filter(([, { how }]) => how === 'toggle'))(
    'the switch %s leaves some of the rows',
    async (filter) => {
      const total = await totalOf(resource);
      const on = await totalOf(resource, { [filter]: '1' });
      if (WIDER.has(filter)) expect(on).toBeGreaterThan(total);
      else expect(on).toBeLessThan(total);
      expect(await totalOf(resource, { [filter]: '0' })).toBe(total);
    },
  );

  const plain = Object.entries(filters).filter(([, { how }]) => how !== 'range' && how !== 'toggle');

  test.each(plain)('the filter %s is understood', async (filter, terms) => {
    const { how, field = row[filter] } = terms;
    const [none, several] = [
      { [filter]: how === 'anyOf' ? [NOTHING] : NOTHING },
      { [filter]: [NOTHING, 'nor-this'] },
    ];
    // A filter with words of its own refuses all others; any other one finds nothing by them.
    if (filterInput(terms, field).words)
      expect((await make(admin, listCall(resource, none), none)).code).toBe(Refusal.invalidInput);
    else expect(await totalOf(resource, none)).toBe(0);
    const { code } = await make(admin, listCall(resource, several), several);
    expect(code).toBe(how === 'anyOf' && !filterInput(terms, field).words ? 0 : Refusal.invalidInput);
  });

  /** A value of a row's field of the same name, as it is asked for; empty where no row has one. */
  const wordOf = (one: Row, filter: string): string => {
    const field: Field | undefined = row[filter];
    const value = one[filter];
    if (!field || field.kind === 'localText') return '';
    return String((Array.isArray(value) ? value[0] : value) ?? '');
  };

  // What is masked cannot be asked for as it is shown.
  test.each(plain.filter(([filter]) => row[filter] && row[filter].kind !== 'masked'))(
    'the filter %s compares as told',
    async (filter, { how }) => {
      const { list: rows } = await allOf(resource);
      const words = rows.filter((one) => !wordOf(one, filter).includes('**'));
      const found =
        words.find((one) => wordOf(one, filter).length > 3) ?? words.find((one) => wordOf(one, filter));
      if (!found) return;
      const word = wordOf(found, filter);
      const asks = async (value: string) => {
        const { list: left } = await list(resource, { [filter]: how === 'anyOf' ? [value] : value });
        return left.some(({ id }) => id === found['id']);
      };
      expect(await asks(word)).toBe(true);
      if (word.length > 3) expect(await asks(word.slice(1, -1))).toBe(how === 'contains');
    },
  );
});

const firstOf = async (resource: Resource, given: object = {}): Promise<Row> => {
  const [first] = (await list(resource, given)).list;
  if (!first) throw new Error(`no ${resource.name} for ${JSON.stringify(given)}`);
  return first;
};

test('what is asked about one record is answered as described', async () => {
  const order = await firstOf(withdraw);
  const checks = await make(admin, withdraw.calls.checks, { id: order['id'] });
  expect(faults('checks', { answer: withdraw.calls.checks.answer }, { answer: checks.data })).toEqual([]);

  const { address, memo } = await firstOf(withdrawAddress);
  const members = await make(admin, withdrawAddress.calls.members, { address, memo });
  expect(
    faults('members', { answer: withdrawAddress.calls.members.answer }, { answer: members.data }),
  ).toEqual([]);

  const wish = { memberId: 1, accountType: 1, coin: 'USDT', direction: 1, amount: '5' };
  const effect = await make(admin, adjust.calls.preview, wish);
  expect(faults('preview', adjust.calls.preview.answer, effect.data)).toEqual([]);
});

test.each(
  RESOURCES.flatMap(({ name, calls }) =>
    Object.entries(calls).flatMap(([verb, call]) =>
      call.body && Object.keys(call.body).length > 0 && call.method !== 'GET'
        ? [[`${name}.${verb}`, call, call.body] as const]
        : [],
    ),
  ),
)('%s names a described field of a body that is empty', async (_, call, body) => {
  const given = bodyFrom(call, { requestId: requestId(), reason: 'for no reason' });
  const { code, data } = await make<{ fields?: object } | null>(admin, call, given);
  expect(code).not.toBe(0);
  for (const field of Object.keys(data?.fields ?? {})) expect(Object.keys(body)).toContain(field);
});

test('writes are answered as described', async () => {
  const password = { operPassword: DEMO_PASSWORD };
  const { walletCode: code } = await firstOf(walletCode, { coin: ['USDT'], status: '1' });
  const { generate, import: imports, setStatus } = rechargeAddress.calls;
  const about = { walletCode: code };
  const made = await make(admin, generate, { ...about, count: 2, requestId: requestId() });
  expect(faults('generate', generate.answer, made.data)).toEqual([]);
  const rows = [{ line: 2, address: 'nowhere', memo: '' }];
  const read = await make(admin, imports, { ...about, rows, requestId: requestId() });
  expect(faults('import', imports.answer, read.data)).toEqual([]);
  const idle = await firstOf(rechargeAddress, { allocType: ['2'], status: '1' });
  const { id, version } = idle;
  const reason = 'no longer in use';
  const off = await make(admin, setStatus, { id, version, status: 0, reason });
  expect(shapeFaults(setStatus.answer, off.data, 'setStatus')).toEqual([]);

  const place = await firstOf(withdrawAddress, { status: ['2'] });
  const { blacklist } = withdrawAddress.calls;
  const body = { id: place['id'], version: place['version'], reason, ...password, requestId: requestId() };
  expect(shapeFaults(blacklist.answer, (await make(admin, blacklist, body)).data, 'blacklist')).toEqual([]);

  const lines = [{ line: 2, uid: '1', account: '1', coin: 'USDT', direction: '1', amount: '1', reason }];
  const many = { rows: lines, category: 'compensation', ...password, requestId: requestId() };
  const { data } = await make(admin, adjust.calls.import, many);
  expect(faults('import', adjust.calls.import.answer, data)).toEqual([]);
});
