import { failureOf, lostRequest } from '@/api/failure';
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

/** A write whose result has to be looked up. */
export interface Unclear {
  requestId: string;
  /** True: the first attempt was done, and this one, with other content, was refused. */
  changed: boolean;
}

/** What is unclear about a write after a failure: its answer was lost, or had been lost before; else `null`. */
export function unclearWrite(error: ApiError): Unclear | null {
  const lost = lostRequest(error);
  if (lost !== null) return { requestId: lost, changed: false };
  const { requestId } = error;
  return requestId !== undefined && 'requestId' in fieldProblems(error) ? { requestId, changed: true } : null;
}
