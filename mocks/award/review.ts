import type { award } from '@/contract/campaign/award';
import type { BulkAnswer } from '@/api/types';
import type { Sent } from '../core/body';
import type { Context } from '../core/http';
import { invalid } from '../core/refusal';
import { decideMany } from '../core/review/perform';
import { awardKind } from './kind';

/** Approves or rejects one award or several; each of them may be refused by itself. */
export function reviewMany(context: Context<Sent<(typeof award)['calls']['review']['body']>>): BulkAnswer {
  const { id, result, remark: note, operPassword, requestId, versions, again = [], ...sent } = context.input;
  const ids = sent.ids ?? (id === undefined ? [] : [id]);
  if (!ids.length || (sent.ids !== undefined && id !== undefined)) throw invalid('ids');
  return decideMany(context, awardKind, awardKind.transitions[result], {
    ids,
    operPassword,
    ask: (one) => ({
      version: versions.get(String(one)),
      note,
      requestId,
      again: again.includes(one),
    }),
  });
}
