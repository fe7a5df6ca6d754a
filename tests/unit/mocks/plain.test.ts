import { expect, test } from 'vitest';
import { audit } from '@/contract/block/audit';
import { identity } from '@/contract/block/identity';
import { byMember, memberBrief } from '@/contract/block/member';
import { history } from '@/contract/block/review';
import { bulkAnswer, post, put } from '@/contract/call';
import { reason, versions } from '@/contract/field/body';
import { count, flag, money } from '@/contract/field/numbers';
import { sortable } from '@/contract/field/shared';
import { id, ids, localText, memberId, note, option, text } from '@/contract/field/texts';
import { time } from '@/contract/field/times';
import { anyOf, contains, equals, oneOf, range, toggle } from '@/contract/filter';
import { defineResource } from '@/contract/resource';
import type { WireDetailOf, WireRowOf } from '@/contract/resource';
import { exports, flatList, lists, orders, removes, summarises } from '@/contract/standard';
import { described } from '#mocks/core/described';
import { plainHandlers } from '#mocks/core/plain';
import type { PlainRow } from '#mocks/core/plain';
import { readHandlers } from '#mocks/core/reads';
import { rowsFor } from '#mocks/core/resource';
import { bench, signedIn } from './operator';

/** Kept by hand: shelves of a stock room. */
const shelf = defineResource({
  name: 'post',
  title: 'shelfCode',
  row: {
    ...identity,
    shelfCode: sortable(text()),
    shelfName: localText(),
    room: text(),
    place: sortable(count()),
    rent: sortable(money()),
    full: flag(),
    status: flag('sys_normal_disable'),
    /** Computed. */
    boxes: sortable(count()),
    ...audit,
  },
  detail: history,
  unique: ['shelfCode'],
  filters: {
    shelfCode: contains(),
    shelfName: contains(),
    room: anyOf(),
    rent: range(),
    boxes: range(),
    status: oneOf(),
    full: toggle(),
  },
  dates: ['createdAt'],
  order: 'place asc',
  calls: {
    ...lists('shelf'),
    ...exports('shelf'),
    ...removes('shelf'),
    add: post('shelf/add', {
      body: {
        shelfCode: text({ min: 2, max: 8, pattern: /^[a-z]\w+$/ }),
        shelfName: localText({ max: 10 }),
        room: text({ max: 10 }),
        place: count({ min: 0, max: 999 }),
        rent: money(),
      },
      refusals: ['notUnique'],
    }),
    edit: put('shelf/edit', {
      body: {
        ...identity,
        shelfCode: text({ min: 2, max: 8 }),
        place: count({ min: 0, max: 999 }),
        remark: note(),
      },
      refusals: ['staleVersion', 'notUnique'],
    }),
    setStatus: put('shelf/setStatus', {
      body: { ids: ids(), versions: versions(), on: flag('sys_normal_disable'), reason: reason() },
      answer: bulkAnswer,
      refusals: ['staleVersion', 'reasonTooShort'],
    }),
    ...orders('shelf'),
  },
});

type Shelf = WireDetailOf<typeof shelf>;
type ShelfRow = PlainRow & Omit<WireRowOf<typeof shelf>, 'id' | 'boxes'>;

/** Read only: deliveries to members. */
const parcel = defineResource({
  name: 'files',
  title: 'parcelNo',
  row: {
    id: id(),
    ...memberBrief,
    memberId: memberId(),
    parcelNo: text(),
    coin: option('coin'),
    weight: sortable(money({ signed: true })),
    at: sortable(time()),
  },
  summary: { parcels: count() },
  filters: { ...byMember, parcelNo: equals(), coin: anyOf(), weight: range() },
  dates: ['at'],
  calls: { ...flatList('parcel'), ...summarises('parcel'), ...exports('parcel') },
});

type Parcel = WireRowOf<typeof parcel>;
type ParcelRow = { id: number; memberId: number } & Pick<Parcel, 'parcelNo' | 'coin' | 'weight' | 'at'>;

const AT = '2026-11-01 00:00:00';

const shelfRow = (id: number, shelfCode: string, room: string, spot: number, rent: string): ShelfRow => ({
  id,
  version: 1,
  deleted: false,
  status: 1,
  shelfCode,
  shelfName: { zh: `架${id}`, en: `Shelf ${id}`, tw: `架${id}` },
  room,
  place: spot,
  rent,
  full: shelfCode === 'barn' ? 1 : 0,
  createdAt: AT,
  updatedAt: AT,
  createdBy: 'system',
  updatedBy: 'system',
  remark: '',
});

const boxesOn = ({ shelfCode }: ShelfRow): number => (shelfCode === 'attic' ? 3 : 0);

/** A backend with both of them, freshly filled. */
async function stockRoom() {
  const place = bench();
  const rows = [
    shelfRow(1, 'attic', 'A', 30, '9.5'),
    shelfRow(2, 'barn', 'B', 10, '10'),
    shelfRow(3, 'cellar', 'A', 20, '100'),
  ];
  const shelves = new Map(rows.map((row) => [row.id, row]));
  // The agent's team is that of member 15.
  const parcels: ParcelRow[] = [
    { id: 1, memberId: 15, parcelNo: 'P1', coin: 'BTC', weight: '-2', at: '2026-11-01 00:00:00' },
    { id: 2, memberId: 12, parcelNo: 'P2', coin: 'ETH', weight: '10', at: '2026-11-03 00:00:00' },
    { id: 3, memberId: 12, parcelNo: 'P3', coin: 'BTC', weight: '9', at: '2026-11-02 00:00:00' },
  ];
  const sent = described<ParcelRow>(parcel, { title: '包裹', rows: () => parcels });
  const handlers = [
    ...place.handlers,
    ...plainHandlers(place.db, shelf, {
      title: '货架',
      rows: () => shelves,
      derive: (_, row) => ({ boxes: boxesOn(row) }),
      isUsed: (_, row) => boxesOn(row) > 0,
      create: (base, body): ShelfRow => ({ ...base, full: 0, remark: '', ...body }),
    }),
    ...readHandlers(place.db, parcel, sent, {
      summary: (context) => ({ parcels: rowsFor(context, sent).length }),
    }),
  ];
  const enter = (user: string) => signedIn({ ...place, handlers }, user);
  const admin = await enter('admin');
  const listed = async (query: string): Promise<string[]> => {
    const { data } = await admin.ask<{ list: Shelf[] }>('GET', `shelf/list?${query}`);
    return data.list.map(({ shelfCode }) => shelfCode);
  };
  const sentOut = async (query: string): Promise<string[]> => {
    const { data } = await admin.ask<{ list: Parcel[] }>('GET', `parcel/list?${query}`);
    return data.list.map(({ parcelNo }) => parcelNo);
  };
  return { db: place.db, admin, enter, listed, sentOut };
}

test.each([
  ['nothing asked, in the order of the contract', '', ['barn', 'cellar', 'attic']],
  ['a part of a text', 'shelfCode=BAR', ['barn']],
  ['a part of a text in one of its languages', 'shelfName=shelf 3', ['cellar']],
  ['one of several values', 'room[]=A', ['cellar', 'attic']],
  ['a range of amounts, compared as numbers', 'rentMin=9.6&rentMax=100', ['barn', 'cellar']],
  ['a range of a computed count', 'boxesMin=1', ['attic']],
  ['a switch', 'full=1', ['barn']],
  ['an order by an amount', 'orderBy=rent desc', ['cellar', 'barn', 'attic']],
  ['an order by a computed field', 'orderBy=boxes desc', ['attic', 'cellar', 'barn']],
  ['the second page', 'pageSize=2&pageNum=2', ['attic']],
  ['dates outside', 'dateRange[]=2026-11-02 00:00:00&dateRange[]=2026-11-03 00:00:00', []],
])('a plain list answers %s', async (_, query, found) => {
  const { listed } = await stockRoom();
  expect(await listed(query)).toEqual(found);
});

test('an order that the contract does not have is refused', async () => {
  const { admin } = await stockRoom();
  expect((await admin.ask('GET', 'shelf/list?orderBy=room')).code).toBe(40000);
});

const draft = {
  shelfCode: 'garage',
  shelfName: { zh: '车库', en: '', tw: '' },
  room: 'C',
  place: 5,
  rent: '1',
};

test('a record is added, changed in its version alone, exported, and has its history', async () => {
  const { admin, listed } = await stockRoom();
  const added = await admin.ask<{ id: number }>('POST', 'shelf/add', draft);
  expect(added.code).toBe(0);
  const { id } = added.data;
  expect(await listed('')).toEqual(['garage', 'barn', 'cellar', 'attic']);

  const change = { id, version: 1, shelfCode: 'garage', place: 500, remark: 'far' };
  expect((await admin.ask('PUT', 'shelf/edit', change)).code).toBe(0);
  expect((await admin.ask('PUT', 'shelf/edit', change)).code).toBe(40900);

  const { data } = await admin.ask<Shelf>('GET', `shelf/get?id=${id}`);
  expect(data).toMatchObject({ place: 500, remark: 'far', rent: '1', version: 2, createdBy: 'admin' });
  expect(data.history.map(({ result }) => result)).toEqual(['add', 'edit']);
  const all = await admin.ask<{ list: Shelf[] }>('GET', 'shelf/export?orderBy=shelfCode asc');
  expect(all.data.list.map(({ shelfCode }) => shelfCode)).toEqual(['attic', 'barn', 'cellar', 'garage']);
});

test.each([
  ['a code that exists', { shelfCode: 'barn' }, 40905, 'shelfCode'],
  ['a code against its pattern', { shelfCode: '9x' }, 40000, 'shelfCode'],
  ['a place beyond its limit', { place: 1000 }, 40000, 'place'],
])('a new record with %s is refused by that field', async (_, change, code, field) => {
  const { admin } = await stockRoom();
  const answer = await admin.ask<{ fields: object }>('POST', 'shelf/add', { ...draft, ...change });
  expect([answer.code, Object.keys(answer.data.fields)]).toEqual([code, [field]]);
});

test('an edit cannot take the code of another record, and may keep its own', async () => {
  const { admin } = await stockRoom();
  const change = { id: 1, version: 1, place: 1, remark: '' };
  expect((await admin.ask('PUT', 'shelf/edit', { ...change, shelfCode: 'barn' })).code).toBe(40905);
  expect((await admin.ask('PUT', 'shelf/edit', { ...change, shelfCode: 'attic' })).code).toBe(0);
});

test('several records are switched at once, with a reason, each in its version', async () => {
  const { admin, db } = await stockRoom();
  const wish = { ids: [1, 2], versions: { 1: 1, 2: 7 }, on: 0 };
  expect((await admin.ask('PUT', 'shelf/setStatus', wish)).code).toBe(40001);
  const answer = await admin.ask<{ success: number[]; failed: { id: number; code: number }[] }>(
    'PUT',
    'shelf/setStatus',
    { ...wish, reason: 'the roof leaks' },
  );
  expect(answer.data.success).toEqual([1]);
  expect(answer.data.failed).toMatchObject([{ id: 2, code: 40900 }]);
  const line = db.operLogs.find(({ targetType, targetId }) => targetType === shelf.name && targetId === '1');
  expect(line).toMatchObject({ reason: 'the roof leaks', diff: [{ field: 'status' }] });
});

test('records are put in order, and deleted unless something refers to them', async () => {
  const { admin, listed } = await stockRoom();
  const order = { ids: [3, 1, 2], versions: { 1: 1, 2: 1, 3: 1 } };
  expect((await admin.ask('PUT', 'shelf/sort', order)).code).toBe(0);
  expect(await listed('')).toEqual(['cellar', 'attic', 'barn']);
  expect((await admin.ask('DELETE', 'shelf/delete', { ids: [1] })).code).toBe(40906);
  expect((await admin.ask('DELETE', 'shelf/delete', { ids: [2] })).code).toBe(0);
  expect(await listed('')).toEqual(['cellar', 'attic']);
});

test('every call needs its own permission', async () => {
  const { enter } = await stockRoom();
  const auditor = await enter('auditor01');
  expect((await auditor.ask('GET', 'shelf/list')).code).toBe(40300);
  expect((await auditor.ask('POST', 'shelf/add', draft)).code).toBe(40300);
  expect((await auditor.ask('GET', 'parcel/export')).code).toBe(40300);
});

test.each([
  ['the latest first', '', ['P2', 'P3', 'P1']],
  ['one number', 'parcelNo=P3', ['P3']],
  ['changes below zero', 'weightMax=-1', ['P1']],
  ['the rows of one member', 'memberId=12', ['P2', 'P3']],
  ['an order by a column of the member', 'orderBy=uid asc&coin[]=BTC', ['P3', 'P1']],
  ['the second page', 'pageSize=2&pageNum=2', ['P1']],
])('a read-only list answers %s', async (_, query, found) => {
  const { sentOut } = await stockRoom();
  expect(await sentOut(query)).toEqual(found);
});

test('a read-only row carries its member; figures and export are those of the filter', async () => {
  const { admin, db } = await stockRoom();
  const { data } = await admin.ask<{ list: Parcel[] }>('GET', 'parcel/export?parcelNo=P1');
  expect(data.list).toMatchObject([{ memberId: 15, uid: db.members.get(15)?.uid, weight: '-2' }]);
  expect((await admin.ask('GET', 'parcel/summary?memberId=12')).data).toEqual({ parcels: 2 });
});
