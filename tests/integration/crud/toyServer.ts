import { HttpResponse } from 'msw';
import type { HttpResponseResolver } from 'msw';
import type { WireRowOf } from '@/contract/resource';
import { ok, on } from '../server';
import type { toys } from './toys';

/** A toy as the pretended server sends it; its codes need not be known. */
export interface Toy extends Omit<WireRowOf<typeof toys>, 'id' | 'memberId' | 'status'> {
  id: number;
  memberId: number;
  status: number;
}

/** What the list was asked: the parameters, figures as numbers and lists as lists. */
export interface ToyQuery {
  pageNum: number;
  pageSize: number;
  orderNo?: string;
  orderBy?: string;
  status?: string[];
  [param: string]: unknown;
}

export const toy = (id: number, change: Partial<Toy> = {}): Toy => ({
  id,
  version: 1,
  orderNo: `R${String(id).padStart(4, '0')}`,
  status: 1,
  amount: '12.50',
  coin: 'USDT',
  address: '0x52908400098527886E0F7030069857D2E4169EE7',
  remark: '',
  createdAt: '2026-11-20 08:00:00',
  updatedBy: 'Li',
  memberId: 7,
  uid: '10000007',
  account: 'a***@mail.com',
  nickname: 'Nick',
  memberType: 1,
  level: 1,
  inviterUid: '',
  tags: [],
  ...change,
});

export const toyRange = (count: number): Toy[] => Array.from({ length: count }, (_, index) => toy(index + 1));

const STATES = [
  { key: '1', value: '待审核', isDefault: 0, listClass: 'gold', i18n: { en: 'Pending', tw: '待審核' } },
  { key: '2', value: '已入账', isDefault: 1, listClass: 'green', i18n: { en: 'Credited' } },
  { key: '3', value: '已驳回', isDefault: 1 },
];

/** Answers every dictionary with the states of toys. */
export function onDict(values: unknown = STATES): { count: number } {
  return on('get', 'dict/data/getDictData', () => ok({ info: { name: '', remark: '' }, values }));
}

/** The question in an address. */
export function queryIn(url: string): ToyQuery {
  const { searchParams: params } = new URL(url);
  const entries = [...new Set(params.keys())].map((param) =>
    param.endsWith('[]') ? [param.slice(0, -2), params.getAll(param)] : [param, params.get(param)],
  );
  const found: Record<string, unknown> = Object.fromEntries(entries);
  return { ...found, pageNum: Number(found['pageNum']), pageSize: Number(found['pageSize']) };
}

/** A list call that pages through rows and remembers what it was asked. */
export function onList(rows: () => readonly Toy[]): ToyQuery[] {
  const asked: ToyQuery[] = [];
  on('get', 'toy/list', ({ request }) => {
    const query = queryIn(request.url);
    asked.push(query);
    const all = rows().filter(({ status }) => !query.status || query.status.includes(String(status)));
    const from = (query.pageNum - 1) * query.pageSize;
    return ok({ list: all.slice(from, from + query.pageSize), total: all.length });
  });
  return asked;
}

/** Answers the single record from the rows; remembers the ids. */
export function onGet(rows: () => readonly Toy[]): string[] {
  const asked: string[] = [];
  on('get', 'toy/get', ({ request }) => {
    const id = new URL(request.url).searchParams.get('id') ?? '';
    asked.push(id);
    return ok({ ...rows().find((row) => String(row.id) === id), history: [] });
  });
  return asked;
}

/** Answers a write and remembers the bodies. */
export function onWrite(
  verb: 'post' | 'put' | 'delete',
  path: string,
  answer: HttpResponseResolver,
): Record<string, unknown>[] {
  const bodies: Record<string, unknown>[] = [];
  on(verb, path, async (info) => {
    bodies.push((await info.request.clone().json()) as Record<string, unknown>);
    return answer(info);
  });
  return bodies;
}

export const failing = (): Response => HttpResponse.text('<html>bad gateway</html>', { status: 502 });
