import fc from 'fast-check';
import { delay, http, HttpResponse } from 'msw';
import { afterEach, expect, test, vi } from 'vitest';
import { del, get, post, put, SITE, startEpoch } from '@/api/client';
import { ApiError } from '@/api/failure';
import { wireClient } from '@/app/failures';
import { useSession } from '@/stores/session';
import { times } from '../../effort';
import { haveToken } from '../token';
import { signInAs } from '../render';
import { server } from '../server';

/** What may happen to one request on its way. */
type Fault = 'fine' | 'late' | 'dropped' | 'down' | 'page' | 'cut' | 'refused' | 'expired';

const FAULTS: Fault[] = ['fine', 'late', 'dropped', 'down', 'page', 'cut', 'refused', 'expired'];

const DATA = { list: [{ id: '9007199254740993', amount: '0.10' }], total: 1 };

async function answer(fault: Fault): Promise<Response> {
  switch (fault) {
    case 'late':
      await delay(3);
      return HttpResponse.json({ code: 0, msg: '', data: DATA });
    case 'dropped':
      return HttpResponse.error();
    case 'down':
      return new HttpResponse('', { status: 503 });
    case 'page':
      return HttpResponse.html('<html>login to the proxy</html>');
    case 'cut':
      return new HttpResponse('{"code":0,"data":{"list":[');
    case 'refused':
      return HttpResponse.json({ code: 40902, msg: 'changed', data: null });
    case 'expired':
      return HttpResponse.json({ code: 401, msg: '', data: null });
    case 'fine':
      return HttpResponse.json({ code: 0, msg: '', data: DATA });
  }
}

/** Twenty calls as the screens make them: one on its own, several at once, one given up, a write among reads. */
const read = (path: string) => () => get(`${SITE}${path}`, { pageNum: 1 }, { silent: true });
let attempt = 0;
const requestId = () => ({ requestId: String((attempt += 1)) });
const write = (path: string) => () => post(`${SITE}${path}`, requestId(), { silent: true });
const given = (path: string) => () => {
  const control = new AbortController();
  const call = get(`${SITE}${path}`, {}, { silent: true, signal: control.signal });
  control.abort();
  return call;
};
const FLOWS: (() => Promise<unknown>)[][] = [
  ...['user', 'role', 'dept', 'post', 'dict', 'menu'].map((path) => [read(`${path}/list`)]),
  ...['recharge', 'withdraw', 'auth', 'ticket'].map((path) => [write(`${path}/review`)]),
  ...['a', 'b', 'c'].map((path) => [read(path), read(path), read(`${path}/other`)]),
  ...['a', 'b'].map((path) => [given(path), read(path)]),
  ...['x', 'y', 'z'].map((path) => [read(path), write(`${path}/add`), read(`${path}/after`)]),
  [() => put(`${SITE}thing/edit`, requestId(), { silent: true })],
  [() => del(`${SITE}thing/delete`, requestId(), { silent: true })],
];

const unheard = vi.fn<(reason: unknown) => void>();

afterEach(() => {
  process.off('unhandledRejection', unheard);
});

test(
  'C161 through 1,000 schedules of trouble each of 20 flows ends, in data or in one known failure, and no write goes twice',
  async () => {
    expect(FLOWS).toHaveLength(20);
    process.on('unhandledRejection', unheard);
    wireClient();
    let schedule: Fault[] = [];
    const writes: string[] = [];
    server.use(
      http.all('http://localhost/admin/*', async ({ request }) => {
        if (request.method !== 'GET') writes.push(await request.text());
        return answer(schedule.shift() ?? 'fine');
      }),
    );
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.constantFrom(...FAULTS), { maxLength: 8 }),
        fc.constantFrom(...FLOWS),
        async (faults, flow) => {
          haveToken();
          signInAs();
          startEpoch();
          schedule = [...faults];
          const ends = await Promise.allSettled(flow.map((call) => call()));
          for (const end of ends) {
            if (end.status === 'fulfilled') expect(end.value).toEqual(DATA);
            else expect(end.reason).toBeInstanceOf(ApiError);
          }
          // Whoever was told that the session is over was told so by the one event that all of them share.
          const over = ends.some(
            (end) =>
              end.status === 'rejected' &&
              end.reason instanceof ApiError &&
              end.reason.failure.kind === 'sessionExpired',
          );
          if (over) expect(useSession.getState().expired).toBe(true);
        },
      ),
      { numRuns: times(1000) },
    );
    expect(writes.length).toBeGreaterThan(100);
    expect(new Set(writes).size).toBe(writes.length);
    expect(unheard).not.toHaveBeenCalled();
  },
  times(120_000),
);
