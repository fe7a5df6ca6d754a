import type { BulkAnswer } from '@/api/types';
import { BULK_CAP } from '../core/bulk';
import { intMap, int, listOf, object, oneOf, optional, text, withDefault } from '../core/check';
import type { Check } from '../core/check';
import type { Context } from '../core/http';
import { invalid } from '../core/refusal';
import { decideMany } from '../core/review/perform';
import { authKind, CHECKS } from './kind';

const ticked: Check<boolean> = (value) => value === true;

const verdict = {
  id: optional(int),
  version: optional(int),
  rejectCodes: withDefault(listOf(text(30), 15), []),
  remark: withDefault(text(200), ''),
  requestId: text(64, 8),
};

/** Body of a review: one request by `id` and `version`, or several to be rejected alike by `ids` and `versions`. */
export const review = object({
  ...verdict,
  ids: optional(listOf(int, BULK_CAP)),
  versions: optional(intMap),
  result: oneOf<'approve' | 'reject'>('approve', 'reject'),
  checklist: optional(object(Object.fromEntries(CHECKS.map((name) => [name, ticked])))),
});

/** Body of a rejection for good. */
export const finalReject = object(verdict);

/** What the history has of some reasons. */
const codeOf = (codes: readonly string[]) => (codes.length > 0 ? { rejectCode: codes.join(',') } : {});

/** One verdict over one request, or one rejection over several. */
export function reviewMany(context: Context<ReturnType<typeof review>>): BulkAnswer {
  const { id, ids = [], version, versions, result, remark: note, checklist } = context.input;
  const bulk = ids.length > 0;
  if (bulk === (id !== undefined)) throw invalid('ids');
  // Every approval needs eyes on the pictures.
  if (bulk && result === 'approve') throw invalid('result');
  const rejectCodes = result === 'approve' ? [] : context.input.rejectCodes;
  return decideMany(context, authKind, authKind.transitions[result], {
    ids: bulk ? ids : [id ?? 0],
    ask: (one) => ({
      version: bulk ? versions?.get(String(one)) : version,
      note,
      checklist,
      rejectCodes,
      ...codeOf(rejectCodes),
    }),
  });
}

/** Rejects one request, and closes the level to its member. */
export function rejectForGood(context: Context<ReturnType<typeof finalReject>>): BulkAnswer {
  const { id = 0, version, rejectCodes, remark: note } = context.input;
  const ask = { version, note, rejectCodes, ...codeOf(rejectCodes) };
  return decideMany(context, authKind, authKind.transitions.rejectFinal, { ids: [id], ask: () => ask });
}
