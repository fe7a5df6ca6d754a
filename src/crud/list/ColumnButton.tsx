import { SettingOutlined } from '@ant-design/icons';
import { Button, Popover, Skeleton } from 'antd';
import { useState } from 'react';
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
  const [open, setOpen] = useState(false);
  const content = (
    <ColumnSettings
      {...props}
      onDefaults={() => {
        setOpen(false);
        props.onDefaults();
      }}
    />
  );
  return (
    <Popover
      trigger="click"
      placement="bottomRight"
      destroyOnHidden
      open={open}
      onOpenChange={setOpen}
      content={content}
    >
      <Button icon={<SettingOutlined />} aria-label={t('crud.columns')} title={t('crud.columns')} />
    </Popover>
  );
}
