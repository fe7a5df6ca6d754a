import type { Id } from '@/contract/field/brands';
import { keyOf } from '@/contract/call';
import type { Call } from '@/contract/call';
import type { Shape } from '@/contract/field/field';
import type { PageQuery } from '@/contract/filter';
import { asksPersonal } from '@/contract/filter';
import { readPage } from '@/contract/page';
import type { Page } from '@/contract/page';
import { readShape } from '@/contract/field/read';
import type { Readable } from '@/contract/field/read';
import { shapeOf } from '@/contract/resource';
import type { DetailOf, Resource, RowOf, SummaryOf } from '@/contract/resource';
import { ask } from './call';
import type { SendOptions } from './call';
import { ApiError } from './failure';

function callOf({ name, calls }: Resource, verb: string): Call {
  const call = calls[verb];
  if (!call) throw new Error(`${name} has no call ${verb}`);
  return call;
}

async function readRecord<S extends Shape>(
  shape: S,
  call: Call,
  given: object,
  options: SendOptions,
): Promise<Readable<S>> {
  const record = readShape(shape, await ask(call, given, options));
  if (!record) throw new ApiError({ kind: 'malformed', field: 'data' }, call.method);
  return record;
}

async function readRows<R extends Resource>(
  resource: R,
  verb: 'list' | 'export',
  query: PageQuery,
  options: SendOptions,
): Promise<Page<RowOf<R>>> {
  const call = callOf(resource, verb);
  const asked = { ...query, ...resource.always };
  const answer = await ask(call, asked, { ...options, inBody: asksPersonal(resource, query) });
  const page = readPage<R['row']>(resource.row, answer);
  if (!page) throw new ApiError({ kind: 'malformed', field: 'data.list' }, call.method);
  return page;
}

/** One page of the list. @throws ApiError */
export const fetchPage = <R extends Resource>(resource: R, query: PageQuery, signal?: AbortSignal) =>
  readRows(resource, 'list', query, { signal });

/** All rows of a filter; more than 10,000 are refused with `tooMuch`. @throws ApiError */
export const fetchExport = <R extends Resource>(resource: R, query: PageQuery, options: SendOptions) =>
  readRows(resource, 'export', query, options);

/** One record. @throws ApiError */
export function fetchRecord<R extends Resource>(
  resource: R,
  id: Id,
  signal?: AbortSignal,
): Promise<DetailOf<R>> {
  const call = callOf(resource, 'get');
  return readRecord(shapeOf(resource, 'detail'), call, { [keyOf(call)]: id }, { signal });
}

/** Figures over all rows of the filter. @throws ApiError */
export function fetchSummary<R extends Resource>(
  resource: R,
  query: PageQuery,
  signal?: AbortSignal,
): Promise<SummaryOf<R>> {
  const inBody = asksPersonal(resource, query);
  return readRecord(shapeOf(resource, 'summary'), callOf(resource, 'summary'), query, { signal, inBody });
}
