import { adjusts } from '@/api/adjusts';
import type { AdjustRequest } from '@/api/adjustTypes';
import type { FormValues } from '@/crud/field/field';
import { textOf } from '@/ui/cell/value';
import { isZero, parseMoney } from '@/lib/money';

/** First part of the keys of everything that is remembered of adjustments. */
export const NAME = adjusts.name;

/** What a half-filled form asks for; `null` while something is missing. */
export function requestOf(values: FormValues): AdjustRequest | null {
  const { memberId } = values;
  const [accountType, coin, direction] = [values['accountType'], values['coin'], values['direction']].map(
    (value) => textOf(value) ?? '',
  );
  const amount = parseMoney(textOf(values['amount']) ?? '');
  if (typeof memberId !== 'number' || !accountType || !coin || !direction) return null;
  if (amount === null || isZero(amount)) return null;
  return { memberId, accountType, coin, direction, amount };
}
