import { TextInput } from '@/crud/control/TextInput';
import type { Field } from '@/crud/field/field';
import { textOf } from '@/ui/cell/value';
import { required } from '@/crud/field/rules';

const TAIL = 6;

/** Has the last six characters of an address typed: who types them has read them. Sent as `addressTail`. */
export function tailField(address: string): Field {
  const tail = address.slice(-TAIL);
  return {
    name: 'addressTail',
    label: { keys: ['desk.tail'], fallback: 'addressTail' },
    control: <TextInput />,
    hint: 'desk.tailHint',
    clean: (value) => textOf(value)?.trim(),
    rules: [required, (value, t) => ((textOf(value) ?? '').trim() === tail ? null : t('desk.tailWrong'))],
  };
}
