import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { send } from '@/api/call';
import { ApiError } from '@/api/failure';
import type { Id } from '@/contract/field/brands';
import { isReadable } from '@/contract/field/read';
import type { Marked } from '@/contract/field/read';
import { readProfile } from '@/contract/member/profile';
import { readSecurity } from '@/contract/member/security';
import { readTeam } from '@/contract/member/team';
import { readTimeline } from '@/contract/member/timeline';
import type { TimelineType } from '@/contract/member/timeline';
import type { ResourceName } from '@/contract/resources';

/** First part of the query keys. Writes invalidate queries by this name. */
const PROFILE: ResourceName = 'memberProfile';

/**
 * Returns the answer if the given part of it could be read.
 * @throws ApiError `malformed` otherwise, because the answer is useless without that part
 */
function whole<A extends Marked>(answer: A, part: keyof A & string): A {
  if (isReadable(answer, part)) return answer;
  throw new ApiError({ kind: 'malformed', field: `data.${part}` }, 'GET');
}

/** Header and overview of the profile; `id` as it stands in the address, where it may be the UID. */
export const profileQuery = (id: string) =>
  queryOptions({
    queryKey: [PROFILE, 'header', id],
    // The id is required because all other requests about the member need it.
    queryFn: async ({ signal }) => whole(await send(readProfile, { id }, { signal }), 'id'),
    staleTime: 0,
  });

/** How the member's account is kept safe. */
export const securityQuery = (id: Id) =>
  queryOptions({
    queryKey: [PROFILE, 'security', id],
    queryFn: async ({ signal }) => whole(await send(readSecurity, { id }, { signal }), 'links'),
    staleTime: 0,
  });

/** One level of the tree of invitations. */
export const teamQuery = (id: Id) =>
  queryOptions({
    queryKey: [PROFILE, 'team', id],
    queryFn: async ({ signal }) => whole(await send(readTeam, { id }, { signal }), 'list'),
  });

/**
 * The events of a member in pages, latest first. An empty `types` selects all that the operator has
 * permission for.
 */
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
