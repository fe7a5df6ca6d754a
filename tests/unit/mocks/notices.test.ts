import fc from 'fast-check';
import { expect, test } from 'vitest';
import { markupIn, plainText } from '#mocks/notice/plainText';
import { DAY, HOUR, stampOf } from '#mocks/core/time';
import { bench, NOON, signedIn } from './operator';
import type { Operator } from './operator';

interface Notice {
  id: number;
  version: number;
  title: string;
  status: number;
  audience: number;
  readRate: string;
  content: string;
  publishAt: string | null;
  history: { result: string; operatorName: string; diff: { field: string; after: string | null }[] }[];
}

interface Mine {
  id: number;
  title: string;
  content: string;
  readAt: string | null;
  ackAt: string | null;
}

const URGENT = {
  title: '停止打款',
  content: '热钱包异常\n<img src=x onerror=alert(1)>请立即停止',
  noticeType: 1,
  level: 3,
  needAck: 1,
  target: 2,
  targetIds: [2],
};

async function desk() {
  const place = bench();
  const admin = await signedIn(place, 'admin');
  const finance = await signedIn(place, 'finance01');
  const risk = await signedIn(place, 'risk001');
  const get = async (id: number) => (await admin.ask<Notice>('GET', `notice/get?id=${id}`)).data;
  const add = async (body: object) => (await admin.ask<{ id: number }>('POST', 'notice/add', body)).data.id;
  const publish = async (id: number, on: 0 | 1 = 1, publishAt?: string) =>
    (await admin.ask('PUT', 'notice/publish', { id, version: (await get(id)).version, on, publishAt })).code;
  return { place, admin, finance, risk, get, add, publish };
}

const mine = async (who: Operator) => (await who.ask<Mine[]>('GET', 'notice/mine')).data;

const waiting = async (who: Operator) =>
  (
    await who.ask<{ notices: { unread: number; urgent: number } }>(
      'POST',
      'cwManage/rechargeWithdrawReview',
      { Type: 0 },
    )
  ).data.notices;

test('a notice is seen by its audience alone, from its publication until it is closed', async () => {
  const { finance, risk, admin, add, publish } = await desk();
  const id = await add(URGENT);
  const sees = async (who: Operator) => (await mine(who)).some((one) => one.id === id);
  expect([await sees(finance), await sees(risk), await sees(admin)]).toEqual([false, false, false]);
  expect(await publish(id)).toBe(0);
  expect([await sees(finance), await sees(risk), await sees(admin)]).toEqual([true, false, false]);
  expect(await publish(id, 0)).toBe(0);
  expect(await sees(finance)).toBe(false);
  expect(await publish(id, 0)).toBe(40904);
});

test('a scheduled notice is published by the job at its time, which its history and the log of the job tell', async () => {
  const { place, admin, finance, get, add, publish } = await desk();
  const id = await add(URGENT);
  const publishAt = stampOf(NOON + HOUR);
  const sees = async () => (await mine(finance)).some((one) => one.id === id);
  expect(await publish(id, 1, publishAt)).toBe(0);
  expect(await get(id)).toMatchObject({ status: 3, publishAt });
  place.wait(HOUR - 1000);
  expect(await sees()).toBe(false);
  place.wait(1000);
  expect(await sees()).toBe(true);
  const { status, publishAt: published, history } = await get(id);
  expect([status, published]).toEqual([1, publishAt]);
  expect(history.slice(-2)).toMatchObject([
    {
      result: 'publish',
      operatorName: 'admin',
      diff: [
        { field: 'status', after: '3' },
        { field: 'publishAt', after: publishAt },
      ],
    },
    { result: 'publish', operatorName: '', diff: [{ field: 'status', after: '1' }] },
  ]);
  const jobs = await admin.ask<{ list: { id: number; invokeTarget: string }[] }>(
    'GET',
    'job/list?invokeTarget=noticePublish',
  );
  const logs = await admin.ask<{ list: object[] }>(
    'GET',
    `jobLog/list?pageSize=1&jobId=${jobs.data.list[0]?.id}`,
  );
  expect(logs.data.list).toMatchObject([{ startAt: publishAt, records: 1, result: 1 }]);
});

test('a publication that is scheduled can be moved, taken back, or made at once; only a draft is changed', async () => {
  const { place, admin, get, add, publish } = await desk();
  const id = await add(URGENT);
  const at = (hours: number) => stampOf(NOON + hours * HOUR);
  const edit = async () =>
    (await admin.ask('PUT', 'notice/edit', { ...URGENT, id, version: (await get(id)).version })).code;
  expect(await publish(id, 1, at(1))).toBe(0);
  expect(await publish(id, 1, at(2))).toBe(0);
  expect(await edit()).toBe(40904);
  expect((await admin.ask('DELETE', 'notice/delete', { ids: [id] })).code).toBe(40904);
  expect(await publish(id, 0)).toBe(0);
  expect(await get(id)).toMatchObject({ status: 0, publishAt: null });
  expect(await edit()).toBe(0);
  place.wait(3 * HOUR);
  expect(await get(id)).toMatchObject({ status: 0 });
  expect(await publish(id, 1, at(5))).toBe(0);
  expect(await publish(id)).toBe(0);
  expect(await get(id)).toMatchObject({ status: 1, publishAt: at(3) });
  expect(await publish(id, 1, at(6))).toBe(40904);
});

test.each([
  ['now', 0],
  ['a time that is past', -HOUR],
  ['a time more than a year ahead', 366 * DAY],
])('%s is no time for a publication', async (_, later) => {
  const { admin, get, add } = await desk();
  const id = await add(URGENT);
  const body = { id, version: (await get(id)).version, on: 1, publishAt: stampOf(NOON + later) };
  const { code, msg, data } = await admin.ask<{ fields: object }>('PUT', 'notice/publish', body);
  expect([code, msg, Object.keys(data.fields)]).toEqual([
    40000,
    '须晚于现在，且在 365 天之内',
    ['publishAt'],
  ]);
  expect(await get(id)).toMatchObject({ status: 0, publishAt: null });
});

test('an urgent notice is told with the poll until it is confirmed; reading it is not enough', async () => {
  const { finance, get, add, publish } = await desk();
  const before = await waiting(finance);
  const id = await add(URGENT);
  await publish(id);
  expect(await waiting(finance)).toEqual({ unread: before.unread + 1, urgent: before.urgent + 1 });
  await finance.ask('PUT', 'notice/read', { ids: [id], confirm: 0 });
  expect(await waiting(finance)).toEqual({ unread: before.unread + 1, urgent: before.urgent + 1 });
  await finance.ask('PUT', 'notice/read', { ids: [id], confirm: 1 });
  expect(await waiting(finance)).toEqual(before);
  expect(await get(id)).toMatchObject({ audience: 2, readRate: '50' });
});

test('who has read and confirmed a notice is told', async () => {
  const { admin, finance, add, publish } = await desk();
  const id = await add(URGENT);
  await publish(id);
  await finance.ask('PUT', 'notice/read', { ids: [id], confirm: 1 });
  const { data } = await admin.ask<{ userName: string; readAt: string | null; ackAt: string | null }[]>(
    'GET',
    `notice/readers?id=${id}`,
  );
  expect(data.map(({ userName, readAt, ackAt }) => [userName, readAt !== null, ackAt !== null])).toEqual([
    ['finance01', true, true],
    ['finance02', false, false],
  ]);
});

test('nobody confirms a notice that is not for him', async () => {
  const { risk, add, publish } = await desk();
  const id = await add(URGENT);
  await publish(id);
  expect((await risk.ask('PUT', 'notice/read', { ids: [id], confirm: 1 })).code).toBe(40400);
});

test('drafts alone are changed, and what is published is not deleted', async () => {
  const { admin, get, add, publish } = await desk();
  const id = await add(URGENT);
  const edit = async () =>
    (await admin.ask('PUT', 'notice/edit', { ...URGENT, title: '新', id, version: (await get(id)).version }))
      .code;
  expect(await edit()).toBe(0);
  await publish(id);
  expect(await edit()).toBe(40904);
  expect((await admin.ask('DELETE', 'notice/delete', { ids: [id] })).code).toBe(40904);
  await publish(id, 0);
  expect((await admin.ask('DELETE', 'notice/delete', { ids: [id] })).code).toBe(0);
});

test.each([
  ['nobody named', { targetIds: [] }, 'targetIds'],
  ['a role there is not', { targetIds: [999] }, 'targetIds'],
  ['an unknown kind of audience', { target: 9 }, 'target'],
  ['nothing but HTML', { content: '<script>alert(1)</script>' }, 'content'],
  ['a long title', { title: '长'.repeat(81) }, 'title'],
])('refused by the name of its field: %s', async (_, change, field) => {
  const { admin } = await desk();
  const { code, data } = await admin.ask<{ fields: object }>('POST', 'notice/add', { ...URGENT, ...change });
  expect(code).toBe(40000);
  expect(Object.keys(data.fields)).toEqual([field]);
});

test('HTML does not get into a notice', async () => {
  const { get, add } = await desk();
  expect((await get(await add(URGENT))).content).toBe('热钱包异常\n请立即停止');
});

test.each([
  ['a < b and c > d', 'a < b and c > d'],
  ['x<3 是心', 'x<3 是心'],
  ['<scr<script>ipt>alert(1)</script>', 'ipt>alert(1)'],
  ['<p>一</p>\n<p>二</p>', '一\n二'],
  ['<!-- secret -->text', 'text'],
  ['<svg/onload=alert(1)', ''],
  ['<//script>text', 'text'],
  ['1 <<b>2', '1 2'],
  ['<!-<b>- secret -->text', '- secret -->text'],
  ['text<!-- never closed', 'text'],
  ['text<script>never closed', 'text'],
  ['a <<<< 3', 'a <<<< 3'],
])('%j as plain text is %j', (html, text) => {
  expect(plainText(html)).toBe(text);
});

test('whatever is written, nothing that opens a tag is left, and plain text stays as it is', () => {
  const bits = fc.constantFrom('<', '>', '/', 'script', 'b', ' ', '!--', '-->', '\n', 'x=1', '"');
  fc.assert(
    fc.property(fc.array(bits, { maxLength: 30 }), (parts) => {
      const text = plainText(parts.join(''));
      expect(text).not.toMatch(/<[a-z/!?]+[a-z]/i);
      expect(plainText(text)).toBe(text);
    }),
  );
});

test('however tags are nested or left open, a text is gone through once', () => {
  const bits = fc.constantFrom(
    '<',
    '<<<',
    '<a href="',
    '</',
    '<!--',
    '<script>',
    '</script',
    '>',
    'a>',
    'x',
    '"',
    ' ',
  );
  fc.assert(
    fc.property(fc.array(bits, { maxLength: 60 }), (parts) => {
      const text = parts.join('');
      let done = 0;
      for (const { from, to } of markupIn(text)) {
        expect(from).toBeGreaterThanOrEqual(done);
        expect(to).toBeGreaterThan(from);
        done = to;
      }
      expect(done).toBeLessThanOrEqual(text.length);
    }),
  );
});

test.each([
  ['tags in tags', `${'<'.repeat(6600)}${'a>'.repeat(6600)}`, 1],
  ['links in links', '<a href="'.repeat(2000), 1],
  ['comments that never end', '<!--'.repeat(5000), 1],
  ['elements that never end', '<script>'.repeat(2500), 1],
  ['signs alone', '<'.repeat(20_000), 0],
])('the server does one piece of work for %s', (_, text, pieces) => {
  expect([...markupIn(text)]).toHaveLength(pieces);
});

test('a text that is too long is refused in words', async () => {
  const { admin } = await desk();
  const body = { ...URGENT, content: '长'.repeat(20_001) };
  const { code, msg } = await admin.ask('POST', 'notice/add', body);
  expect([code, msg]).toEqual([40000, '最多 20000 个字符']);
});
