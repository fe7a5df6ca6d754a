import { failureOf } from '@/api/failure';
import type { ApiError } from '@/api/failure';
import { Refusal } from '@/contract/refusals';
import { recordOf } from '@/lib/record';

/** Problems of single fields, by field (`data.fields` of a refusal). */
export function fieldProblems(error: ApiError): Record<string, string> {
  const failure = failureOf(error);
  if (failure.kind !== 'rejected') return {};
  const entries = Object.entries(recordOf(recordOf(failure.data)['fields']));
  return Object.fromEntries(
    entries.filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
  );
}

/** The current record when the version sent was outdated (`data.current` of 40900); else `null`. */
export function currentRecord(error: ApiError): Record<string, unknown> | null {
  const failure = failureOf(error);
  if (failure.kind !== 'rejected' || failure.code !== Refusal.staleVersion) return null;
  const { current } = recordOf(failure.data);
  return typeof current === 'object' && current !== null ? recordOf(current) : null;
}

/** When another operator has already reviewed the record (`data.reviewedAt` of 40901); else `null`. */
export function decidedAt(error: ApiError): string | null {
  const failure = failureOf(error);
  if (failure.kind !== 'rejected' || failure.code !== Refusal.alreadyDecided) return null;
  const { reviewedAt } = recordOf(failure.data);
  return typeof reviewedAt === 'string' ? reviewedAt : null;
}
