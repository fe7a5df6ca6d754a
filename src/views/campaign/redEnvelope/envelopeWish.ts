import { EnvelopeType } from '@/contract/campaign/envelopeRules';
import { redEnvelope } from '@/contract/campaign/redEnvelope';
import { readShape } from '@/contract/field/read';
import type { Readable } from '@/contract/field/read';
import type { FormValues } from '@/crud/field/field';
import { isZero, parseMoney } from '@/lib/money';
import { textOf } from '@/ui/cell/value';

const { query } = redEnvelope.calls.preview;

/** What a preview is asked about: all that decides about the money of an envelope. */
export type Wish = Readable<typeof query>;

/** True for a form of an envelope that one member alone can claim. */
export const isExclusive = ({ type }: FormValues): boolean => Number(type) === EnvelopeType.exclusive;

/** True for a form of an envelope with parts of random amounts. */
export const isLucky = ({ type }: FormValues): boolean => Number(type) === EnvelopeType.lucky;

const decimalIn = (value: unknown) => {
  const text = textOf(value);
  return text === null ? undefined : parseMoney(text);
};

/** What the form means; `null` while something is missing or invalid. */
export function wishOf(values: FormValues): Wish | null {
  const { totalAmount, maxPerClaim, code, count } = values;
  const wish = readShape(query, {
    ...values,
    code: textOf(code) === '' ? undefined : code,
    count: isExclusive(values) ? 1 : count,
    totalAmount: decimalIn(totalAmount),
    maxPerClaim: decimalIn(maxPerClaim),
  });
  if (!wish || wish.unreadable || wish.coin === '' || isZero(wish.totalAmount)) return null;
  return wish.count >= 1 ? wish : null;
}
