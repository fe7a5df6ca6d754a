import { useQuery } from '@tanstack/react-query';
import type { UseQueryResult } from '@tanstack/react-query';
import { send } from '@/api/call';
import type { GivenOf } from '@/api/call';
import type { Call } from '@/contract/call';
import type { AnswerOf } from '@/contract/resource';

/** Milliseconds: others work while the operator reads. */
const AGAIN = 5000;

/** What a call says that another one would do; read again while it is on screen. `null` asks nothing. */
export const useDryRun = <C extends Call>(call: C, given: GivenOf<C> | null): UseQueryResult<AnswerOf<C>> =>
  useQuery({
    queryKey: ['dryRun', call.path, given],
    queryFn: async ({ signal }) => {
      if (given === null) throw new Error('nothing to ask');
      return send(call, given, { signal });
    },
    enabled: given !== null,
    refetchInterval: AGAIN,
    staleTime: 0,
    gcTime: 0,
  });
