import { PasswordInput } from '@/crud/control/PasswordInput';
import type { Field } from '@/crud/field/field';
import { required } from '@/crud/field/rules';

/** The operator's own password, asked again before something that moves money; for forms written by hand. */
export const stepUpField: Field = {
  name: 'operPassword',
  label: { keys: ['crud.operPassword'], fallback: 'operPassword' },
  control: <PasswordInput />,
  hint: 'crud.operPasswordHint',
  rules: [required],
};
