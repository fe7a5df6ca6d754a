import { IpScope } from '@/contract/risk/ipRule';
import type { ipRule } from '@/contract/risk/ipRule';
import { required } from '@/crud/field/rules';
import type { FormValues } from '@/crud/field/field';
import type { FormOverrides } from '@/domain/kit/formFields';
import { textOf } from '@/ui/cell/value';

/** True where the form is about the console, which takes the own password. */
const isConsoles = ({ scope }: FormValues): boolean => textOf(scope) === String(IpScope.console);

/** The own password, for what concerns the console alone. */
export const signedFor = (when: (values: FormValues, record: FormValues) => boolean) => ({
  rules: [required],
  when,
});

/** The form of a new rule. */
export const addForm: FormOverrides<typeof ipRule.calls.add.body> = {
  value: { hint: 'ipRule.valueHint' },
  reason: { label: 'crud.reason' },
  expireAt: { hint: 'ipRule.expireHint' },
  operPassword: signedFor(isConsoles),
};
