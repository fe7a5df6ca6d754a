import { SyncOutlined } from '@ant-design/icons';
import type { RowOf } from '@/contract/resource';
import { config, ValueType } from '@/contract/system/config';
import type { Rule } from '@/crud/field/field';
import { required } from '@/crud/field/rules';
import { wholeNumber } from '@/crud/field/wholeNumber';
import { screenKit } from '@/domain/kit/screenKit';
import { AddedValueInput } from './AddedValueInput';
import { ConfigValueInput } from './ConfigValueInput';

const { screen, col, row, bulk, bar, section } = screenKit(config);

const isBuiltIn = ({ configType }: { configType: number }): boolean => configType === 1;

/** What a value has to be before it is sent; the server checks it once more. */
function valueRules({ valueType, least, most }: RowOf<typeof config>): Rule[] {
  if (valueType === ValueType.secret) return [];
  return valueType === ValueType.number ? [required, wholeNumber(least, most)] : [required];
}

const edit = row.edit({
  text: ({ help, guarded }, t) => [
    ...(help === '' ? [] : [help]),
    ...(guarded ? [t('config.guardedText')] : []),
    t('config.atOnce'),
  ],
  fields: (field, record) => [
    ...(isBuiltIn(record) ? [] : [field('configName')]),
    field('configValue', {
      control: <ConfigValueInput terms={record} />,
      rules: valueRules(record),
      hint: record.valueType === ValueType.secret ? 'config.secretHint' : undefined,
    }),
    field('remark'),
    ...(record.guarded ? [field('operPassword', { rules: [required] })] : []),
  ],
});

const refresh = bar.ask({
  call: config.calls.refreshCache,
  label: 'config.refreshCache',
  icon: <SyncOutlined />,
  done: ({ count }, t) => t('config.refreshed', { n: count }),
});

export default screen({
  filters: ['configKey', 'configName', 'groupName'],
  columns: [
    col('configKey', { width: 240 }),
    col('configName', { width: 240 }),
    col('configValue', { width: 220 }),
    col('groupName', { width: 130 }),
    col('valueType', { width: 130 }),
    'configType',
    'updatedBy',
    'updatedAt',
  ],
  toolbar: [
    bar.create({
      fields: (field) => [
        field('configKey', { pattern: 'config.keyPattern' }),
        field('configName'),
        field('valueType'),
        field('configValue', { control: <AddedValueInput /> }),
        field('remark'),
        field('operPassword', {
          when: ({ configKey }) => /^(risk|withdraw|login)\./.test(String(configKey)),
        }),
      ],
    }),
    refresh,
  ],
  rowActions: [row.detail(), edit, row.remove({ visible: (record) => !isBuiltIn(record) })],
  bulkActions: [bulk.remove()],
  detail: [section.rest('config.about'), section.history()],
});
