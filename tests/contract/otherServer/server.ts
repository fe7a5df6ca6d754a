import { createServer } from 'node:http';
import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import { inputOf, paths, schemas, wordsOf } from './document';
import type { Json, Operation } from './document';
import { exported, page } from './lists';
import type { Question } from './lists';
import { figures } from './recharges';
import { claim, claims, found, invalid, next, pending, Refusal, refusal, review } from './reviews';
import { sound } from './rules';
import type { Rules } from './rules';
import { captcha, checkPassword, login, menus, permissionsOf, sessions } from './session';
import { addAdjust, cancelAdjust, createStore } from './store';
import type { Store } from './store';

/** A request: what was sent, the schema of it, and by whom. */
interface Asked extends Question {
  token: string;
  who: string;
  rules: Rules;
  store: Store;
}

function dictionary({ dictType }: Json): Json {
  const schema = schemas[String(dictType)] ?? {};
  const { title, enum: codes, 'x-default': usual, 'x-final': final = [] } = schema;
  if (!Array.isArray(codes)) return { info: { name: '', remark: '' }, values: null };
  const list = codes.map((code: unknown) => {
    const words = (language: string) => wordsOf(String(dictType), code, language);
    const i18n = { en: words('en'), tw: words('zh-tw') };
    const isFinal = Array.isArray(final) && final.includes(code) ? { isFinal: true } : {};
    return { key: String(code), value: words('zh-cn'), isDefault: code === usual ? 1 : 0, i18n, ...isFinal };
  });
  return { info: { name: title, remark: '' }, values: list };
}

/** Other kinds have no records here. */
const kindOf = ({ given, store }: Asked) => {
  const kind = store.kinds[String(given['kind'])];
  if (!kind) throw refusal(40400);
  return kind;
};
const target = (asked: Asked) => found(kindOf(asked).rows, asked.given['id']);
const todo = { kind: 'recharge', oldest: null, oldestMinutes: null, oldestUrgency: null, late: 0 };
const ofKind = <T>(asked: Asked, make: () => T, none: T): T =>
  asked.store.kinds[String(asked.given['kind'])] ? make() : none;
const splits = { daySum: null, secondAbove: null };

const listed = (name: 'recharges' | 'adjusts' | 'auths') => (asked: Asked) =>
  page(asked.rules, asked.store[name], asked);
const summed = (asked: Asked) => figures(asked.rules, asked.store.adjusts, asked, 'AdjustFigures');
const sentOut = (asked: Asked) => exported(asked.rules, asked.store.adjusts, asked);

/** What this server has, by operation. */
const CALLS: Record<string, (asked: Asked) => unknown> = {
  'session.captcha': captcha,
  'session.login': ({ given }) => login(given),
  'session.logout': ({ token }) => void sessions.delete(token),
  'session.getUserMenus': ({ token }) => menus(token),
  'personal.verifyPassword': ({ rules, given, who }) => checkPassword(rules, who, given['password']),
  'dict.getData': ({ given }) => dictionary(given),
  'recharge.list': listed('recharges'),
  'recharge.summary': (asked) => figures(asked.rules, asked.store.recharges, asked, 'RechargeFigures'),
  'recharge.get': ({ store, given }) => ({ ...found(store.recharges, given['id']), ledger: [], ...splits }),
  'recharge.review': ({ rules, store, given, who }) => review(rules, store.recharge, given, who),
  'adjust.list': listed('adjusts'),
  'adjust.listInBody': listed('adjusts'),
  'adjust.summary': summed,
  'adjust.summaryInBody': summed,
  'adjust.export': sentOut,
  'adjust.exportInBody': sentOut,
  'adjust.get': ({ rules, store, given }) => {
    return { ...rules.sent(found(store.adjusts, given['id'])), ledger: [], ...splits };
  },
  'adjust.add': ({ store, given, who }) => addAdjust(store, given, who),
  'adjust.review': ({ rules, store, given, who }) => review(rules, store.adjust, given, who),
  'adjust.cancel': ({ rules, store, given, who }) => cancelAdjust(rules, store, given, who),
  'auth.list': listed('auths'),
  'auth.listInBody': listed('auths'),
  'review.claim': (asked) => claim(asked.rules, kindOf(asked), target(asked), asked.who, 10),
  'review.release': (asked) => void claim(asked.rules, kindOf(asked), target(asked), asked.who, 0),
  'review.next': (asked) => {
    const nothing: Json = { id: null, left: 0 };
    return ofKind(asked, () => next(asked.rules, kindOf(asked), asked.given['afterId'], asked.who), nothing);
  },
  'review.claims': (asked) => ofKind(asked, () => claims(kindOf(asked).rows), []),
  pending: ({ store, given: { Type } }) => {
    const count = Math.min(pending(store.recharges).length, Type === 0 ? 1 : Infinity);
    return { systemRechargeCount: count, withdrawCount: 0, realNameAuthCount: 0 };
  },
  'home.overview': () => ({ rows: [] }),
  'home.todo': ({ store }) => {
    const { length } = pending(store.recharges);
    return [{ ...todo, count: length, mine: length }];
  },
  'home.trend': ({ given: { metric } }) => ({ metric, days: [], series: [] }),
};

async function givenOf(request: IncomingMessage, { searchParams }: URL): Promise<Json> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(Buffer.from(chunk));
  if (request.method !== 'GET') return JSON.parse(Buffer.concat(chunks).toString() || '{}') as Json;
  const several = (name: string) => [name.slice(0, -2), searchParams.getAll(name)];
  const asked = (name: string) => (name.endsWith('[]') ? several(name) : [name, searchParams.get(name)]);
  return Object.fromEntries([...searchParams.keys()].map(asked));
}

/** What is wished: neither the password nor the versions are part of it. */
const wishOf = ({ operPassword: _own, version: _one, versions: _all, ...wish }: Json): string =>
  JSON.stringify(wish);

/** Does what is asked once for all requests with the same id. */
function once(path: string, asked: Asked, make: (asked: Asked) => unknown): unknown {
  const { rules, store, given, who } = asked;
  const { requestId } = given;
  if (requestId === undefined) return make(asked);
  const [key, wish] = [rules.keptAs(who, path, requestId), wishOf(given)];
  const known = store.answers.get(key);
  if (known && !rules.isSameWish(known.wish, wish)) throw invalid('requestId');
  if (known) return known.data;
  const data = make(asked);
  store.answers.set(key, { wish, data });
  return data;
}

async function answer(
  { rules, store }: Pick<Asked, 'rules' | 'store'>,
  request: IncomingMessage,
  url: URL,
  operation: Operation,
): Promise<unknown> {
  const token = request.headers.authorization?.replace('Bearer ', '') ?? '';
  const given = await givenOf(request, url);
  const who = sessions.get(token) ?? '';
  if (!who && operation['x-access'] !== 'open') throw refusal(401);
  const { 'x-permission-by': by, 'x-permission': own } = operation;
  const needed = by ? by.permissions[String(given[by.parameter])] : own;
  if (needed && !rules.mayCall(permissionsOf(token), needed)) throw refusal(40300);
  const input = inputOf(operation);
  const wrong = rules.wrongField(input, given, request.method === 'GET');
  if (wrong !== null) throw invalid(wrong);
  const [from = '', to = ''] = (given['dateRange'] as string[] | undefined) ?? [];
  if (from > to) throw refusal(42207);
  if (operation['x-step-up']) checkPassword(rules, who, given['operPassword']);
  const make = CALLS[operation.operationId];
  return make && once(url.pathname, { given, input, token, who, rules, store }, make);
}

async function serve(
  place: Pick<Asked, 'rules' | 'store'>,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const url = new URL(request.url ?? '/', 'http://localhost');
  const path = url.pathname.replace('/admin/api/v2/sitebkd', '');
  const operation = paths[path]?.[request.method?.toLowerCase() ?? ''];
  if (!operation || !CALLS[operation.operationId]) return void response.writeHead(404).end('Not found');
  response.setHeader('Content-Type', 'application/json').setHeader('Cache-Control', 'no-store');
  const data = await answer(place, request, url, operation).catch((error: unknown) => error);
  if (!(data instanceof Error))
    return void response.end(JSON.stringify({ code: 0, msg: 'ok', data: data ?? null }));
  const { message, cause } = data instanceof Refusal ? data : invalid('body');
  const status = place.rules.status(Number(message));
  if (status >= 500) return void response.writeHead(status).end('Internal server error');
  const msg = wordsOf('RefusalCode', message, request.headers['accept-language']);
  response.end(JSON.stringify({ code: Number(message), msg, data: cause }));
}

/**
 * A server written from docs/backend/openapi.json and docs/backend/guide.md alone; `other` answers everything outside `/admin/`, and
 * `defects` are rules that it keeps to in a way of their own.
 */
export function otherServer(
  other: (path: string, response: ServerResponse) => void,
  defects: Partial<Rules> = {},
): Server {
  const place = { rules: { ...sound, ...defects }, store: createStore() };
  return createServer((request, response) => {
    if (request.url?.startsWith('/admin/')) void serve(place, request, response);
    else other(request.url ?? '/', response);
  });
}
