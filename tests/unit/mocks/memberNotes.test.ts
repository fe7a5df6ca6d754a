import { beforeAll, expect, test } from 'vitest';
import type { MemberNote } from '#mocks/member/profile/wire';
import type { BulkAnswer, Page } from '@/api/types';
import { MINUTE, msOf, stampOf } from '#mocks/core/time';
import { bench, signedIn } from './operator';
import type { Bench, Operator } from './operator';

let place: Bench;
let service: Operator;

beforeAll(async () => {
  place = bench();
  service = await signedIn(place, 'service01');
});

const notes = async (who: Operator, memberId: number) =>
  (await who.ask<Page<MemberNote>>('GET', `memberNote/list?memberId=${memberId}`)).data.list;

const write = (who: Operator, memberId: number, given: object = {}) =>
  who.ask<{ id: number }>('POST', 'memberNote/add', {
    memberId,
    content: '已电话核实',
    pinned: 0,
    mentions: [],
    ...given,
  });

const remove = (who: Operator, ...ids: number[]) =>
  who.ask<BulkAnswer>('DELETE', 'memberNote/delete', { ids });

test('of notes of one moment the later one comes first', async () => {
  const ids = [];
  for (let n = 0; n < 4; n++) ids.push((await write(service, 33)).data.id);
  expect((await notes(service, 33)).map(({ id }) => id)).toEqual(ids.toReversed());
});

test('a note is written, pinned to the top, and taken back by its author', async () => {
  const first = (await write(service, 30, { mentions: ['risk001', 'risk001'] })).data.id;
  place.wait(MINUTE);
  const second = (await write(service, 30)).data.id;
  expect((await notes(service, 30)).map(({ id }) => id)).toEqual([second, first]);
  expect((await service.ask('PUT', 'memberNote/pin', { id: first, pinned: 1 })).code).toBe(0);
  const [top] = await notes(service, 30);
  expect(top).toMatchObject({ id: first, pinned: 1, mentions: ['risk001'], createdBy: 'service01' });
  expect(top?.deletableUntil).toBe(stampOf(msOf(top?.createdAt ?? '') + 30 * MINUTE));
  expect((await remove(service, first)).code).toBe(0);
  expect((await notes(service, 30)).map(({ id }) => id)).toEqual([second]);
  expect((await remove(service, first)).code).toBe(40400);
});

test('each of it stands in the operation log, with what was deleted', async () => {
  const before = place.db.operLogs.length;
  const { id } = (await write(service, 31)).data;
  await service.ask('PUT', 'memberNote/pin', { id, pinned: 1 });
  await remove(service, id);
  const lines = place.db.operLogs.slice(before);
  expect(lines.map(({ operUrl, targetId }) => [operUrl.split('/').at(-1), targetId])).toEqual([
    ['add', String(id)],
    ['pin', String(id)],
    ['delete', String(id)],
  ]);
  expect(lines.at(-1)?.diff).toEqual([{ field: 'content', before: '已电话核实', after: null }]);
});

test('half an hour later it stays, and nobody else takes it back at all', async () => {
  const { id } = (await write(service, 32)).data;
  const colleague = await signedIn(place, 'service02');
  const admin = await signedIn(place, 'admin');
  expect((await remove(colleague, id)).code).toBe(40303);
  expect((await remove(admin, id)).code).toBe(40303);
  expect((await notes(colleague, 32))[0]?.deletableUntil).toBeNull();
  place.wait(31 * MINUTE);
  expect((await remove(service, id)).code).toBe(40303);
  expect((await notes(service, 32))[0]).toMatchObject({ id, deletableUntil: null });
});

test.each([
  ['nothing', { content: '  ' }, 40000],
  ['too much', { content: 'x'.repeat(501) }, 40000],
  ['a mention of nobody', { mentions: ['ghost'] }, 40000],
  ['a member nobody knows', { memberId: 99_999 }, 40400],
])('a note with %s is refused', async (_, given, code) => {
  expect((await write(service, 33, given)).code).toBe(code);
});

test('reading is not writing', async () => {
  for (const name of ['auditor01', 'operate01', 'agent01']) {
    const reader = await signedIn(place, name);
    expect((await write(reader, 15)).code).toBe(40300);
    expect((await remove(reader, 101)).code).toBe(40300);
    expect((await reader.ask('PUT', 'memberNote/pin', { id: 101, pinned: 1 })).code).toBe(40300);
  }
});

test('what looks like a formula stays text', async () => {
  const [note] = await notes(service, 14);
  expect(note?.content.startsWith('=HYPERLINK(')).toBe(true);
});
