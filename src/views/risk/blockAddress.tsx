import { StopOutlined } from '@ant-design/icons';
import { IpRuleType, ipRule } from '@/contract/risk/ipRule';
import type { IpScope } from '@/contract/risk/ipRule';
import type { FormFieldMaker } from '@/domain/kit/formFields';
import type { Translate } from '@/i18n';
import { foretell } from './RuleEffect';
import { addForm } from './ruleForm';

const { add } = ipRule.calls;

/** The form of a rule that blocks an address, filled in; the scope can be changed. */
export const blockAddress = <Row,>(ipOf: (row: Row) => string, scopeOf: (row: Row) => IpScope) => ({
  name: 'block',
  call: add,
  label: 'ipRule.block' as const,
  icon: <StopOutlined />,
  danger: true,
  title: (row: Row, t: Translate) => `${t('ipRule.block')} · ${ipOf(row)}`,
  text: (row: Row, t: Translate) => t('ipRule.blockText', { ip: ipOf(row) }),
  fixed: (row: Row) => ({ ruleType: IpRuleType.black, value: ipOf(row) }),
  fields: (field: FormFieldMaker<typeof add.body>, row: Row) => [
    field('scope', { label: 'ipRule.scope', initial: scopeOf(row) }),
    field('reason', { label: 'crud.reason' }),
    field('expireAt', { label: 'ipRule.expireAt', hint: 'ipRule.expireHint' }),
    field('operPassword', addForm.operPassword),
  ],
  done: 'ipRule.blocked' as const,
});

/** What blocking would do, asked for with the address of the record. */
export const foretellBlock = (ip: string, scope: unknown, expireAt: unknown) =>
  foretell({ ruleType: IpRuleType.black, value: ip, scope, expireAt });
