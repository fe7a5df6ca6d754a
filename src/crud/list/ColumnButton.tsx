import { SettingOutlined } from '@ant-design/icons';
import { Button, Popover, Skeleton } from 'antd';
import { useT } from '@/i18n';
import type { ColumnSettingsProps } from './ColumnSettings';
import { onDemand } from '@/ui/load/onDemand';

const ColumnSettings = onDemand(
  () => import('./ColumnSettings').then(({ ColumnSettings }) => ColumnSettings),
  <Skeleton active />,
);

/** The button that opens the column settings. */
export function ColumnButton(props: ColumnSettingsProps) {
  const t = useT();
  return (
    <Popover trigger="click" placement="bottomRight" destroyOnHidden content={<ColumnSettings {...props} />}>
      <Button icon={<SettingOutlined />} aria-label={t('crud.columns')} title={t('crud.columns')} />
    </Popover>
  );
}
