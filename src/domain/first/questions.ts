import type { QueryKey, UseQueryOptions } from '@tanstack/react-query';
import { addressParams } from '@/contract/params';
import type { Resource } from '@/contract/resource';
import { pageQuery, summaryQuery } from '@/crud/list/listQueries';
import { pageOf, queryOf, readSearch, wholeFilter } from '@/crud/list/listSearch';
import type { ListState } from '@/crud/list/listSearch';
import { queryClient } from '@/services/queryClient';
import { openingOf } from '@/crud/list/opening';
import { openingOf as productOpening } from '../kit/openings';
import { resources } from '../resource/resources';

/** Parameters of an address besides the filters. */
const OF_LISTS = ['pageNum', 'pageSize', 'orderBy'];

/** The state that an address opens a list in; `null` when only the screen itself can tell. */
function stateIn(resource: Resource, search: string): ListState | null {
  const params = addressParams(resource);
  const given = [...new URLSearchParams(search).keys()];
  if (!given.every((name) => params.includes(name) || OF_LISTS.includes(name))) return null;
  const state = readSearch(search, params, resource.sorts ?? []);
  return given.length > 0 ? state : { ...state, ...openingOf(resource, productOpening(resource.name)) };
}

/** Asks unless there is an answer already, about whose age the screen decides. */
function ask<T, K extends QueryKey>(options: UseQueryOptions<T, Error, T, K>): void {
  if (queryClient.getQueryState(options.queryKey) === undefined) void queryClient.prefetchQuery(options);
}

/**
 * Sends the questions that a list begins with while its code is still coming; the screen finds the answers in the
 * cache. Does nothing for other screens. A screen that asks otherwise than expected still asks by itself.
 * @param view component of the screen, such as `finance/recharge/index`
 * @param search query part of its address
 */
export function askFirst(view: string, search: string): void {
  const resource = resources.find((one) => one.view === view);
  const state = resource && stateIn(resource, search);
  if (!state) return;
  ask(pageQuery(resource, pageOf(resource, state)));
  if (resource.summary) ask(summaryQuery(resource, queryOf(wholeFilter(state))));
}
