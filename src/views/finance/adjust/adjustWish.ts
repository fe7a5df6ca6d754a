import { adjust } from '@/contract/finance/adjust';
import { readShape } from '@/contract/field/read';
import type { Readable } from '@/contract/field/read';
import type { FormValues } from '@/crud/field/field';
import { isZero, parseMoney } from '@/lib/money';
import { textOf } from '@/ui/cell/value';

const { query } = adjust.calls.preview;

/** What is asked for: whose balance, which way, how much. */
export type Wish = Readable<typeof query>;

/** What a half-filled form asks for; `null` while something is missing. */
export function wishOf(values: FormValues): Wish | null {
  const wish = readShape(query, { ...values, amount: parseMoney(textOf(values['amount']) ?? '') });
  return !wish || wish.unreadable || wish.coin === '' || isZero(wish.amount) ? null : wish;
}
