import { http, HttpResponse } from 'msw';
import type { HttpHandler } from 'msw';
import { delay } from 'msw';
import { routed } from '#mocks/core/routed';
import { SITE } from '@/api/client';
import { Refusal } from '@/contract/refusals';
import { recordOf } from '@/lib/record';
import { server } from '../server';

/**
 * What may happen to one call:
 * - `fine`, `late`: it is answered, at once or after what was sent later
 * - `dropped`, `down`, `page`, `refused`, `expired`: it never gets to the server's data
 * - `lost`, `cut`: the server acts, and its answer is lost or breaks off
 */
export const FAULTS = [
  'fine',
  'late',
  'dropped',
  'lost',
  'down',
  'page',
  'cut',
  'refused',
  'expired',
] as const;

export type Fault = (typeof FAULTS)[number];

/** The faults of the calls to come, in their order; what comes after them is fine. */
export interface Schedule {
  /** Of the write that the flow is about. */
  write: readonly Fault[];
  /** Of everything else that a screen asks. */
  around: readonly Fault[];
}

/** A write of the flow, as it was sent. */
export interface Sent {
  requestId: unknown;
  fault: Fault;
  /** Code of the envelope that the page was given; `null` where it was given none. */
  code: number | null;
}

/** The way between the page and the server. */
export interface Network {
  /** Calls on their way. */
  inFlight(): number;
  /** The writes of the flow so far. */
  sent: readonly Sent[];
  /** Nobody answers any more, and the server behind it is let go of: of many in one test each would be kept alive. */
  close(): void;
}

/** Milliseconds. */
const LATE = 12;

const broken: Partial<Record<Fault, () => Response>> = {
  dropped: () => HttpResponse.error(),
  down: () => new HttpResponse('', { status: 503 }),
  page: () => HttpResponse.html('<html>log in to the proxy</html>'),
  refused: () =>
    HttpResponse.json({ code: Refusal.claimedByAnother, msg: '记录正由另一位操作员处理', data: null }),
  expired: () => HttpResponse.json({ code: Refusal.signedOut, msg: '', data: null }),
};

/** Lays the faults of a schedule over a server, in the place of all that was laid over it before. */
export function troubledNetwork(
  handlers: readonly HttpHandler[],
  write: string,
  { write: ofWrite, around }: Schedule,
): Network {
  const sent: Sent[] = [];
  const left = { write: [...ofWrite], around: [...around] };
  let answering = routed(handlers);
  let inFlight = 0;

  async function answer(request: Request, fault: Fault): Promise<Response> {
    const instead = broken[fault]?.();
    if (instead) return instead;
    const good = await answering(request);
    if (!good) throw new Error(`nobody answers ${request.method} ${request.url}`);
    if (fault === 'late') await delay(LATE);
    if (fault === 'lost') return HttpResponse.error();
    if (fault === 'cut') return new HttpResponse((await good.text()).slice(0, -2));
    return good;
  }

  server.resetHandlers();
  server.use(
    http.all('http://localhost/admin/*', async ({ request }) => {
      inFlight += 1;
      const isWrite = new URL(request.url).pathname === `/admin/${SITE}${write}`;
      const fault = (isWrite ? left.write : left.around).shift() ?? 'fine';
      const body = isWrite ? recordOf(JSON.parse(await request.clone().text())) : {};
      const response = await answer(request, fault);
      inFlight -= 1;
      if (isWrite) {
        const told = response.type === 'error' ? '' : await response.clone().text();
        const code = /^\{"code":(\d+)/.exec(told)?.[1];
        sent.push({
          requestId: body['requestId'],
          fault,
          code: fault === 'cut' || code === undefined ? null : Number(code),
        });
      }
      return response;
    }),
  );
  return {
    inFlight: () => inFlight,
    sent,
    close: () => {
      server.resetHandlers();
      answering = routed([]);
    },
  };
}
