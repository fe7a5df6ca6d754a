import { expect, test } from 'vitest';
import { member } from '@/contract/member/member';
import { fieldsOf } from '@/domain/kit/formFields';
import type { Translate } from '@/i18n';
import { knownFields } from '@/views/member/memberForm';

const form = fieldsOf(member.name, member.calls.edit).all(knownFields);

const key: Translate = (name) => name;

function problem(name: string, value: string, shown: string): string | null {
  const field = form.find((one) => one.name === name);
  const record = { email: '', phone: '', [name]: shown };
  const said = field?.rules?.map((rule) => rule(value, key, { ...record, [name]: value }, record));
  return said?.find(Boolean) ?? null;
}

test.each([
  ['email', 'm1***@example.com', 'm1***@example.com', null],
  ['email', 'm1***@example.org', 'm1***@example.com', 'member.maskedReach'],
  ['email', 'new.one@example.org', 'm1***@example.com', null],
  ['phone', '199****0012', '199****0012', null],
  ['phone', '199****0013', '199****0012', 'member.maskedReach'],
  ['phone', '13911112222', '199****0012', null],
] as const)('the %s %s where %s was shown', (name, value, shown, said) => {
  expect(problem(name, value, shown)).toBe(said);
});
