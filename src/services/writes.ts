import { useIsMutating, useQueryClient } from '@tanstack/react-query';
import type { Mutation, QueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { ApiError } from '@/api/failure';
import type { ResourceName } from '@/contract/resources';

/** The records that a write changes. */
export interface WriteTarget {
  resource: string;
  /** Keys of the records; empty if the write concerns the whole resource, such as creating a record. */
  ids: readonly string[];
  /** Other resources whose data the write changes. */
  touches?: readonly ResourceName[];
}

declare module '@tanstack/react-query' {
  interface Register {
    mutationMeta: Record<string, unknown> & { write?: WriteTarget };
  }
}

/** Result of a write. `busy`: another write for one of the records was still running, and nothing was sent. */
export type Outcome<Answer> =
  | { kind: 'done'; answer: Answer }
  | { kind: 'busy' }
  | { kind: 'failed'; error: ApiError };

/**
 * Invalidates the queries of all resources that a write touches, the counts of pending records, and the operation
 * log, to which every write adds a line. Visible queries are read at once, all others when they are shown again.
 */
function readAgain(client: QueryClient, { resource, touches = [] }: WriteTarget): void {
  for (const name of new Set([resource, ...touches, 'pending', 'operLog'])) {
    void client.invalidateQueries({ queryKey: [name] });
  }
}

const overlap = (a: readonly string[], b: readonly string[]): boolean =>
  a.length === 0 && b.length === 0 ? true : a.some((id) => b.includes(id));

const concerns =
  ({ resource, ids }: WriteTarget) =>
  ({ state, meta }: Mutation): boolean =>
    state.status === 'pending' && meta?.write?.resource === resource && overlap(meta.write.ids, ids);

/**
 * Sends one write. Returns `busy` without sending if a write for one of its records is still running. All data that
 * the write touches is read again afterwards, whether it succeeded or failed.
 */
export async function write<Answer>(
  client: QueryClient,
  target: WriteTarget,
  work: () => Promise<Answer>,
): Promise<Outcome<Answer>> {
  const cache = client.getMutationCache();
  // There must be no `await` between this check and the start of the mutation: two quick clicks could both pass it.
  if (cache.find({ predicate: concerns(target) })) return { kind: 'busy' };
  const mutation = cache.build<Answer, Error, void, unknown>(client, {
    mutationFn: work,
    meta: { write: target },
    gcTime: 0,
  });
  try {
    return { kind: 'done', answer: await mutation.execute() };
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    return { kind: 'failed', error };
  } finally {
    // Also after a write that was refused or whose result is unknown: the data on screen may be out of date.
    readAgain(client, target);
  }
}

/** `write` with the query client of the screens. */
export function useWrite(): <Answer>(
  target: WriteTarget,
  work: () => Promise<Answer>,
) => Promise<Outcome<Answer>> {
  const client = useQueryClient();
  return useCallback((target, work) => write(client, target, work), [client]);
}

/** Whether a write is running for one of the records or, without ids, for the whole resource. */
export const useIsWriting = (target: WriteTarget): boolean =>
  useIsMutating({ predicate: concerns(target) }) > 0;
