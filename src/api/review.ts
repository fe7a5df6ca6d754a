import { get, post, SITE } from './client';

/** Kinds of records that are reviewed. */
export type ReviewKind = 'recharge' | 'withdraw' | 'auth' | 'adjust' | 'award' | 'violation';

/** A reservation of a record by one reviewer. */
export interface Claim {
  claimBy: string;
  claimUntil: string;
}

/** Reserves a record for ten minutes. @throws ApiError rejected 40902 when somebody else holds it */
export const claimReview = (kind: ReviewKind, id: number): Promise<Claim> =>
  post(`${SITE}review/claim`, { kind, id }, { silent: true });

export const releaseReview = (kind: ReviewKind, id: number): Promise<unknown> =>
  post(`${SITE}review/release`, { kind, id }, { silent: true });

/** In which order a queue is worked off. */
export type QueueOrder = 'oldest' | 'riskiest' | 'largest';

/** The record to look at next; `null` when none waits. `left` counts it and all after it. */
export interface NextReview {
  id: number | null;
  left: number;
}

/** What waits after a record, in the order asked for; after the last one it begins anew. */
export const fetchNextReview = (
  kind: ReviewKind,
  sort: QueueOrder,
  afterId: number | null,
  signal?: AbortSignal,
): Promise<NextReview> =>
  get(
    `${SITE}review/next`,
    { kind, sort, ...(afterId === null ? {} : { afterId }) },
    { silent: true, ...(signal ? { signal } : {}) },
  );

/** Records of a kind that somebody looks at just now. */
export const fetchClaims = (kind: ReviewKind, signal?: AbortSignal): Promise<(Claim & { id: number })[]> =>
  get(`${SITE}review/claims`, { kind }, { silent: true, ...(signal ? { signal } : {}) });
