import { http } from 'msw';
import type { HttpHandler } from 'msw';
import { can, scopeOf, SITE, userOfToken } from './access';
import { writeOperLog } from './audit';
import type { ActionType, AuditNote } from './audit';
import type { Check } from './check';
import type { Db } from './db';
import { readQuery } from './query';
import { invalid, langOf, Refusal, wording } from './refusal';
import type { Lang } from './refusal';
import type { User } from './rows';

type Method = 'get' | 'post' | 'put' | 'delete';

/** What every call knows. */
export interface OpenContext<Input> {
  db: Db;
  input: Input;
  lang: Lang;
  ip: string;
  /** The bearer token as sent. */
  token: string | undefined;
  userAgent: string;
}

/** What a call of a signed-in operator knows. */
export interface Context<Input> extends OpenContext<Input> {
  user: User;
  can(path: string): boolean;
  /** False for members outside the operator's data scope. */
  inScope(memberId: number): boolean;
  /** Adds to the operation-log line of this action. */
  note(note: AuditNote): void;
}

interface Route<Input> {
  method: Method;
  /** Below `SITE`. */
  path: string;
  /** Reads the query of a GET, else the body. */
  input: Check<Input>;
}

/** A call that needs no session. */
export interface OpenRoute<Input> extends Route<Input> {
  run(context: OpenContext<Input>): unknown;
}

/** A call of a signed-in operator. */
export interface GuardedRoute<Input> extends Route<Input> {
  /** `'free'`, or paths of which one must be held. Default: the call's own path. */
  permission?: 'free' | readonly string[];
  /** Moves money: closed to operators who are bound to a member. */
  money?: boolean;
  /** Carries a `requestId`: the same one again gets the same answer, and nothing is done twice. */
  once?: boolean;
  /** Writes an operation-log line. */
  action?: { title: string; type: ActionType };
  run(context: Context<Input>): unknown;
}

const NO_STORE = { 'Cache-Control': 'no-store' };

const answer = (code: number, msg: string, data: unknown): Response =>
  Response.json({ code, msg, data: data ?? null }, { headers: NO_STORE });

function refuse(refusal: Refusal, lang: Lang): Response {
  const msg = wording(refusal, lang);
  const { field } = refusal.params;
  const data = refusal.code === 40000 && field !== undefined ? { fields: { [field]: msg } } : refusal.data;
  return answer(refusal.code, msg, data);
}

async function readInput(request: Request): Promise<unknown> {
  if (request.method === 'GET') return readQuery(new URL(request.url).searchParams);
  const type = request.headers.get('content-type') ?? '';
  if (type.includes('multipart/form-data')) return Object.fromEntries(await request.formData());
  const body = await request.text();
  if (!body) return {};
  try {
    const value: unknown = JSON.parse(body);
    return value;
  } catch {
    throw invalid('body');
  }
}

function contextOf(db: Db, request: Request): OpenContext<unknown> {
  const [, token] = /^Bearer (\S+)$/.exec(request.headers.get('authorization') ?? '') ?? [];
  return {
    db,
    input: undefined,
    token,
    lang: langOf(request.headers.get('accept-language')),
    ip: request.headers.get('x-forwarded-for') ?? '127.0.0.1',
    userAgent: request.headers.get('user-agent') ?? '',
  };
}

const addressOf = (path: string): string => `*/admin/${SITE}${path}`;

/** Makes a handler for a call without a session. */
export function openCall<Input>(db: Db, route: OpenRoute<Input>): HttpHandler {
  return http[route.method](addressOf(route.path), async ({ request }) => {
    const context = contextOf(db, request);
    try {
      const input = route.input(await readInput(request), 'body');
      const result = await route.run({ ...context, input });
      return result instanceof Response ? result : answer(0, 'ok', result);
    } catch (error) {
      if (error instanceof Refusal) return refuse(error, context.lang);
      throw error;
    }
  });
}

/** What makes two bodies the same request: not the password, nor the versions re-read since. */
const printOf = (body: unknown): string =>
  JSON.stringify(body, (key, value: unknown) =>
    ['operPassword', 'version', 'versions'].includes(key) ? undefined : value,
  );

const requestIdOf = (body: unknown): string => {
  const given = typeof body === 'object' && body !== null && 'requestId' in body ? body.requestId : undefined;
  if (typeof given !== 'string' || !/^[\w-]{8,64}$/.test(given)) throw invalid('requestId');
  return given;
};

/** Makes a handler for a call of a signed-in operator. */
export function call<Input>(db: Db, route: GuardedRoute<Input>): HttpHandler {
  const permission = route.permission ?? [route.path];

  function admit(user: User): void {
    const held = permission === 'free' || permission.some((path) => can(db, user, path));
    if (!held || (route.money && user.bindMemberId)) throw new Refusal(40300);
  }

  async function perform(context: Context<unknown>, body: unknown): Promise<unknown> {
    if (!route.once) return route.run({ ...context, input: route.input(body, 'body') });
    const key = `${context.user.id} ${route.path} ${requestIdOf(body)}`;
    const known = db.runtime.answers.get(key);
    const print = printOf(body);
    if (known && known.print !== print) throw invalid('requestId');
    if (known) return known.data;
    const data = await route.run({ ...context, input: route.input(body, 'body') });
    db.runtime.answers.set(key, { print, data });
    return data;
  }

  return http[route.method](addressOf(route.path), async ({ request }) => {
    const open = contextOf(db, request);
    const user = userOfToken(db, open.token);
    if (!user) return refuse(new Refusal(401), open.lang);
    const notes: AuditNote = {};
    const context: Context<unknown> = {
      ...open,
      user,
      can: (path) => can(db, user, path),
      inScope: scopeOf(db, user),
      note: (note) => Object.assign(notes, note),
    };
    let body: unknown;
    const log = (failure?: { errorCode: number; errorMsg: string }) => {
      if (!route.action) return;
      writeOperLog(db, user, {
        ...route.action,
        ...notes,
        ...failure,
        method: request.method,
        url: `/admin/${SITE}${route.path}`,
        ip: open.ip,
        body,
        at: db.stamp(),
      });
    };
    try {
      body = await readInput(request);
      admit(user);
      const result = await perform(context, body);
      log();
      return result instanceof Response ? result : answer(0, 'ok', result);
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      log({ errorCode: error.code, errorMsg: wording(error, 'zh-cn') });
      return refuse(error, open.lang);
    }
  });
}
