import type { Call } from '@/contract/call';
import { LEAST_REASON } from '@/contract/field/limits';
import { movesOf } from '@/contract/flow';
import type { DescribedCall } from './described';

/** When a call takes a reason of some length in a field that may be shorter otherwise. */
export interface ReasonNeed {
  /** The field with the reason. */
  field: string;
  /** Fewest characters. */
  least: number;
  /** Values of other fields with which it counts. */
  sends: Readonly<Record<string, string | number>>;
  /** The field with the codes of which `other` has to be one; missing: the codes do not matter. */
  codes?: string;
}

const fieldIn = ({ body = {} }: Call, names: readonly string[]): string | undefined =>
  names.find((name) => body[name] !== undefined);

/** What the moves of its resource ask of the reason of a call, beyond the limits of the field itself. */
export function reasonNeeds({ call, of }: DescribedCall): ReasonNeed[] {
  const field = fieldIn(call, ['reason', 'remark']);
  if (!of?.resource.flow || field === undefined) return [];
  if ((call.body?.[field]?.options.min ?? 0) >= LEAST_REASON) return [];
  const codes = fieldIn(call, ['rejectCode', 'rejectCodes']);
  return movesOf(of.resource)
    .filter((move) => move.call === call && move.terms.reason !== undefined)
    .map(({ sends, terms }) => ({
      field,
      least: LEAST_REASON,
      sends,
      ...(terms.reason === 'other' && codes !== undefined ? { codes } : {}),
    }));
}
