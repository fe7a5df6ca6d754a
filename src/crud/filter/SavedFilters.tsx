import { StarOutlined } from '@ant-design/icons';
import { Button, Popover } from 'antd';
import { useState } from 'react';
import { useT } from '@/i18n';
import { onDemand } from '@/ui/load/onDemand';
import styles from './filter.module.css';
import type { SavedPanelProps } from './SavedPanel';

const SavedPanel = onDemand(
  async () => (await import('./SavedPanel')).SavedPanel,
  <div className={styles.saved} />,
);

type SavedFiltersProps = Omit<SavedPanelProps, 'isOpen'>;

/** The saved searches of a list, behind a button. */
export function SavedFilters({ onApply, onDefaults, ...panel }: SavedFiltersProps) {
  const t = useT();
  const [open, setOpen] = useState(false);
  const content = (
    <SavedPanel
      {...panel}
      isOpen={open}
      onApply={(search) => {
        setOpen(false);
        onApply(search);
      }}
      onDefaults={() => {
        setOpen(false);
        onDefaults();
      }}
    />
  );
  return (
    <Popover trigger="click" open={open} onOpenChange={setOpen} content={content} placement="bottomRight">
      <Button
        icon={<StarOutlined />}
        aria-label={t('crud.views')}
        title={t('crud.views')}
        onPointerEnter={SavedPanel.fetch}
        onFocus={SavedPanel.fetch}
      />
    </Popover>
  );
}
