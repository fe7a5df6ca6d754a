import type { foreseen } from '@/contract/block/foreseen';
import type { WireShape } from '@/contract/field/field';
import { Refusal, wording } from './refusal';
import type { Lang, RefusalCode } from './refusal';
import { DAY, msOf } from './time';

export type Foreseen = WireShape<ReturnType<typeof foreseen>>;
type Double = Foreseen['doubles'][number];

/** Fields that refusals are about when they name none. */
const FIELDS: Partial<Record<RefusalCode, string>> = {
  40001: 'reason',
  42201: 'amount',
  42203: 'amount',
  42204: 'address',
  42205: 'amount',
};

/** The field that a refusal is about; empty if it is none in particular. */
export function fieldOf({ code, params: { field } }: Refusal): string {
  return typeof field === 'string' ? field : (FIELDS[code] ?? '');
}

/** What an attempt would be refused for; `null` for nothing. The attempt must write nothing. */
export function refusalOf(attempt: () => unknown): Refusal | null {
  try {
    attempt();
    return null;
  } catch (error) {
    if (error instanceof Refusal) return error;
    throw error;
  }
}

/** The same as a form is told. */
export function problemsOf(lang: Lang, attempt: () => unknown): Foreseen['problems'] {
  const refusal = refusalOf(attempt);
  return refusal ? [{ field: fieldOf(refusal), msg: wording(refusal, lang) }] : [];
}

/** True for something created within 24 hours of a moment, before or after it. */
export const isNear = ({ createdAt }: { createdAt: string }, at: number): boolean =>
  Math.abs(msOf(createdAt) - at) < DAY;

/** An earlier request as the maker and the checker of another one are shown it. */
export const doubleOf = (no: string, { status, createdBy, createdAt }: Omit<Double, 'no'>): Double => ({
  no,
  status,
  createdBy,
  createdAt,
});
