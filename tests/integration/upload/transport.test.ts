import { waitFor } from '@testing-library/react';
import { HttpResponse } from 'msw';
import { beforeEach, expect, test, vi } from 'vitest';
import { uploadTransport } from '@/api/upload';
import { startEpoch } from '@/api/client';
import { chunkFields } from '@/lib/upload/chunks';
import { UploadError } from '@/lib/upload/problem';
import type { Problem } from '@/lib/upload/problem';
import { signIn, useSession } from '@/stores/session';
import { useToasts } from '@/ui/toast/toast';
import { scripted } from '../client/scriptedXhr';
import { haveToken } from '../token';
import { ok, on, refuse } from '../server';

const FILE = { identifier: 'd'.repeat(32), name: '图 1.png', path: 'a/图 1.png', size: 4_096_001 };
const fields = chunkFields(FILE, 2);
const bytes = new Blob(['chunk two']);
const transport = uploadTransport(() => 'the token');
const { signal } = new AbortController();
const ignore = () => undefined;

beforeEach(() => haveToken());

async function problemOf(call: Promise<unknown>): Promise<Problem> {
  try {
    await call;
  } catch (error) {
    if (error instanceof UploadError) return error.problem;
    throw error;
  }
  throw new Error('The call did not fail');
}

const send = () => transport.send(fields, bytes, signal, ignore);

function signInWith(token: string): void {
  signIn({
    token,
    userInfo: {
      id: 1,
      userName: 'admin',
      userNickname: '',
      avatar: '',
      roles: [],
      time: 0,
      authBtnList: [],
    },
  });
}

test('a test asks with every field in the query, a chunk carries them as form fields with its bytes', async () => {
  const seen: Record<string, unknown>[] = [];
  on('get', 'bigUpload/upload', ({ request }) => {
    seen.push(Object.fromEntries(new URL(request.url).searchParams));
    return ok({ skipUpload: false, uploaded: [1] });
  });
  on('post', 'bigUpload/upload', async ({ request }) => {
    const { upfile, ...rest } = Object.fromEntries(await request.formData());
    seen.push(rest);
    seen.push({ text: await (upfile as File).text() });
    return ok({ needMerge: true });
  });
  expect(await transport.test(fields, signal)).toEqual({ skipUpload: false, uploaded: [1] });
  expect(await send()).toEqual({ needMerge: true });
  const texts = {
    chunkNumber: '2',
    chunkSize: '2048000',
    currentChunkSize: '2048001',
    totalSize: '4096001',
    identifier: FILE.identifier,
    filename: '图 1.png',
    relativePath: 'a/图 1.png',
    totalChunks: '2',
  };
  expect(seen).toEqual([texts, texts, { text: 'chunk two' }]);
});

test('C116 every call carries the token of the moment, and the merge has it in its body too', async () => {
  const seen: (string | null)[] = [];
  const note = ({ request }: { request: Request }) => {
    seen.push(request.headers.get('authorization'));
    return ok({});
  };
  on('get', 'bigUpload/upload', note);
  on('post', 'bigUpload/upload', note);
  const bodies: unknown[] = [];
  on('post', 'bigUpload/uploadMerge', async (info) => {
    bodies.push(await info.request.clone().json());
    return note(info);
  });
  const merge = { identifier: FILE.identifier, totalChunks: 2, totalSize: FILE.size, filename: FILE.name };
  signInWith('first');
  await transport.test(fields, signal);
  signInWith('second');
  await send();
  await transport.merge(merge, signal);
  expect(seen).toEqual(['Bearer first', 'Bearer second', 'Bearer second']);
  expect(bodies).toEqual([{ ...merge, token: 'the token' }]);
});

const page =
  (status: number, headers = {}) =>
  () =>
    new HttpResponse('<html>proxy</html>', { status, headers: { 'Content-Type': 'text/html', ...headers } });

test.each<[string, () => Response, Problem]>([
  ['C109 500', page(500), { kind: 'http', status: 500, after: 0 }],
  ['C109 503 with a wish', page(503, { 'Retry-After': '7' }), { kind: 'http', status: 503, after: 7000 }],
  [
    'C109 404 without a body',
    () => new HttpResponse(null, { status: 404 }),
    { kind: 'http', status: 404, after: 0 },
  ],
  [
    'C109 500 with an envelope',
    () => HttpResponse.json({ code: 5, msg: 'disk' }, { status: 500 }),
    { kind: 'refused', msg: 'disk', status: 500 },
  ],
  ['C109 a broken connection', () => HttpResponse.error(), { kind: 'connection' }],
  [
    'a code that is not 0',
    () => refuse(40000, 'bad chunk'),
    { kind: 'refused', msg: 'bad chunk', status: 200 },
  ],
  ['C124 a page of a proxy', page(200), { kind: 'malformed' }],
  ['C35 a code 401', () => refuse(401, 'over'), { kind: 'session' }],
])('%s', async (_, answer, problem) => {
  on('post', 'bigUpload/upload', answer);
  signInWith('token');
  expect(await problemOf(send())).toEqual(problem);
  expect(useToasts.getState().list).toEqual([]);
  expect(useSession.getState().expired).toBe(problem.kind === 'session');
});

test('calls that the end of a session breaks off are no failure of the file', async () => {
  const calls = on('post', 'bigUpload/upload', () => new Promise(() => undefined));
  const call = problemOf(send());
  await waitFor(() => expect(calls.count).toBe(1));
  startEpoch();
  expect(await call).toEqual({ kind: 'connection' });
});

test('a cancelled call ends as cancelled', async () => {
  const calls = on('post', 'bigUpload/upload', () => new Promise(() => undefined));
  const stop = new AbortController();
  const call = problemOf(transport.send(fields, bytes, stop.signal, ignore));
  await waitFor(() => expect(calls.count).toBe(1));
  stop.abort();
  expect(await call).toEqual({ kind: 'cancelled' });
});

test('C109 a chunk may take its time as long as bytes leave, and times out 50 s after the last one', async () => {
  vi.useFakeTimers();
  let request: { upload: EventTarget } | undefined;
  vi.stubGlobal(
    'XMLHttpRequest',
    scripted((xhr) => {
      request = xhr;
    }),
  );
  try {
    const sent: number[] = [];
    let ended: Problem | null = null;
    const call = problemOf(transport.send(fields, bytes, signal, (count) => sent.push(count))).then(
      (problem) => {
        ended = problem;
      },
    );
    await vi.advanceTimersByTimeAsync(49_000);
    request?.upload.dispatchEvent(
      new ProgressEvent('progress', { loaded: 5, total: 9, lengthComputable: true }),
    );
    await vi.advanceTimersByTimeAsync(49_000);
    expect([ended, sent]).toEqual([null, [5]]);
    await vi.advanceTimersByTimeAsync(1000);
    await call;
    expect(ended).toEqual({ kind: 'timeout' });
  } finally {
    vi.unstubAllGlobals();
    vi.useRealTimers();
  }
});

test('C114 a merge waits 30 s for its answer', async () => {
  vi.useFakeTimers();
  vi.stubGlobal('XMLHttpRequest', scripted(ignore));
  try {
    let ended: Problem | null = null;
    const merge = { identifier: FILE.identifier, totalChunks: 2, totalSize: FILE.size, filename: FILE.name };
    const call = problemOf(transport.merge(merge, signal)).then((problem) => {
      ended = problem;
    });
    await vi.advanceTimersByTimeAsync(29_999);
    expect(ended).toBeNull();
    await vi.advanceTimersByTimeAsync(1);
    await call;
    expect(ended).toEqual({ kind: 'timeout' });
  } finally {
    vi.unstubAllGlobals();
    vi.useRealTimers();
  }
});
