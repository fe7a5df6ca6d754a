import { expect, test } from 'vitest';
import { ContentNoticeStatus } from '@/contract/content/contentNoticeFlow';
import type { ContentNoticeRow } from '#mocks/core/contentNoticeRow';
import { customerActs } from '#mocks/core/visits';
import { checkInvariants } from '#mocks/core/invariants';
import { runDueJobs } from '#mocks/core/jobs';
import { DAY, HOUR, stampOf } from '#mocks/core/time';
import { HOSTILE } from '../../contract/html/hostile';
import { bench, requestId, signedIn } from '../operator';

const place = bench();
const { db } = place;
let operations = await signedIn(place, 'operate01');
const { draft, scheduled, published, withdrawn } = ContentNoticeStatus;

const texts = (zh: string, en: string, tw = '') => ({ zh, en, tw });

const terms = (own: object = {}) => ({
  category: 1,
  title: texts('测试公告', 'Test notice'),
  content: texts('<p>内容</p>', '<p>Content</p>'),
  target: 1,
  ...own,
});

const rowOf = (id: number): ContentNoticeRow => {
  const row = db.contentNotices.get(id);
  if (!row) throw new Error(`There is no notice ${id}`);
  return row;
};

async function add(own: object = {}): Promise<number> {
  const { code, data } = await operations.ask<{ id: number }>('POST', 'contentNotice/add', {
    ...terms(own),
    requestId: requestId(),
  });
  expect(code).toBe(0);
  return data.id;
}

const named = (id: number) => ({ id, version: rowOf(id).version });
const edit = (id: number, own: object) =>
  operations.ask('PUT', 'contentNotice/edit', { ...named(id), ...terms(own) });
const publish = (id: number, atOnce = 1) =>
  operations.ask('PUT', 'contentNotice/publish', { ...named(id), atOnce });
const withdraw = (id: number) => operations.ask('PUT', 'contentNotice/withdraw', named(id));
const setTop = (id: number, on: 0 | 1) => operations.ask('PUT', 'contentNotice/setTop', { ...named(id), on });

/** Ends what the demo has at the top and in front, so that there is room. */
async function makeRoom(): Promise<void> {
  for (const row of db.contentNotices.values())
    if (row.status === published && (row.isTop === 1 || row.isPopup === 1)) await withdraw(row.id);
}

test('thirty-two notices are seeded, in all states and categories, with members who have read them', async () => {
  const rows = [...db.contentNotices.values()];
  expect(rows).toHaveLength(32);
  expect(new Set(rows.map(({ status }) => status))).toEqual(
    new Set([draft, scheduled, published, withdrawn]),
  );
  expect(new Set(rows.map(({ category }) => category)).size).toBe(6);
  expect(rows.filter(({ status }) => status === published).every(({ readBy }) => readBy.size > 0)).toBe(true);
  expect(checkInvariants(db)).toEqual([]);
});

test.each(HOSTILE)('%s is refused as it stands', async (html) => {
  const content = texts(`<p>before</p>${html}`, '<p>x</p>');
  const { code, data } = await operations.ask('POST', 'contentNotice/add', {
    ...terms({ content }),
    requestId: requestId(),
  });
  expect(code).toBe(40000);
  expect(data).toHaveProperty('fields.content');
});

test.each([
  ['a level that there is not', { target: 2, targetValue: ['9'] }],
  ['a country that there is not', { target: 3, targetValue: ['XX'] }],
  ['a member who does not exist', { target: 4, targetValue: ['99999999'] }],
  ['nobody', { target: 2, targetValue: [] }],
  ['somebody twice', { target: 2, targetValue: ['1', '1'] }],
  ['names beside all', { target: 1, targetValue: ['1'] }],
])('an audience of %s is refused by its field', async (_, own) => {
  const body = { ...terms(own), requestId: requestId() };
  const { code, data } = await operations.ask('POST', 'contentNotice/add', body);
  expect(code).toBe(40000);
  expect(data).toHaveProperty('fields.targetValue');
});

test('a notice is read in Chinese and English at least, before it is published and afterwards', async () => {
  const id = await add({ content: texts('<p>内容</p>', '<p></p>') });
  expect(await publish(id)).toMatchObject({ code: 40904 });
  await edit(id, {});
  expect((await publish(id)).code).toBe(0);
  expect(rowOf(id)).toMatchObject({ status: published, publishAt: db.stamp() });
  const emptied = await edit(id, { title: texts('测试公告', '') });
  expect(emptied).toMatchObject({ code: 40000 });
  expect(rowOf(id).title.en).toBe('Test notice');
});

test('it appears at its time, expires at its time, and its history says so', async () => {
  const publishAt = stampOf(db.now() + 2 * HOUR);
  const expireAt = stampOf(db.now() + DAY);
  const id = await add({ publishAt, expireAt });
  expect((await publish(id, 0)).code).toBe(0);
  expect(rowOf(id).status).toBe(scheduled);
  place.wait(HOUR);
  runDueJobs(db);
  expect(rowOf(id).status).toBe(scheduled);
  place.wait(HOUR);
  runDueJobs(db);
  expect(rowOf(id).status).toBe(published);
  place.wait(DAY);
  runDueJobs(db);
  // A session does not outlive a day.
  operations = await signedIn(place, 'operate01');
  expect(rowOf(id).status).toBe(withdrawn);
  const { data } = await operations.ask<{ history: { result: string; operatorName: string }[] }>(
    'GET',
    `contentNotice/get?id=${id}`,
  );
  expect(data.history.map(({ result, operatorName }) => [result, operatorName !== ''])).toEqual([
    ['add', true],
    ['publish', true],
    ['publish', false],
    ['expire', false],
  ]);
  // What has expired is not published again with the same end.
  expect(await publish(id)).toMatchObject({ code: 42207 });
  expect((await edit(id, { expireAt: null })).code).toBe(0);
  expect((await publish(id)).code).toBe(0);
});

test('a time that is past is not scheduled, and a scheduled notice can be taken back or published at once', async () => {
  const id = await add();
  expect(await publish(id, 0)).toMatchObject({ code: 42207 });
  await edit(id, { publishAt: stampOf(db.now() + DAY) });
  expect((await publish(id, 0)).code).toBe(0);
  expect((await withdraw(id)).code).toBe(0);
  expect(rowOf(id).status).toBe(draft);
  await publish(id, 0);
  expect((await publish(id)).code).toBe(0);
  expect(rowOf(id)).toMatchObject({ status: published, publishAt: db.stamp() });
});

test('three are at the top and one pops up at the same time, whichever way is tried', async () => {
  await makeRoom();
  const top = [];
  for (let count = 0; count < 3; count++) top.push(await add({ isTop: 1 }));
  for (const id of top) expect((await publish(id)).code).toBe(0);
  const fourth = await add({ isTop: 1 });
  expect(await publish(fourth)).toMatchObject({ code: 42205 });
  expect((await setTop(fourth, 0)).code).toBe(0);
  expect((await publish(fourth)).code).toBe(0);
  expect(await setTop(fourth, 1)).toMatchObject({ code: 42205 });
  expect(await edit(fourth, { isTop: 1 })).toMatchObject({ code: 42205 });
  await withdraw(top[0] ?? 0);
  expect((await setTop(fourth, 1)).code).toBe(0);

  const popup = await add({ isPopup: 1 });
  expect((await publish(popup)).code).toBe(0);
  expect(await publish(await add({ isPopup: 1 }))).toMatchObject({ code: 42205 });
  expect(checkInvariants(db)).toEqual([]);
});

test('what members may have read is kept, the latest first; a draft keeps nothing', async () => {
  const id = await add();
  await edit(id, { content: texts('<p>另一份草稿</p>', '<p>Another draft</p>') });
  expect(rowOf(id).earlier).toEqual([]);
  await publish(id);
  for (const said of ['一', '二']) await edit(id, { content: texts(`<p>${said}</p>`, '<p>x</p>') });
  // A change of something else is no version.
  await edit(id, { content: texts('<p>二</p>', '<p>x</p>'), sort: 5 });
  const { data } = await operations.ask<{ content: { zh: string }; by: string }[]>(
    'GET',
    `contentNotice/versions?id=${id}`,
  );
  expect(data.map(({ content, by }) => [content.zh, by])).toEqual([
    ['<p>二</p>', 'operate01'],
    ['<p>一</p>', 'operate01'],
    ['<p>另一份草稿</p>', 'operate01'],
  ]);
});

test('members of its audience read it, and nobody else', async () => {
  const [member] = [...db.members.values()].filter(({ level }) => level === 4);
  const id = await add({ target: 2, targetValue: ['4'] });
  await publish(id);
  for (const row of db.contentNotices.values())
    if (row.id !== id && row.status === published) await withdraw(row.id);
  const random = db.random('test');
  for (let visit = 0; visit < 60; visit++) customerActs(db, random, 'contentNotice');
  const { data } = await operations.ask<{
    list: { readCount: number; audience: number; readRate: string }[];
  }>('GET', 'contentNotice/list?status%5B%5D=2');
  expect(member).toBeDefined();
  expect(data.list).toHaveLength(1);
  expect(data.list[0]?.readCount).toBe(data.list[0]?.audience);
  expect(data.list[0]?.readRate).toBe('100');
  for (const reader of rowOf(id).readBy) expect(db.members.get(reader)?.level).toBe(4);
});

test('what is published or scheduled stays, service reads alone, and a banner leads to what is published', async () => {
  const id = await add();
  await publish(id);
  expect(await operations.ask('DELETE', 'contentNotice/delete', { ids: [id] })).toMatchObject({
    code: 40904,
  });
  const options = () =>
    operations.ask<{ contentNotice: { key: string }[] }>('GET', 'common/options?type=contentNotice');
  expect((await options()).data.contentNotice.map(({ key }) => key)).toContain(String(id));
  await withdraw(id);
  expect((await options()).data.contentNotice.map(({ key }) => key)).not.toContain(String(id));
  expect((await operations.ask('DELETE', 'contentNotice/delete', { ids: [id] })).code).toBe(0);
  const service = await signedIn(place, 'service01');
  expect((await service.ask('GET', 'contentNotice/list')).code).toBe(0);
  expect(
    await service.ask('POST', 'contentNotice/add', { ...terms(), requestId: requestId() }),
  ).toMatchObject({
    code: 40300,
  });
});
