import { createServer } from 'node:http';
import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import { inputOf, paths, schemas, wordsOf, wrongField } from './document';
import type { Json, Operation } from './document';
import { figures, matching, page } from './recharges';
import { claim, claims, found, invalid, next, pending, Refusal, refusal, review } from './reviews';
import { captcha, login, menus, permissionsOf, sessions } from './session';

/** A request: what was sent, the schema of it, and by whom. */
type Asked = { given: Json; input: Json; token: string; who: string };

function dictionary({ dictType }: Json): Json {
  const { title, enum: codes, 'x-default': usual } = schemas[String(dictType)] ?? {};
  if (!Array.isArray(codes)) return { info: { name: '', remark: '' }, values: null };
  const values = codes.map((code) => {
    const words = (language: string) => wordsOf(String(dictType), code, language);
    const i18n = { en: words('en'), tw: words('zh-tw') };
    return { key: String(code), value: words('zh-cn'), isDefault: code === usual ? 1 : 0, i18n };
  });
  return { info: { name: title, remark: '' }, values };
}

/** Other kinds than recharges have no records here. */
const isOurs = ({ kind }: Json): boolean => kind === 'recharge';
const target = (given: Json) => found(isOurs(given) ? given['id'] : '');
const todo = { kind: 'recharge', oldest: null, oldestMinutes: null, oldestUrgency: null, late: 0 };

/** What this server has, by operation. */
const CALLS: Record<string, (asked: Asked) => unknown> = {
  'session.captcha': captcha,
  'session.login': ({ given }) => login(given),
  'session.logout': ({ token }) => void sessions.delete(token),
  'session.getUserMenus': ({ token }) => menus(token),
  'dict.getData': ({ given }) => dictionary(given),
  'recharge.list': ({ given, input }) => page(matching(given, input), given),
  'recharge.summary': ({ given, input }) => figures(given, input),
  'recharge.get': ({ given }) => ({ ...found(given['id']), ledger: [], daySum: null, secondAbove: null }),
  'recharge.review': ({ given, who }) => review(given, who),
  'review.claim': ({ given, who }) => claim(target(given), who, 10),
  'review.release': ({ given, who }) => claim(target(given), who, 0),
  'review.next': ({ given, who }) => (isOurs(given) ? next(given['afterId'], who) : { id: null, left: 0 }),
  'review.claims': ({ given }) => (isOurs(given) ? claims() : []),
  'pending': ({ given: { Type } }) => {
    const count = Math.min(pending().length, Type === 0 ? 1 : Infinity);
    return { systemRechargeCount: count, withdrawCount: 0, realNameAuthCount: 0 };
  },
  'home.overview': () => ({ rows: [] }),
  'home.todo': () => [{ ...todo, count: pending().length, mine: pending().length }],
  'home.trend': ({ given: { metric } }) => ({ metric, days: [], series: [] }),
};

async function givenOf(request: IncomingMessage, { searchParams }: URL): Promise<Json> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(Buffer.from(chunk));
  if (request.method !== 'GET') return JSON.parse(Buffer.concat(chunks).toString() || '{}') as Json;
  const listed = (name: string) => [name.slice(0, -2), searchParams.getAll(name)];
  const asked = (name: string) => (name.endsWith('[]') ? listed(name) : [name, searchParams.get(name)]);
  return Object.fromEntries([...searchParams.keys()].map(asked));
}

const answers = new Map<string, { body: string; data?: unknown }>();

async function answer(request: IncomingMessage, url: URL, operation: Operation): Promise<unknown> {
  const token = request.headers.authorization?.replace('Bearer ', '') ?? '';
  const given = await givenOf(request, url);
  const who = sessions.get(token) ?? '';
  if (!who && operation['x-access'] !== 'open') throw refusal(401);
  const { 'x-permission-by': by, 'x-permission': own } = operation;
  const needed = by ? by.permissions[String(given[by.parameter])] : own;
  const held = permissionsOf(token);
  if (needed && !held.includes('*/*/*') && !held.includes(needed)) throw refusal(40300);
  const input = inputOf(operation);
  const wrong = wrongField(input, given, request.method === 'GET');
  if (wrong !== null) throw invalid(wrong);
  const [from = '', to = ''] = (given['dateRange'] as string[] | undefined) ?? [];
  if (from > to) throw refusal(42207);
  const key = `${who} ${String(given['requestId'])}`;
  const body = JSON.stringify(given);
  const { body: before, data: known } = answers.get(key) ?? { body };
  if (before !== body) throw invalid('requestId');
  const data = known ?? CALLS[operation.operationId]?.({ given, input, token, who });
  if (given['requestId']) answers.set(key, { body, data });
  return data;
}

async function serve(request: IncomingMessage, response: ServerResponse): Promise<void> {
  const url = new URL(request.url ?? '/', 'http://localhost');
  const path = url.pathname.replace('/admin/api/v2/sitebkd', '');
  const operation = paths[path]?.[request.method?.toLowerCase() ?? ''];
  if (!operation || !CALLS[operation.operationId]) return void response.writeHead(404).end('Not found');
  response.setHeader('Content-Type', 'application/json').setHeader('Cache-Control', 'no-store');
  const data = await answer(request, url, operation).catch((error: unknown) => error);
  if (!(data instanceof Error))
    return void response.end(JSON.stringify({ code: 0, msg: 'ok', data: data ?? null }));
  const { message, cause } = data instanceof Refusal ? data : invalid('body');
  const msg = wordsOf('RefusalCode', message, request.headers['accept-language']);
  response.end(JSON.stringify({ code: Number(message), msg, data: cause }));
}

/** A server written from docs/openapi.json and docs/api.md alone; `other` answers everything outside `/admin/`. */
export const otherServer = (other: (path: string, response: ServerResponse) => void): Server =>
  createServer((request, response) => {
    if (request.url?.startsWith('/admin/')) void serve(request, response);
    else other(request.url ?? '/', response);
  });
