import { useIsMutating, useQueryClient } from '@tanstack/react-query';
import type { Mutation, QueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { ApiError } from '@/api/failure';
import type { ResourceName } from '@/contract/resources';

/** What is written to. */
export interface WriteTarget {
  resource: string;
  /** Keys of the records; none: the resource as a whole, such as a new record. */
  ids: readonly string[];
  /** Other resources that read otherwise afterwards. */
  touches?: readonly ResourceName[];
}

declare module '@tanstack/react-query' {
  interface Register {
    mutationMeta: Record<string, unknown> & { write?: WriteTarget };
  }
}

/** How a write ended. `busy`: another one was under way for one of its records, and nothing was sent. */
export type Outcome<Answer> =
  | { kind: 'done'; answer: Answer }
  | { kind: 'busy' }
  | { kind: 'failed'; error: ApiError };

/**
 * Has everything a write touches read again, with the counts of what waits and the operation log, in which every
 * write leaves a line: what is on screen at once, the rest when it comes back.
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
 * Does one write. What it touches is read again, whatever came of it; a record that is being written to
 * is not written to a second time, whoever asks.
 */
export async function write<Answer>(
  client: QueryClient,
  target: WriteTarget,
  work: () => Promise<Answer>,
): Promise<Outcome<Answer>> {
  const cache = client.getMutationCache();
  // Synchronous up to the start of the mutation, so that two clicks in one moment cannot both win.
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
    // Also after a write that was refused or whose result is unknown: both say that something is otherwise.
    readAgain(client, target);
  }
}

/** `write` in the client of the screens. */
export function useWrite(): <Answer>(
  target: WriteTarget,
  work: () => Promise<Answer>,
) => Promise<Outcome<Answer>> {
  const client = useQueryClient();
  return useCallback((target, work) => write(client, target, work), [client]);
}

/** Whether a record, or without ids the resource as a whole, is being written to. */
export const useIsWriting = (target: WriteTarget): boolean =>
  useIsMutating({ predicate: concerns(target) }) > 0;
