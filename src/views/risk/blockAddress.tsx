import { StopOutlined } from '@ant-design/icons';
import { IpRuleType, ipRule } from '@/contract/risk/ipRule';
import type { IpScope } from '@/contract/risk/ipRule';
import type { FormValues } from '@/crud/field/field';
import type { FormFieldMaker } from '@/domain/kit/formFields';
import type { Translate } from '@/i18n';
import { foretell } from './RuleEffect';
import { addForm } from './ruleForm';

const { add } = ipRule.calls;

/** The form of a rule that blocks an address, filled in. */
export const blockAddress = <Row,>(ipOf: (row: Row) => string, scopeOf: (row: Row) => IpScope) => ({
  name: 'block',
  call: add,
  label: 'ipRule.block' as const,
  icon: <StopOutlined />,
  danger: true,
  title: (row: Row, t: Translate) => `${t('ipRule.block')} · ${ipOf(row)}`,
  text: (row: Row, t: Translate) => t('ipRule.blockText', { ip: ipOf(row) }),
  fixed: { ruleType: IpRuleType.black },
  fields: (field: FormFieldMaker<typeof add.body>, row: Row) => [
    field('scope', { label: 'ipRule.scope', initial: scopeOf(row) }),
    field('value', { label: 'ipRule.value', hint: 'ipRule.valueHint', initial: ipOf(row) }),
    field('reason', { label: 'crud.reason' }),
    field('expireAt', { label: 'ipRule.expireAt', hint: 'ipRule.expireHint' }),
    field('operPassword', addForm.operPassword),
  ],
  sure: ({ scope, value, expireAt }: FormValues) =>
    foretell({ ruleType: IpRuleType.black, scope, value, expireAt }),
  done: 'ipRule.blocked' as const,
});
