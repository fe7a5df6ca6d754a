import { getResponse, http } from 'msw';
import type { HttpHandler } from 'msw';
import { SITE } from '../core/access';
import type { Db } from '../core/db';
import { randomStream } from '../core/random';
import type { Random } from '../core/random';

/** How an upload call ended: `answered` means the client received the answer, as far as the server can tell. */
export type UploadEnd = 'answered' | 'dropped' | 'failed' | 'lost' | 'expired';

export interface UploadCall {
  call: 'test' | 'chunk' | 'merge';
  identifier: string;
  /** 0 for a merge. */
  chunkNumber: number;
  end: UploadEnd;
}

/** What goes wrong with uploads, and what was seen of them. */
export interface UploadTrouble {
  random: Random;
  /** Share of calls that break off before anything is kept. */
  drop: number;
  /** Share of calls whose answer breaks off after everything was kept. */
  lose: number;
  /** Share of calls answered with 503. */
  fail: number;
  /** Milliseconds an answer takes. */
  delayMs: number;
  /** After this many chunks the sender's session ends, once; negative: never. */
  expireAfter: number;
  calls: UploadCall[];
}

/** What goes wrong in each backend; a fresh one has no trouble. */
const troubles = new WeakMap<Db, UploadTrouble>();

/** What goes wrong with a backend's uploads; `undefined` while nothing does. */
export const uploadTroubleOf = (db: Db): UploadTrouble | undefined => troubles.get(db);

const numberIn = (given: Map<string, unknown>, name: string, fallback: number): number => {
  const value = given.get(name);
  return typeof value === 'number' && Number.isFinite(value) ? value : fallback;
};

/**
 * Switches trouble on: `{seed, drop, lose, fail, delayMs, expireAfter}`, all optional; `{off: true}` ends it.
 * `{forget: true}` clears what is half here, as a server does that tidies up.
 */
export function setUploadTrouble(db: Db, wish: unknown): boolean {
  if (typeof wish !== 'object' || wish === null) return false;
  const given = new Map<string, unknown>(Object.entries(wish));
  if (given.get('forget') === true) {
    db.uploads.clear();
    return true;
  }
  if (given.get('off') === true) {
    troubles.delete(db);
    return true;
  }
  troubles.set(db, {
    random: randomStream(numberIn(given, 'seed', 1), 'uploads'),
    drop: numberIn(given, 'drop', 0),
    lose: numberIn(given, 'lose', 0),
    fail: numberIn(given, 'fail', 0),
    delayMs: Math.min(numberIn(given, 'delayMs', 0), 60_000),
    expireAfter: numberIn(given, 'expireAfter', -1),
    calls: troubles.get(db)?.calls ?? [],
  });
  return true;
}

async function factsOf(request: Request): Promise<Omit<UploadCall, 'end'>> {
  if (request.method === 'GET') {
    const query = new URL(request.url).searchParams;
    return { call: 'test', identifier: query.get('identifier') ?? '', chunkNumber: 1 };
  }
  if (request.url.includes('uploadMerge')) {
    const body: unknown = await request.json();
    const identifier =
      typeof body === 'object' && body !== null && 'identifier' in body ? body.identifier : '';
    return { call: 'merge', identifier: String(identifier), chunkNumber: 0 };
  }
  const form = await request.formData();
  const [identifier, chunkNumber] = [form.get('identifier'), form.get('chunkNumber')];
  return {
    call: 'chunk',
    identifier: typeof identifier === 'string' ? identifier : '',
    chunkNumber: Number(chunkNumber),
  };
}

function endSession(db: Db, request: Request): void {
  db.sessions.delete(/^Bearer (\S+)$/.exec(request.headers.get('authorization') ?? '')?.[1] ?? '');
}

/** Stands before a backend's own handlers, which it asks for the upload's answers: lets their calls through late, not at all, or only half. */
export function uploadTroubleHandler(db: Db, handlers: HttpHandler[]): HttpHandler {
  return http.all(new RegExp(`/admin/${SITE}bigUpload/upload(Merge)?$`), async ({ request }) => {
    const trouble = troubles.get(db);
    if (!trouble) return undefined;
    const facts = await factsOf(request.clone());
    const note = (end: UploadEnd) => trouble.calls.push({ ...facts, end });
    const draw = trouble.random.next();
    if (draw < trouble.drop) {
      note('dropped');
      return Response.error();
    }
    if (draw < trouble.drop + trouble.fail) {
      note('failed');
      return new Response('<h1>503</h1>', { status: 503, headers: { 'Content-Type': 'text/html' } });
    }
    if (facts.call === 'chunk' && trouble.expireAfter >= 0) {
      if (trouble.expireAfter === 0) endSession(db, request);
      trouble.expireAfter -= 1;
    }
    const answer = await getResponse(handlers, request);
    const body: unknown = await answer?.clone().json();
    const isOver = typeof body === 'object' && body !== null && 'code' in body && body.code === 401;
    const lost = !isOver && draw < trouble.drop + trouble.fail + trouble.lose;
    // Noted when it is kept, not when the answer arrives: from here on it need not come again.
    note(isOver ? 'expired' : lost ? 'lost' : 'answered');
    if (trouble.delayMs > 0) await new Promise((done) => void setTimeout(done, trouble.delayMs));
    return lost ? Response.error() : answer;
  });
}
