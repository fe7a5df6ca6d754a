import type { BulkAnswer } from '@/api/types';
import type { Context } from './http';
import { Refusal, wording, wordings } from './refusal';

/**
 * Runs an action over several records. What was refused is told per record, unless nothing went through; each refusal
 * gets a line of its own in the operation log either way. @throws Refusal the first one, when all were refused
 */
export function eachOf(
  { lang, noteRecord }: Pick<Context<unknown>, 'lang' | 'noteRecord'>,
  ids: readonly number[],
  act: (id: number) => void,
): BulkAnswer {
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
      const refused = { errorCode: error.code, errorMsg: wordings(error) };
      noteRecord({ targetId: String(id), targetText: '', diff: [], ...refused });
    }
  }
  if (first && !answer.success.length) {
    throw new Refusal(first.code, first.params, ids.length > 1 ? answer : first.data);
  }
  return answer;
}
