import { http } from 'msw';
import type { HttpHandler } from 'msw';
import type { Call } from '@/contract/call';
import type { Field, Shape } from '@/contract/field/field';
import { isForStaff, stepUpOf } from '../../src/contract/call';
import { actionOf } from './actions';
import { accessMark, holds, scopeOf, SITE, userOfToken } from './access';
import { writeOperLog } from './audit';
import type { ActionType, AuditLine, AuditNote } from './audit';
import { callerAddress } from './caller';
import type { Check } from './check';
import type { Db } from './db';
import { guard } from './guards';
import { headersOf } from './headers';
import { inputOf, readInput } from './input';
import type { InputOf } from './input';
import { runDueJobs } from './jobs';
import { measured, refusing } from './measured';
import { answered, textIn } from './once';
import { langOf, Refusal, wording, wordings } from './refusal';
import type { Lang, RefusalCode } from './refusal';
import { resolvedBy } from './resolvers';
import type { Resolve } from './resolvers';
import { stepUp } from './stepUp';
import { isScoped, refusalWithoutStaff, withoutStaff } from './staffOnly';
import type { User } from './systemRows';

/** Refusals that are about a single field, and name it. */
const NAMED = new Set<RefusalCode>([40000, 40300, 40905, 42203, 42207, 42208, 42209]);

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

/** The line that an action leaves in the operation log; that of a resource has its title. */
export interface Line {
  /** Its screen, in Chinese as the log is. */
  title: string;
  /** By default what the name of the call says it does. */
  type?: ActionType;
}

const envelope = (db: Db, code: number, msg: string, data: unknown): Response =>
  Response.json({ code, msg, data: data ?? null }, { headers: headersOf(db) });

function refuse(db: Db, refusal: Refusal, lang: Lang): Response {
  const msg = wording(refusal, lang);
  const { field } = refusal.params;
  const data =
    NAMED.has(refusal.code) && typeof field === 'string' ? { fields: { [field]: msg } } : refusal.data;
  return refusing(envelope(db, refusal.code, msg, data));
}

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

/** The whole address of a path of the backend. */
export const addressOf = (path: string): string => `/admin/${SITE}${path}`;

const METHODS = { GET: http.get, POST: http.post, PUT: http.put, DELETE: http.delete };

/** The handler of a route. */
export function handlerFor({ method, path }: Pick<Call, 'method' | 'path'>, resolve: Resolve): HttpHandler {
  const answering: Resolve = (request) => measured(request, resolve);
  return resolvedBy(
    METHODS[method](`*${addressOf(path)}`, ({ request }) => answering(request)),
    answering,
  );
}

const asAnswer = (db: Db, result: unknown): Response =>
  result instanceof Response ? result : envelope(db, 0, 'ok', result);

/** Header of every answer to a session: the mark of what its operator may open and do now. */
const ACCESS = 'X-Access';

function withMark(response: Response, db: Db, user: User): Response {
  response.headers.set(ACCESS, accessMark(db, user));
  return response;
}

/** Answers a call without a session. `check` reads the query of a GET, else the body. */
const openHandler = <Input>(
  db: Db,
  route: Pick<Call, 'method' | 'path'>,
  check: Check<Input>,
  work: (context: OpenContext<Input>) => unknown,
): HttpHandler =>
  handlerFor(route, async (request) => {
    const context = contextOf(db, request);
    try {
      return asAnswer(db, work({ ...context, input: check(await readInput(request), 'body') }));
    } catch (error) {
      if (error instanceof Refusal) return refuse(db, error, context.lang);
      throw error;
    }
  });

/** Serves what answers name by its address, and the contract leaves to each backend: a file, a page of another site. */
export const ownAddress = <Input>(
  db: Db,
  path: string,
  check: Check<Input>,
  work: (context: OpenContext<Input>) => Response,
): HttpHandler => openHandler(db, { method: 'GET', path }, check, work);

/** What is particular to the answer of a call. */
export interface AnswerTerms {
  line?: Line;
  /** In place of the contract's: operators with a data scope get nothing else, and nothing for the staff alone. */
  answer?: Shape | Field;
}

/** Actions that change nothing: their answer is no part of their line. */
const READING = new Set<ActionType>(['export', 'reveal']);

/** Some calls ask for a permission by one of their parameters, before the others are read. @throws Refusal 40300 */
function mustHoldBy({ can }: Context<unknown>, { permissionBy }: Call, body: unknown): void {
  if (!permissionBy || typeof body !== 'object' || body === null) return;
  const { parameter, paths } = permissionBy;
  const value = String(Reflect.get(body, parameter));
  const path = Object.hasOwn(paths, value) ? paths[value] : undefined;
  if (path !== undefined && !can(path)) throw new Refusal(40300);
}

/** @throws Refusal 40300 for operators who may not make a call at all */
export function mustMayCall(context: Pick<Context<unknown>, 'user' | 'can'>, described: Call): void {
  const { path, permission = path, access } = described;
  const held = access === 'free' || context.can(permission);
  if (!held || (isForStaff(described) && isScoped(context))) throw new Refusal(40300);
}

/**
 * Answers the requests of a call of the contract for a signed-in operator. Where the call always takes the own password,
 * nothing of it is looked at before that is right; one that takes it for some changes alone asks for it by `mustSign`.
 */
export function resolving<Input>(
  db: Db,
  described: Call,
  check: Check<Input>,
  work: (context: Context<Input>) => unknown,
  { line, answer: shown = described.answer }: AnswerTerms,
): Resolve {
  const { method, path, permission = path, permissionBy, access, body: fields = {} } = described;
  const action = line && { title: line.title, type: line.type ?? actionOf(described) };
  const isSigned = stepUpOf(described) === 'required';
  if (access === 'open') throw new Error(`${path} needs no session`);
  if (access === undefined) guard(db, path, [permission]);
  if (permissionBy) guard(db, path, Object.values(permissionBy.paths));

  return async (request) => {
    const open = contextOf(db, request);
    const body = await readInput(request).catch((error: unknown) => error);
    runDueJobs(db);
    const begun = performance.now();
    const user = userOfToken(db, open.token, open.ip);
    if (!user) return refuse(db, new Refusal(401), open.lang);
    const notes: AuditNote = {};
    const records: AuditNote[] = [];
    const log = (outcome: Pick<AuditLine, 'errorCode' | 'errorMsg' | 'result'>) => {
      if (!action) return;
      const cost = Math.round(performance.now() - begun);
      const entry = { ...action, ...outcome, method, url: addressOf(path), ip: open.ip, body, cost };
      for (const record of records.length ? records : [{}]) {
        writeOperLog(db, user, { ...entry, ...notes, ...record, at: db.stamp() });
      }
    };
    try {
      const context: Context<unknown> = {
        ...open,
        user,
        can: holds(db, user),
        inScope: scopeOf(db, user),
        note: (note) => Object.assign(notes, note),
        noteRecord: (note) => records.push(note),
      };
      mustMayCall(context, described);
      if (body instanceof Error) throw body;
      mustHoldBy(context, described, body);
      const input = check(body, 'body');
      if (isSigned) stepUp(context, textIn(body, 'operPassword') ?? '');
      const earlier = 'requestId' in fields ? answered(context, path, body, isSigned) : undefined;
      if (earlier?.known) return withMark(asAnswer(db, earlier.known.data), db, user);
      const found = work({ ...context, input });
      const result = shown && isScoped(context) ? withoutStaff(shown, found) : found;
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
  };
}

/**
 * Answers a call whose question is read by a check of its own, as those of lists are: `answer` reads what the contract
 * describes.
 */
export const answerAsked = <Input>(
  db: Db,
  described: Call,
  check: Check<Input>,
  work: (context: Context<Input>) => unknown,
  terms: AnswerTerms = {},
): HttpHandler => handlerFor(described, resolving(db, described, check, work, terms));

/**
 * Answers a call of the contract for a signed-in operator. Method, path, permission, who is refused, how the input is
 * read, whether a repetition is told from a new wish, and what of the answer a data scope leaves out come from there.
 * `work` is not asynchronous: between the checks and the change nothing else happens, so of two reviewers one wins.
 */
export const answer = <C extends Call>(
  db: Db,
  described: C,
  work: (context: Context<InputOf<C>>) => unknown,
): HttpHandler => answerAsked(db, described, inputOf(db, described), work);

/** Answers a call in the same way, as an action that leaves a line in the operation log. */
export const act = <C extends Call>(
  db: Db,
  described: C,
  line: Line,
  work: (context: Context<InputOf<C>>) => unknown,
): HttpHandler => answerAsked(db, described, inputOf(db, described), work, { line });

/** Answers a call of the contract that needs no session, or that does not mind one that is over. */
export const answerOpen = <C extends Call>(
  db: Db,
  described: C & { access: 'open' | 'free' },
  work: (context: OpenContext<InputOf<C>>) => unknown,
): HttpHandler => openHandler(db, described, inputOf<C>(db, described), work);
