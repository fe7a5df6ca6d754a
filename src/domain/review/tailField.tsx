import { ADDRESS_TAIL } from '@/contract/finance/withdraw';
import { TextInput } from '@/crud/control/TextInput';
import type { FormField } from '@/crud/field/field';
import { textOf } from '@/ui/cell/value';
import { required } from '@/crud/field/rules';

/**
 * A field for the last characters of an address, sent as `addressTail`. Typing them makes sure that the operator
 * has read the address.
 */
export function tailField(address: string): FormField {
  const tail = address.slice(-ADDRESS_TAIL);
  return {
    name: 'addressTail',
    label: { keys: ['review.tail'], fallback: 'addressTail' },
    control: <TextInput />,
    hint: 'review.tailHint',
    clean: (value) => textOf(value)?.trim(),
    rules: [required, (value, t) => ((textOf(value) ?? '').trim() === tail ? null : t('review.tailWrong'))],
  };
}
