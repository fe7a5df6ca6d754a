import { blank, idOf } from '@/contract/field/brands';
import type { Id } from '@/contract/field/brands';
import { claim, claims, next, release } from '@/contract/shell/review';
import type { QUEUE_ORDERS, REVIEW_KINDS } from '@/contract/shell/review';
import { send } from './call';
import type { DateTime, RecordKey } from './types';

/** Kinds of records that are reviewed. */
export type ReviewKind = (typeof REVIEW_KINDS)[number];

/** A reservation of a record by one reviewer. */
export interface Claim {
  claimBy: string;
  claimUntil: DateTime;
}

const target = (kind: ReviewKind, id: RecordKey) => ({ kind, id: idOf(id) ?? blank<'Id'>() });

/** Reserves a record for ten minutes. @throws ApiError rejected 40902 when another reviewer holds it */
export const claimReview = (kind: ReviewKind, id: RecordKey): Promise<Claim> => send(claim, target(kind, id));

export const releaseReview = (kind: ReviewKind, id: RecordKey): Promise<unknown> =>
  send(release, target(kind, id));

/** In which order a queue is worked off. */
export type QueueOrder = (typeof QUEUE_ORDERS)[number];

/** The record to look at next; `null` when none waits. `left` counts it and all after it. */
export interface NextReview {
  id: Id | null;
  left: number;
}

/** What waits after a record, in the order asked for; after the last one it begins with the first. */
export const fetchNextReview = (
  kind: ReviewKind,
  sort: QueueOrder,
  afterId: RecordKey | null,
  signal?: AbortSignal,
): Promise<NextReview> => send(next, { kind, sort, ...(afterId === null ? {} : { afterId }) }, { signal });

/** Records of a kind that a reviewer looks at just now. */
export const fetchClaims = (kind: ReviewKind, signal?: AbortSignal): Promise<(Claim & { id: Id })[]> =>
  send(claims, { kind }, { signal });
