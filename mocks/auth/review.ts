import type { BulkAnswer } from '@/api/types';
import type { authCalls } from '@/contract/member/authCalls';
import type { Sent } from '../core/body';
import type { Context } from '../core/http';
import { invalid } from '../core/refusal';
import { decideMany } from '../core/review/perform';
import { authKind } from './kind';

type Calls = typeof authCalls;

/** What the history has of some reasons. */
const codeOf = (codes: readonly string[]) => (codes.length > 0 ? { rejectCode: codes.join(',') } : {});

/** One verdict over one request, or one rejection over several. */
export function reviewMany(context: Context<Sent<Calls['review']['body']>>): BulkAnswer {
  const { id, ids = [], version, versions, result, remark: note, checklist } = context.input;
  const bulk = ids.length > 0;
  if (bulk === (id !== undefined)) throw invalid('ids');
  // Every approval needs eyes on the pictures.
  if (bulk && result === 'approve') throw invalid('result');
  const { rejectCodes: given = [] } = context.input;
  const rejectCodes = result === 'approve' ? [] : given;
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
export function rejectForGood(context: Context<Sent<Calls['rejectFinal']['body']>>): BulkAnswer {
  const { id, version, rejectCodes, remark: note } = context.input;
  const ask = { version, note, rejectCodes, ...codeOf(rejectCodes) };
  return decideMany(context, authKind, authKind.transitions.rejectFinal, { ids: [id], ask: () => ask });
}
