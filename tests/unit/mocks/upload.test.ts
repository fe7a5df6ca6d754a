import { createHash } from 'node:crypto';
import { getResponse } from 'msw';
import { expect, test } from 'vitest';
import { setUploadTrouble, uploadTroubleHandler, uploadTroubleOf } from '#mocks/server/uploadTrouble';
import { bench, signedIn } from './operator';
import type { Bench, Operator } from './operator';

const CHUNK = 10;

interface Reply {
  code: number;
  data: { skipUpload: boolean; uploaded: number[]; needMerge: boolean; url?: string } | null;
}

interface Found {
  id: number;
  name: string;
  size: number;
  md5: string;
  url: string;
  createdBy: string;
}

/** A file in chunks of ten bytes, as an operator sends it. */
async function sender(place: Bench, size: number, userName = 'admin') {
  const who: Operator = await signedIn(place, userName);
  const data = new Uint8Array(size).map((_, index) => (index * 7) % 251);
  const totalChunks = Math.max(Math.floor(size / CHUNK), 1);
  const facts = {
    identifier: createHash('md5').update(data).digest('hex'),
    totalChunks,
    totalSize: size,
    filename: 'a.png',
  };
  const rangeOf = (number: number) =>
    data.subarray((number - 1) * CHUNK, number === totalChunks ? size : number * CHUNK);

  const fields = (number: number) => ({
    ...facts,
    chunkNumber: number,
    chunkSize: CHUNK,
    currentChunkSize: rangeOf(number).length,
    relativePath: 'a.png',
  });
  const ask = async (path: string, init: RequestInit): Promise<Response> => {
    const request = new Request(new URL(path, 'http://localhost/admin/api/v2/sitebkd/bigUpload/'), {
      ...init,
      headers: { authorization: `Bearer ${who.token}` },
    });
    return (await getResponse(place.handlers, request)) ?? new Response(null, { status: 404 });
  };
  const reply = async (answer: Response) => (await answer.json()) as Reply;
  const send = (number: number, bytes = rangeOf(number), other = {}) => {
    const form = new FormData();
    for (const [name, value] of Object.entries({ ...fields(number), ...other }))
      form.append(name, String(value));
    form.append('upfile', new Blob([bytes]), 'a.png');
    return ask('upload', { method: 'POST', body: form });
  };
  const test = async (other = {}) => {
    const asked = Object.entries({ ...fields(1), ...other });
    const query = new URLSearchParams(asked.map(([name, value]) => [name, String(value)]));
    return reply(await ask(`upload?${query}`, { method: 'GET' }));
  };
  return {
    who,
    facts,
    data,
    send,
    reply,
    test,
    sendAll: async () => {
      for (let number = 1; number <= totalChunks; number += 1) await send(number);
    },
    merge: async () =>
      reply(await ask('uploadMerge', { method: 'POST', body: JSON.stringify({ ...facts, token: 't' }) })),
    fetch: async (url: string) => new Uint8Array(await (await ask(url, { method: 'GET' })).arrayBuffer()),
    status: async (url: string) => (await ask(url, { method: 'GET' })).status,
    library: async () => {
      const admin = userName === 'admin' ? who : await signedIn(place, 'admin');
      const path = `file/list?md5=${facts.identifier}&orderBy=createdAt%20asc`;
      return (await admin.ask<{ list: Found[] }>('GET', path)).data.list;
    },
  };
}

test('chunks are kept, reported, merged in order and checked against the md5', async () => {
  const place = bench();
  const file = await sender(place, 35);
  expect((await file.test()).data).toMatchObject({ skipUpload: false, uploaded: [] });
  for (const number of [3, 1, 2]) expect((await file.reply(await file.send(number))).code).toBe(0);
  expect((await file.test()).data).toMatchObject({ uploaded: [1, 2, 3], needMerge: true, skipUpload: false });
  const { code, data } = await file.merge();
  expect(code).toBe(0);
  expect((await file.test()).data).toMatchObject({ skipUpload: true, url: data?.url });
  expect(await file.fetch(data?.url ?? '')).toEqual(file.data);
  expect(await file.library()).toMatchObject([
    { md5: file.facts.identifier, name: 'a.png', size: 35, url: data?.url, createdBy: 'admin' },
  ]);
});

test('a merge is refused while a chunk is missing, and when the content is not what it claims to be', async () => {
  const place = bench();
  const file = await sender(place, 20);
  await file.send(1);
  expect((await file.merge()).code).toBe(40904);
  for (const bytes of [new Uint8Array(CHUNK).fill(9), new Uint8Array(CHUNK - 1)]) {
    await file.send(1);
    await file.send(2, bytes, { currentChunkSize: bytes.length });
    expect((await file.merge()).code).toBe(40000);
    expect((await file.test()).data?.uploaded).toEqual([]);
  }
});

test('asking changes nothing, also when another size and another name are asked for', async () => {
  const place = bench();
  const file = await sender(place, 20);
  await file.send(1);
  const others = { filename: 'x.pdf', totalSize: 5, totalChunks: 1 };
  expect((await file.test(others)).data).toMatchObject({ skipUpload: false, uploaded: [] });
  expect((await file.test()).data?.uploaded).toEqual([1]);
});

test.each(['admin', 'common'])(
  'what %s sends to a complete file of admin leaves it as it is',
  async (name) => {
    const place = bench();
    const file = await sender(place, 20);
    await file.sendAll();
    const url = (await file.merge()).data?.url ?? '';
    const before = await file.library();

    const other = await sender(place, 20, name);
    const bytes = new Uint8Array(CHUNK).fill(9);
    await other.send(2, bytes);
    await other.send(1, new Uint8Array(2 * CHUNK).fill(9), { totalChunks: 1, currentChunkSize: 2 * CHUNK });
    await other.send(1, bytes, { totalChunks: 1, totalSize: CHUNK, filename: 'x.pdf' });
    await other.test({ filename: 'x.pdf', totalSize: 5, totalChunks: 1 });
    await other.merge();

    expect((await file.test()).data).toMatchObject({ skipUpload: true, url });
    expect(await file.fetch(url)).toEqual(file.data);
    expect(await file.library()).toEqual(before);
  },
);

test('nobody reads, sees or completes the parts of another operator', async () => {
  const place = bench();
  const file = await sender(place, 20);
  const other = await sender(place, 20, 'common');
  await file.sendAll();
  expect((await other.test()).data).toMatchObject({ skipUpload: false, uploaded: [], needMerge: false });
  expect((await other.merge()).code).toBe(40904);
  const url = (await file.merge()).data?.url ?? '';
  expect((await other.test()).data?.skipUpload).toBe(false);
  expect((await other.merge()).code).toBe(40904);
  expect(url).not.toContain(file.facts.identifier);
});

test('the same content of another operator is a file of their own, once they have sent all of it', async () => {
  const place = bench();
  const file = await sender(place, 20);
  const other = await sender(place, 20, 'common');
  await file.sendAll();
  await file.merge();
  await other.send(1);
  expect((await other.merge()).code).toBe(40904);
  await other.send(2);
  const theirs = await other.merge();
  expect(theirs.code).toBe(0);
  const [first, second] = await file.library();
  expect([first, second]).toMatchObject([{ createdBy: 'admin' }, { createdBy: 'common' }]);
  await file.who.ask('DELETE', 'file/delete', { ids: [first?.id] });
  expect(await file.status(first?.url ?? '')).toBe(404);
  expect(await other.fetch(theirs.data?.url ?? '')).toEqual(file.data);
  expect((await other.test()).data?.skipUpload).toBe(true);
});

test('a deleted file is unknown afterwards, and a file is not deleted twice', async () => {
  const place = bench();
  const file = await sender(place, 10);
  const { url = '' } = (await file.reply(await file.send(1))).data ?? {};
  const ids = (await file.library()).map(({ id }) => id);
  expect((await file.who.ask('DELETE', 'file/delete', { ids })).code).toBe(0);
  expect((await file.who.ask('DELETE', 'file/delete', { ids })).code).toBe(40400);
  expect((await file.test()).data?.skipUpload).toBe(false);
  expect(await file.status(url)).toBe(404);
});

/** A backend whose uploads can be given trouble. */
function troubled(): Bench {
  const place = bench();
  const { db, handlers } = place;
  return { ...place, handlers: [uploadTroubleHandler(db, handlers), ...handlers] };
}

test('trouble: calls break off before or after they are kept, fail, or end the session; all of it is noted', async () => {
  const place = troubled();
  const file = await sender(place, 40);
  const ends = () =>
    uploadTroubleOf(place.db)?.calls.map(({ call, chunkNumber, end }) => [call, chunkNumber, end]);
  expect(setUploadTrouble(place.db, { drop: 1 })).toBe(true);
  expect((await file.send(1)).type).toBe('error');
  setUploadTrouble(place.db, { fail: 1 });
  expect((await file.send(1)).status).toBe(503);
  setUploadTrouble(place.db, { lose: 1 });
  expect((await file.send(1)).type).toBe('error');
  setUploadTrouble(place.db, {});
  expect((await file.test()).data?.uploaded).toEqual([1]);
  setUploadTrouble(place.db, { expireAfter: 1 });
  expect((await file.reply(await file.send(2))).code).toBe(0);
  expect((await file.reply(await file.send(3))).code).toBe(401);
  expect(ends()).toEqual([
    ['chunk', 1, 'dropped'],
    ['chunk', 1, 'failed'],
    ['chunk', 1, 'lost'],
    ['test', 1, 'answered'],
    ['chunk', 2, 'answered'],
    ['chunk', 3, 'expired'],
  ]);
});

test('trouble: half a file can be forgotten, a whole one is kept; nonsense is no wish', async () => {
  const place = troubled();
  const half = await sender(place, 40);
  const whole = await sender(place, 10);
  await half.send(1);
  await whole.send(1);
  setUploadTrouble(place.db, { forget: true });
  expect((await half.test()).data?.uploaded).toEqual([]);
  expect((await whole.test()).data?.skipUpload).toBe(true);
  expect(setUploadTrouble(place.db, 'x')).toBe(false);
  setUploadTrouble(place.db, { drop: 1 });
  setUploadTrouble(place.db, { off: true });
  expect((await half.test()).code).toBe(0);
});
