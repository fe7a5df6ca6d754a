import { http } from 'msw';
import type { HttpHandler } from 'msw';
import type { Field, Shape } from '@/contract/field/field';
import { accessMark, can, scopeOf, SITE, userOfToken } from './access';
import { writeOperLog } from './audit';
import type { ActionType, AuditLine, AuditNote } from './audit';
import { callerAddress } from './caller';
import type { Check } from './check';
import type { Db } from './db';
import { guard } from './guards';
import { headersOf } from './headers';
import { runDueJobs } from './jobs';
import { measured, refusing } from './measured';
import { readQuery } from './query';
import { invalid, langOf, Refusal, wording, wordings } from './refusal';
import type { Lang, RefusalCode } from './refusal';
import { stepUp } from './stepUp';
import type { KeptAnswer } from './tables';
import { isScoped, refusalWithoutStaff, withoutStaff } from './staffOnly';
import type { User } from './systemRows';

/** Refusals that are about a single field, and name it. */
const NAMED = new Set<RefusalCode>([40000, 40300, 40905, 42209]);

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
  /** One record of a bulk action: it gets a line, and so a history, of its own. */
  noteRecord(note: AuditNote): void;
}

/** The operator a row is shown to. */
export type Viewer = Pick<Context<unknown>, 'user' | 'lang' | 'inScope' | 'token'>;

/** A call's method and its path below `SITE`: `PUT personal/edit`. */
export type Route = `${'GET' | 'POST' | 'PUT' | 'DELETE'} ${string}`;

/** Rules of a call of a signed-in operator. */
export interface Rules {
  /** `'free'`, or paths of which one must be held. Default: the call's own path. */
  permission?: 'free' | readonly string[];
  /** Closed to operators who are bound to a member, as every call is that changes something by a permission. */
  staffOnly?: boolean;
  /** Writes an operation-log line. */
  action?: { title: string; type: ActionType };
  /** What the contract says of the answer; operators with a data scope get nothing else, and nothing for the staff alone. */
  answer?: Shape | Field;
}

const answer = (db: Db, code: number, msg: string, data: unknown): Response =>
  Response.json({ code, msg, data: data ?? null }, { headers: headersOf(db) });

function refuse(db: Db, refusal: Refusal, lang: Lang): Response {
  const msg = wording(refusal, lang);
  const { field } = refusal.params;
  const data =
    NAMED.has(refusal.code) && typeof field === 'string' ? { fields: { [field]: msg } } : refusal.data;
  return refusing(answer(db, refusal.code, msg, data));
}

const partOf = async (part: FormDataEntryValue): Promise<unknown> =>
  typeof part === 'string' ? part : new Uint8Array(await part.arrayBuffer());

/** Fields of a form; a file becomes its bytes, and a name that is given several times a list. */
async function formOf(form: FormData): Promise<object> {
  const fields = [...new Set(form.keys())].map(async (name): Promise<[string, unknown]> => {
    const [only, ...more] = await Promise.all(form.getAll(name).map(partOf));
    return [name, more.length > 0 ? [only, ...more] : only];
  });
  return Object.fromEntries(await Promise.all(fields));
}

async function readInput(request: Request): Promise<unknown> {
  if (request.method === 'GET') return readQuery(new URL(request.url).searchParams);
  const type = request.headers.get('content-type') ?? '';
  if (type.includes('multipart/form-data')) return formOf(await request.formData());
  const body = await request.text();
  if (!body) return {};
  const value = parsed(body);
  if (isDeep(value)) throw invalid('body');
  return value;
}

function parsed(json: string): unknown {
  try {
    return JSON.parse(json);
  } catch {
    throw invalid('body');
  }
}

/** Levels of a body; the deepest one of the contract has 3. */
const DEEPEST = 32;

/** True for what would let a function that calls itself run out of stack. */
const isDeep = (value: unknown, level = 0): boolean =>
  typeof value === 'object' &&
  value !== null &&
  (level === DEEPEST || Object.values(value).some((inner) => isDeep(inner, level + 1)));

function contextOf(db: Db, request: Request): OpenContext<unknown> {
  const [, token] = /^Bearer (\S+)$/.exec(request.headers.get('authorization') ?? '') ?? [];
  return {
    db,
    input: undefined,
    token,
    lang: langOf(request.headers.get('accept-language')),
    ip: callerAddress(request.headers.get('x-forwarded-for')) ?? '127.0.0.1',
    userAgent: request.headers.get('user-agent') ?? '',
  };
}

/** Actions that change nothing; operators with a data scope may do them and no others. */
const READING = new Set<ActionType>(['export', 'reveal']);

const METHODS = { GET: http.get, POST: http.post, PUT: http.put, DELETE: http.delete };

function handlerFor(route: Route, resolve: (request: Request) => Promise<Response>): HttpHandler {
  const [method, path = ''] = route.split(' ');
  const make = METHODS[method as keyof typeof METHODS];
  return make(`*/admin/${SITE}${path}`, ({ request }) => measured(request, resolve));
}

const asAnswer = (db: Db, result: unknown): Response =>
  result instanceof Response ? result : answer(db, 0, 'ok', result);

/** Header of every answer to a session: the mark of what its operator may open and do now. */
const ACCESS = 'X-Access';

function withMark(response: Response, db: Db, user: User): Response {
  response.headers.set(ACCESS, accessMark(db, user));
  return response;
}

/** Makes a handler for a call without a session. `input` reads the query of a GET, else the body. */
export function openCall<Input>(
  db: Db,
  route: Route,
  input: Check<Input>,
  run: (context: OpenContext<Input>) => unknown,
): HttpHandler {
  return handlerFor(route, async (request) => {
    const context = contextOf(db, request);
    try {
      return asAnswer(db, run({ ...context, input: input(await readInput(request), 'body') }));
    } catch (error) {
      if (error instanceof Refusal) return refuse(db, error, context.lang);
      throw error;
    }
  });
}

/** What makes two bodies the same request: not the password, nor the versions re-read since. */
const printOf = (body: unknown): string =>
  JSON.stringify(body, (key, value: unknown) =>
    ['operPassword', 'version', 'versions'].includes(key) ? undefined : value,
  );

/** A text of a body; `undefined` when it has none of this name. */
const textIn = (body: unknown, name: 'requestId' | 'operPassword'): string | undefined => {
  const given: unknown = typeof body === 'object' && body !== null ? Reflect.get(body, name) : undefined;
  return typeof given === 'string' && given !== '' ? given : undefined;
};

/**
 * What a call answered before, if its request id was used; `keep` holds the answer for the next time. What was
 * done with a password is told again with the right password only. `undefined` for a call whose body has no such id.
 */
function answered(context: Context<unknown>, path: string, body: unknown) {
  const { db, user } = context;
  const requestId = textIn(body, 'requestId');
  if (requestId === undefined) return undefined;
  const key = `${user.id} ${path} ${requestId}`;
  const print = printOf(body);
  const password = textIn(body, 'operPassword');
  const known = db.answers.get(key);
  // The same id with another wish is no repetition: answering "done" would be a lie.
  if (known && known.print !== print)
    throw new Refusal(40000, { field: 'requestId', because: 'requestUsed' });
  if (known?.guarded) stepUp(context, password ?? '');
  return {
    known,
    keep: (data: unknown, written: KeptAnswer['written']) =>
      db.answers.set(key, { print, data, guarded: password !== undefined, at: db.stamp(), written }),
  };
}

/**
 * Makes a handler for a call of a signed-in operator. `run` is not asynchronous: between the checks
 * and the change nothing else happens, so of two reviewers one wins.
 */
export function call<Input>(
  db: Db,
  route: Route,
  rules: Rules,
  input: Check<Input>,
  run: (context: Context<Input>) => unknown,
): HttpHandler {
  const [method = '', path = ''] = route.split(' ');
  const { permission = [path], action, staffOnly = false, answer: described } = rules;
  const isForStaff =
    staffOnly || (permission !== 'free' && action !== undefined && !READING.has(action.type));
  if (permission !== 'free') guard(db, path, permission);

  return handlerFor(route, async (request) => {
    const open = contextOf(db, request);
    const body = await readInput(request).catch((error: unknown) => error);
    runDueJobs(db);
    const begun = performance.now();
    const user = userOfToken(db, open.token);
    if (!user) return refuse(db, new Refusal(401), open.lang);
    const notes: AuditNote = {};
    const records: AuditNote[] = [];
    const log = (outcome: Pick<AuditLine, 'errorCode' | 'errorMsg' | 'result'>) => {
      if (!action) return;
      const cost = Math.round(performance.now() - begun);
      const line = { ...action, ...outcome, method, url: `/admin/${SITE}${path}`, ip: open.ip, body, cost };
      for (const record of records.length ? records : [{}]) {
        writeOperLog(db, user, { ...line, ...notes, ...record, at: db.stamp() });
      }
    };
    try {
      const held = permission === 'free' || permission.some((name) => can(db, user, name));
      if (!held || (isForStaff && isScoped({ user }))) throw new Refusal(40300);
      if (body instanceof Error) throw body;
      const context: Context<unknown> = {
        ...open,
        user,
        can: (name) => can(db, user, name),
        inScope: scopeOf(db, user),
        note: (note) => Object.assign(notes, note),
        noteRecord: (note) => records.push(note),
      };
      const given = input(body, 'body');
      const earlier = method === 'GET' ? undefined : answered(context, path, body);
      if (earlier?.known) return withMark(asAnswer(db, earlier.known.data), db, user);
      const found = run({ ...context, input: given });
      const result = described && isScoped(context) ? withoutStaff(described, found) : found;
      earlier?.keep(
        result,
        (records.length ? records : [{}]).map((record) => ({ ...notes, ...record })),
      );
      // Several records share one answer: it says nothing about one of them.
      log(records.length > 1 || !action || READING.has(action.type) ? {} : { result });
      return withMark(asAnswer(db, result), db, user);
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      log({ errorCode: error.code, errorMsg: wordings(error) });
      const told = isScoped({ user }) ? refusalWithoutStaff(error) : error;
      return withMark(refuse(db, told, open.lang), db, user);
    }
  });
}
