import { useSyncExternalStore } from 'react';
import type { ReviewKind } from '@/contract/shell/review';
import { onSessionEnd } from '@/stores/session';
import type { StatsKey } from './types';

/** What was decided since the operator signed in, in this browser tab. */
export interface SessionStats extends Readonly<Record<StatsKey, number>> {
  /** How long each decision took, in seconds. */
  seconds: readonly number[];
}

const EMPTY: SessionStats = { approved: 0, rejected: 0, held: 0, paid: 0, seconds: [] };

const statsByOperator = new Map<ReviewKind, SessionStats>();
const listeners = new Set<() => void>();

const statsOf = (kind: ReviewKind): SessionStats => statsByOperator.get(kind) ?? EMPTY;

function tell(): void {
  for (const listener of listeners) listener();
}

/** Counts one decision. */
export function count(kind: ReviewKind, key: StatsKey, seconds: number): void {
  const sessionStats = statsOf(kind);
  statsByOperator.set(kind, {
    ...sessionStats,
    [key]: sessionStats[key] + 1,
    seconds: [...sessionStats.seconds, seconds],
  });
  tell();
}

/** The median; `null` for an empty list. */
export function median(values: readonly number[]): number | null {
  const sorted = values.toSorted((a, b) => a - b);
  const half = Math.floor(sorted.length / 2);
  const [low, high] = [sorted[sorted.length % 2 === 1 ? half : half - 1], sorted[half]];
  return low === undefined || high === undefined ? null : (low + high) / 2;
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** What the operator has decided of one kind of record since signing in. */
export function useSessionStats(kind: ReviewKind): SessionStats {
  return useSyncExternalStore(subscribe, () => statsOf(kind));
}

onSessionEnd(() => {
  statsByOperator.clear();
  tell();
});
