import { Form } from 'antd';
import { ValueType, config } from '@/contract/system/config';
import type { ControlProps } from '@/crud/field/field';
import { ConfigValueInput } from './ConfigValueInput';
import type { RowOf } from '@/contract/resource';
import { useT } from '@/i18n';
import { boundsText } from './boundsText';
import { SyncOutlined } from '@ant-design/icons';
import { isGuardedKey } from '@/contract/setting';
import { required } from '@/crud/field/rules';
import { screenKit } from '@/domain/kit/screenKit';
import { change, edit, isBuiltIn } from './configActions';

const TYPES = Object.values(ValueType);

/** The editor of a new entry's value: it follows the type chosen beside it. */
function AddedValueInput(props: ControlProps<string>) {
  const chosen: unknown = Form.useWatch('valueType');
  const valueType = TYPES.find((type) => type === chosen) ?? ValueType.text;
  return <ConfigValueInput {...props} terms={{ valueType }} />;
}

/** What the value of an entry may be. */
function Bounds({ record }: { record: Pick<RowOf<typeof config>, 'least' | 'most' | 'names'> }) {
  const t = useT();
  return boundsText(record, t) || t('ui.none');
}

const { screen, col, row, bulk, bar, section, fact } = screenKit(config);

const refresh = bar.ask({
  call: config.calls.refreshCache,
  label: 'config.refreshCache',
  icon: <SyncOutlined />,
  done: ({ count }, t) => t('config.refreshed', { n: count }),
});

export default screen({
  views: [change.view],
  filters: ['configKey', 'configName', 'groupName'],
  columns: [
    col('configKey', { width: 240 }),
    col('configName', { width: 240 }),
    col('configValue', { width: 220 }),
    col('groupName', { width: 130 }),
    'danger',
    col.custom('changeBy', change.cell, { width: 170 }),
    'configType',
    'updatedBy',
    'updatedAt',
  ],
  ownColumns: [col.custom('least', (record) => <Bounds record={record} />)],
  toolbar: [
    bar.create({
      fields: (field) => [
        field('configKey', { pattern: 'config.keyPattern' }),
        field('configName'),
        field('valueType'),
        field('configValue', { control: <AddedValueInput /> }),
        field('remark'),
        field('operPassword', {
          rules: [required],
          when: ({ configKey, valueType }) =>
            isGuardedKey(String(configKey)) || valueType === ValueType.secret,
        }),
      ],
    }),
    refresh,
  ],
  rowActions: [
    ...change.actions,
    row.detail(),
    edit,
    row.remove({ visible: (record) => !isBuiltIn(record) }),
  ],
  bulkActions: [bulk.remove()],
  detail: [
    section.custom('pendingChange', change.draw),
    section.rest('config.about', [fact.custom('least', (record) => <Bounds record={record} />)]),
    section.history(),
  ],
});
