import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { send } from '@/api/call';
import { ApiError } from '@/api/failure';
import type { Id } from '@/contract/field/brands';
import { isReadable } from '@/contract/field/read';
import type { Marked } from '@/contract/field/read';
import { readProfile } from '@/contract/member/profile';
import { readTeam } from '@/contract/member/team';
import { readTimeline } from '@/contract/member/timeline';
import type { TimelineType } from '@/contract/member/timeline';
import type { ResourceName } from '@/contract/resources';

/** First part of the keys: what a write touches is said by this name. */
const PROFILE: ResourceName = 'memberProfile';

/** The answer, where the part without which it says nothing could be read. @throws ApiError `malformed` */
function whole<A extends Marked>(answer: A, part: keyof A & string): A {
  if (isReadable(answer, part)) return answer;
  throw new ApiError({ kind: 'malformed', field: `data.${part}` }, 'GET');
}

/** Header and overview; `id` as an address has it. */
export const profileQuery = (id: string) =>
  queryOptions({
    queryKey: [PROFILE, 'header', id],
    // Without its id nothing else could be asked about the member.
    queryFn: async ({ signal }) => whole(await send(readProfile, { id }, { signal }), 'id'),
    staleTime: 0,
  });

/** One level of the tree of invitations. */
export const teamQuery = (id: Id) =>
  queryOptions({
    queryKey: [PROFILE, 'team', id],
    queryFn: async ({ signal }) => whole(await send(readTeam, { id }, { signal }), 'list'),
  });

/** What happened to a member, part by part, the latest first; without types all that the operator may see. */
export const timelineQuery = (id: Id, types: readonly TimelineType[], first: string | null = null) =>
  infiniteQueryOptions({
    queryKey: [PROFILE, 'timeline', id, types],
    queryFn: async ({ pageParam, signal }) =>
      whole(
        await send(
          readTimeline,
          { id, types, ...(pageParam === null ? {} : { before: pageParam }) },
          { signal },
        ),
        'list',
      ),
    initialPageParam: first,
    getNextPageParam: ({ next }) => next,
    staleTime: 0,
  });
