import { SyncOutlined } from '@ant-design/icons';
import { isGuardedKey } from '@/contract/setting';
import { config, ValueType } from '@/contract/system/config';
import { required } from '@/crud/field/rules';
import { screenKit } from '@/domain/kit/screenKit';
import { AddedValueInput } from './AddedValueInput';
import { Bounds } from './Bounds';
import { change, edit, isBuiltIn } from './configActions';

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
