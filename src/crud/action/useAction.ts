import { useQueryClient } from '@tanstack/react-query';
import type { QueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { ApiError } from '@/api/failure';
import { useT } from '@/i18n';
import type { Key } from '@/i18n/keys';
import { toast } from '@/ui/toast/toast';
import { claim, release } from './inFlight';

/** How a write ended. `busy`: another one was under way for the same record, and nothing was sent. */
export type Outcome<Answer> =
  | { kind: 'done'; answer: Answer }
  | { kind: 'busy' }
  | { kind: 'failed'; error: ApiError };

/** Has everything of the named resources, and the counts of what waits, read again: what is on screen at once, the rest when it comes back. */
function rereads(client: QueryClient, ...names: string[]): void {
  for (const name of [...names, 'pending']) void client.invalidateQueries({ queryKey: [name] });
}

/** What `useAction` hands out. Without ids the resource as a whole is what is kept busy. */
export type Act = <Answer>(
  ids: readonly (number | string)[],
  write: () => Promise<Answer>,
  done?: Key,
) => Promise<Outcome<Answer>>;

async function settle<Answer>(
  keys: readonly string[],
  write: () => Promise<Answer>,
): Promise<Outcome<Answer>> {
  if (!claim(keys)) return { kind: 'busy' };
  try {
    return { kind: 'done', answer: await write() };
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    return { kind: 'failed', error };
  } finally {
    release(keys);
  }
}

/**
 * Writes to one resource: one at a time per record, whoever asks. After a write, and also after one whose
 * result is unknown or refused, everything of the resource is read again; then `done` is said.
 */
export function useAction(name: string): Act {
  const client = useQueryClient();
  const t = useT();
  return useCallback<Act>(
    async (ids, write, done) => {
      const keys = ids.length > 0 ? ids.map((id) => `${name}:${id}`) : [`${name}:*`];
      const outcome = await settle(keys, write);
      if (outcome.kind !== 'busy') rereads(client, name);
      if (outcome.kind === 'done' && done) toast('success', t(done));
      return outcome;
    },
    [client, name, t],
  );
}
