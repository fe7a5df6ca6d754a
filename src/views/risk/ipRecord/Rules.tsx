import { CheckCircleOutlined, PauseCircleOutlined } from '@ant-design/icons';
import { OnOff } from '@/contract/block/switchFlow';
import { ipRule, IpScope } from '@/contract/risk/ipRule';
import type { RowOf } from '@/contract/resource';
import { screenKit } from '@/domain/kit/screenKit';
import { visibleText } from '@/lib/text';
import { foretell, RuleEffect } from '../RuleEffect';
import { addForm, signedFor } from '../ruleForm';
import { TAB } from '../tab';

type Rule = RowOf<typeof ipRule>;

const { screen, col, row, bar, section } = screenKit(ipRule);
const { setStatus } = ipRule.calls;

const isConsoles = ({ scope }: Rule): boolean => scope === IpScope.console;

const always = signedFor(() => true);

const switchOn = row.ask({
  name: 'switchOn',
  call: setStatus,
  label: 'ipRule.on',
  icon: <CheckCircleOutlined />,
  visible: ({ status }) => status === OnOff.off,
  text: ({ value }, t) => t('ipRule.onText', { value }),
  content: ({ id }) => <RuleEffect wanted={{ id, on: OnOff.on }} />,
  fixed: { on: OnOff.on },
  fields: (field, rule) => (isConsoles(rule) ? [field('operPassword', always)] : []),
});

const switchOff = row.ask({
  name: 'switchOff',
  call: setStatus,
  label: 'ipRule.off',
  icon: <PauseCircleOutlined />,
  visible: ({ status }) => status === OnOff.on,
  text: ({ value }, t) => t('ipRule.offText', { value }),
  content: ({ id }) => <RuleEffect wanted={{ id, on: OnOff.off }} />,
  fixed: { on: OnOff.off },
  fields: (field, rule) => (isConsoles(rule) ? [field('operPassword', always)] : []),
});

/** Rules about addresses. */
export const Rules = screen({
  ownParams: [TAB],
  columns: [
    col('value', { width: 160 }),
    col('ruleType', { width: 100 }),
    col('scope', { width: 90 }),
    col('status', { width: 90 }),
    col('inForce', { width: 90 }),
    col('reason', { width: 240 }),
    'expireAt',
    col('hitCount', { width: 90 }),
    'lastHitAt',
    col('automatic', { width: 90 }),
    'createdBy',
    'createdAt',
  ],
  toolbar: [
    bar.create({
      label: 'ipRule.add',
      ok: 'ipRule.add',
      fields: addForm,
      sure: ({ ruleType, scope, value, expireAt }) => foretell({ ruleType, scope, value, expireAt }),
    }),
    bar.exportCsv(),
  ],
  rowActions: [
    row.detail(),
    row.edit({
      fields: (field, rule) => [
        field('reason', { label: 'crud.reason' }),
        field('expireAt', { hint: 'ipRule.expireHint' }),
        field('remark'),
        ...(isConsoles(rule) ? [field('operPassword', always)] : []),
      ],
      sure: ({ expireAt }, _, { id }) => foretell({ id, expireAt }),
    }),
    switchOn,
    switchOff,
    row.remove({
      content: ({ id }) => <RuleEffect wanted={{ id, gone: true }} />,
      fields: (field, rule) => (isConsoles(rule) ? [field('operPassword', always)] : []),
    }),
  ],
  detail: [
    section.custom('reason', ({ reason }) => <bdi>{visibleText(reason)}</bdi>, 'crud.reason'),
    section.rest('crud.record'),
    section.history(),
  ],
});
