import type { FieldOptions } from '@/contract/field/field';
import { isReadable } from '@/contract/field/read';
import type { Marked } from '@/contract/field/read';
import { textOf } from '@/ui/cell/value';

/** `biz_fee_type`: the fee is a share in percent. */
const PERCENT = '2';

/**
 * The unit of an amount: its coin, or the percent sign for a proportional fee. `undefined` if the amount has no unit,
 * or if the field that names it could not be read.
 */
export function unitOf(
  record: object & Marked,
  { coin, otherwise, feeType }: FieldOptions,
): string | undefined {
  if (feeType !== undefined) {
    if (!isReadable(record, feeType)) return undefined;
    if (textOf(Reflect.get(record, feeType)) === PERCENT) return '%';
  }
  if (coin === undefined || !isReadable(record, coin)) return undefined;
  // A wallet code begins with its coin.
  const [found] = (textOf(Reflect.get(record, coin)) ?? '').split('-');
  return found || otherwise;
}
