import { TextInput } from '../controls/TextInput';
import type { Field } from '../field';
import { textOf } from '../cells/value';
import { required } from '../rules';

const TAIL = 6;

/** Has the last six characters of an address typed: whoever types them has read them. Sent as `addressTail`. */
export function tailField(address: string): Field {
  const tail = address.slice(-TAIL);
  return {
    name: 'addressTail',
    label: { keys: ['desk.tail'], fallback: 'addressTail' },
    control: <TextInput />,
    hint: 'desk.tailHint',
    rules: [required, (value, t) => ((textOf(value) ?? '').trim() === tail ? null : t('desk.tailWrong'))],
  };
}
