import { expect, test } from 'vitest';
import { channel } from '@/contract/finance/channel';
import type { FormField } from '@/crud/field/field';
import { fieldsOf } from '@/domain/kit/formFields';
import type { Translate } from '@/i18n';
import { addForm, editForm } from '@/views/finance/channel/channelForm';

const toAdd = fieldsOf(channel.name, channel.calls.add).all(addForm);
const toEdit = editForm(fieldsOf(channel.name, channel.calls.edit));

const key: Translate = (name) => name;

function problem(form: readonly FormField[], value: string, record: object): string | null {
  const field = form.find(({ name }) => name === 'bankAccount');
  const said = field?.rules?.map((rule) => rule(value, key, { bankAccount: value }, { ...record }));
  return said?.find(Boolean) ?? null;
}

test.each([
  ['as it was read', toEdit, '999****2345', { bankAccount: '999****2345' }, null],
  ['typed in full', toEdit, '9990000000012345', { bankAccount: '999****2345' }, null],
  ['typed into the mask', toEdit, '999****23456', { bankAccount: '999****2345' }, 'channel.maskedAccount'],
  ['of another record', toEdit, '999****2345', { bankAccount: '888****2345' }, 'channel.maskedAccount'],
  ['of a new channel', toAdd, '999****2345', {}, 'channel.maskedAccount'],
  ['missing', toEdit, '', { bankAccount: '999****2345' }, 'crud.rule.required'],
] as const)('a bank account %s', (_, form, value, record, said) => {
  expect(problem(form, value, record)).toBe(said);
});
