import { blank } from '@/contract/field/brands';
import type { Id } from '@/contract/field/brands';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useRef } from 'react';
import { ApiError } from '@/api/failure';
import { useClaim } from '../claim/useClaim';
import type { ClaimState } from '../claim/useClaim';
import type { Review } from './types';
import type { RiskCheck } from './checks';
import { checksQuery, recordQuery } from './queries';

/** A record under review with its checks and claim. */
export interface ReviewRecord<Detail> {
  record: Detail | undefined;
  failure: ApiError | null;
  fetching: boolean;
  retry(): void;
  /** `undefined` until they are known; empty if the review has no checks. */
  checks: readonly RiskCheck[] | undefined;
  checksFailure: ApiError | null;
  retryChecks(): void;
  claim: ClaimState;
  /** Seconds since the record came on screen. */
  elapsed(): number;
}

const NONE: readonly RiskCheck[] = [];

const failureIn = (error: unknown) => (error instanceof ApiError ? error : null);

/** Loads a record and its checks, and claims it for this operator while it is shown (`open`). */
export function useReviewRecord<Detail>(
  review: Review<Detail>,
  shown: Id | null,
  open: boolean,
): ReviewRecord<Detail> {
  const id = shown ?? blank<'Id'>();
  const on = open && shown !== null;
  const claim = useClaim(review.kind, id, on);
  const record = useQuery({ ...recordQuery(review, id), enabled: on });
  const checks = useQuery({ ...checksQuery(review, id), enabled: on && review.checks !== undefined });

  const here = record.data !== undefined;
  const since = useRef(0);
  useEffect(() => {
    if (here) since.current = Date.now();
  }, [id, here]);

  const heldByOther = useRef(false);
  const watch = useEffectEvent((kind: ClaimState['kind']) => {
    // The reviewer who held it until now may have changed it, or has decided it.
    if (kind === 'decided' || (kind === 'mine' && heldByOther.current)) void record.refetch();
    heldByOther.current = kind === 'theirs';
  });
  useEffect(() => watch(claim.kind), [claim.kind]);

  return {
    record: record.data,
    failure: failureIn(record.error),
    fetching: record.isFetching,
    retry: () => void record.refetch(),
    checks: review.checks ? checks.data : NONE,
    checksFailure: failureIn(checks.error),
    retryChecks: () => void checks.refetch(),
    claim,
    elapsed: () => (Date.now() - since.current) / 1000,
  };
}
