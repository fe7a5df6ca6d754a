import { QueryObserver, useQueryClient } from '@tanstack/react-query';
import type { QueryClient, QueryKey, QueryObserverOptions, QueryObserverResult } from '@tanstack/react-query';
import { useSyncExternalStore } from 'react';

/** A question that many look at, such as the cells of a list, with one observer for all of them. */
interface SharedQuery<Data> {
  /** Calls back when data, error or state change. @returns the function that ends it */
  subscribe(listener: () => void): () => void;
  result(): QueryObserverResult<Data>;
}

function shared<Data, Key extends QueryKey>(
  client: QueryClient,
  question: QueryObserverOptions<Data, Error, Data, Data, Key>,
): SharedQuery<Data> {
  const options: typeof question = { ...question, notifyOnChangeProps: ['data', 'error', 'status'] };
  const observer = new QueryObserver(client, options);
  const listeners = new Set<() => void>();
  let stop: () => void;

  /** Nobody looked while the cache may have changed; with the end of a session it was emptied. */
  function catchUp(): void {
    const query = observer.getCurrentQuery();
    if (Object.is(client.getQueryCache().get(query.queryHash), query)) observer.updateResult();
    else observer.setOptions(options);
  }

  return {
    subscribe(listener) {
      if (listeners.size === 0) {
        catchUp();
        stop = observer.subscribe(() => listeners.forEach((each) => each()));
      }
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
        if (listeners.size === 0) stop();
      };
    },
    result() {
      if (listeners.size === 0) catchUp();
      return observer.getCurrentResult();
    },
  };
}

/** A hook that answers questions of one kind by their names, such as dictionaries by their types. */
export function sharedQueries<Name extends string, Data, Key extends QueryKey>(
  questionOf: (name: Name) => QueryObserverOptions<Data, Error, Data, Data, Key>,
): (name: Name) => QueryObserverResult<Data> {
  const caches = new WeakMap<QueryClient, Map<Name, SharedQuery<Data>>>();
  return function useShared(name) {
    const client = useQueryClient();
    const known = caches.get(client) ?? new Map<Name, SharedQuery<Data>>();
    caches.set(client, known);
    const query = known.get(name) ?? shared(client, questionOf(name));
    known.set(name, query);
    return useSyncExternalStore(query.subscribe, query.result);
  };
}
