import { pending } from '@/contract/shell/pending';
import type { Marked } from '@/contract/field/read';
import { send } from './call';
import type { PendingCounts } from './types';

/** Returns what waits for approval: 0/1 flags with type 0 (for the reminder), totals with type 1. */
export const fetchPending = (type: 0 | 1, signal?: AbortSignal): Promise<PendingCounts & Marked> =>
  send(pending, { Type: type }, { signal });
