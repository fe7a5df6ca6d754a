import { adjust } from '@/contract/finance/adjust';
import { readShape } from '@/contract/field/read';
import type { Readable } from '@/contract/field/read';
import type { FormValues } from '@/crud/field/field';
import { isZero, parseMoney } from '@/lib/money';
import { textOf } from '@/ui/cell/value';

const { query } = adjust.calls.preview;

/** The parameters of a preview: member's account, direction and amount. */
export type Wish = Readable<typeof query>;

/** The preview parameters of a form; `null` while one is missing or invalid. */
export function wishOf(values: FormValues): Wish | null {
  const wish = readShape(query, { ...values, amount: parseMoney(textOf(values['amount']) ?? '') });
  return !wish || wish.unreadable || wish.coin === '' || isZero(wish.amount) ? null : wish;
}
