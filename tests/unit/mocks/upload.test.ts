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

/** A file in chunks of ten bytes, as an operator sends it. */
async function sender(place: Bench, size: number) {
  const who: Operator = await signedIn(place, 'admin');
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
  const address = 'http://localhost/admin/api/v2/sitebkd/bigUpload/';
  const ask = async (path: string, init: RequestInit): Promise<Response> => {
    const request = new Request(address + path, {
      ...init,
      headers: { authorization: `Bearer ${who.token}` },
    });
    return (await getResponse(place.handlers, request)) ?? new Response(null, { status: 404 });
  };
  const reply = async (answer: Response) => (await answer.json()) as Reply;
  const send = (number: number, bytes = rangeOf(number)) => {
    const form = new FormData();
    for (const [name, value] of Object.entries(fields(number))) form.append(name, String(value));
    form.append('upfile', new Blob([bytes]), 'a.png');
    return ask('upload', { method: 'POST', body: form });
  };
  const query = new URLSearchParams(Object.entries(fields(1)).map(([name, value]) => [name, String(value)]));
  return {
    who,
    facts,
    data,
    send,
    reply,
    test: async () => reply(await ask(`upload?${query}`, { method: 'GET' })),
    merge: async () =>
      reply(await ask('uploadMerge', { method: 'POST', body: JSON.stringify({ ...facts, token: 't' }) })),
    fetch: () => ask(`file?identifier=${facts.identifier}`, { method: 'GET' }),
  };
}

test('chunks are kept, reported, merged in order and checked against the md5', async () => {
  const place = bench();
  const file = await sender(place, 35);
  expect((await file.test()).data).toMatchObject({ skipUpload: false, uploaded: [] });
  for (const number of [3, 1, 2]) expect((await file.reply(await file.send(number))).code).toBe(0);
  expect((await file.test()).data).toMatchObject({ uploaded: [1, 2, 3], needMerge: true, skipUpload: false });
  expect((await file.merge()).code).toBe(0);
  expect((await file.test()).data?.skipUpload).toBe(true);
  expect(new Uint8Array(await (await file.fetch()).arrayBuffer())).toEqual(file.data);
  const library = await file.who.ask<{ list: { md5: string; name: string }[] }>(
    'GET',
    `file/list?md5=${file.facts.identifier}`,
  );
  expect(library.data.list).toMatchObject([
    { md5: file.facts.identifier, name: 'a.png', size: 35, createdBy: 'admin' },
  ]);
});

test('a merge is refused while a chunk is missing, and when the content is not what it claims to be', async () => {
  const place = bench();
  const file = await sender(place, 20);
  await file.send(1);
  expect((await file.merge()).code).toBe(40904);
  await file.send(2, new Uint8Array(CHUNK).fill(9));
  expect((await file.merge()).code).toBe(40000);
  expect((await file.test()).data?.uploaded).toEqual([]);
});

test('a deleted file is unknown afterwards, and a file is not deleted twice', async () => {
  const place = bench();
  const file = await sender(place, 10);
  await file.send(1);
  const { data } = await file.who.ask<{ list: { id: number }[] }>(
    'GET',
    `file/list?md5=${file.facts.identifier}`,
  );
  const ids = data.list.map(({ id }) => id);
  expect((await file.who.ask('DELETE', 'file/delete', { ids })).code).toBe(0);
  expect((await file.who.ask('DELETE', 'file/delete', { ids })).code).toBe(40400);
  expect((await file.test()).data?.skipUpload).toBe(false);
  expect((await file.fetch()).status).toBe(404);
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
