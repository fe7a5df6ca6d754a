import type { BulkAnswer } from '@/api/types';
import { Refusal, wording } from './refusal';
import type { Lang } from './refusal';

/** Most records of one bulk action. */
export const BULK_CAP = 50;

/**
 * Runs an action over several records: what was refused is told per record, unless nothing went
 * through. @throws Refusal the first one, when all were refused
 */
export function eachOf(ids: readonly number[], lang: Lang, act: (id: number) => void): BulkAnswer {
  const answer: BulkAnswer = { success: [], failed: [] };
  let first: Refusal | undefined;
  for (const id of new Set(ids)) {
    try {
      act(id);
      answer.success.push(id);
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      first ??= error;
      answer.failed.push({ id, code: error.code, msg: wording(error, lang) });
    }
  }
  if (first && !answer.success.length) {
    throw new Refusal(first.code, first.params, ids.length > 1 ? answer : first.data);
  }
  return answer;
}
