import type { ApiError } from '@/api/failure';
import { Refusal } from '@/contract/refusals';
import type { InReview } from '@/crud/action/screenAction';
import type { FormField } from '@/crud/field/field';

/** Refusals of a move that another attempt would meet again. */
const FINAL: readonly number[] = [
  Refusal.staleVersion,
  Refusal.alreadyDecided,
  Refusal.claimedByAnother,
  Refusal.samePerson,
  Refusal.wrongState,
];

/** What the form of an action has of its own in a review. */
interface FormInReview {
  fields: readonly FormField[];
  focus: string | undefined;
  final: readonly number[];
  onFinal: (error: ApiError) => void;
}

/** The form of an action in a review: with what is given to it, it begins at what is left to be typed. */
export function formInReview(
  fields: readonly FormField[],
  { given, onRefused }: InReview,
  focus: string | undefined,
): FormInReview {
  const last = fields.findLastIndex(({ name }) => name in given);
  return {
    fields: fields.map((field) => (field.name in given ? { ...field, initial: given[field.name] } : field)),
    focus: last < 0 ? focus : fields[last + 1]?.name,
    final: FINAL,
    onFinal: onRefused,
  };
}
