import { expect, test } from 'vitest';
import { addForm, editForm } from '@/views/finance/channel/channelFields';
import type { Field } from '@/crud/field/field';
import type { Translate } from '@/i18n';

const key: Translate = (name) => name;

function problem(form: readonly Field[], value: string, record: object): string | null {
  const field = form.find(({ name }) => name === 'bankAccount');
  const said = field?.rules?.map((rule) => rule(value, key, { bankAccount: value }, { ...record }));
  return said?.find(Boolean) ?? null;
}

test.each([
  ['as it was read', editForm, '999****2345', { bankAccount: '999****2345' }, null],
  ['typed in full', editForm, '9990000000012345', { bankAccount: '999****2345' }, null],
  ['typed into the mask', editForm, '999****23456', { bankAccount: '999****2345' }, 'channel.maskedAccount'],
  ['of another record', editForm, '999****2345', { bankAccount: '888****2345' }, 'channel.maskedAccount'],
  ['of a new channel', addForm, '999****2345', {}, 'channel.maskedAccount'],
  ['missing', editForm, '', { bankAccount: '999****2345' }, 'crud.rule.required'],
] as const)('a bank account %s', (_, form, value, record, said) => {
  expect(problem(form, value, record)).toBe(said);
});
