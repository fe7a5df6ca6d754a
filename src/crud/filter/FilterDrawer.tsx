import { Button, Drawer } from 'antd';
import type { ReactNode, SubmitEvent } from 'react';
import { useT } from '@/i18n';
import styles from './filter.module.css';

interface FilterDrawerProps {
  open: boolean;
  onClose: () => void;
  onSubmit: (event: SubmitEvent) => void;
  onReset: () => void;
  /** The filters, one below the other. */
  children: ReactNode;
}

/** The filters of a list that has many of them, beside the list, which stays where it is. Enter searches. */
export function FilterDrawer({ open, onClose, onSubmit, onReset, children }: FilterDrawerProps) {
  const t = useT();
  return (
    <Drawer open={open} onClose={onClose} size={400} title={t('crud.filters')} destroyOnHidden>
      <form className={styles.aside} onSubmit={onSubmit}>
        {children}
        <div className={styles.filterButtons}>
          <Button onClick={onReset}>{t('crud.reset')}</Button>
          <Button type="primary" htmlType="submit">
            {t('crud.search')}
          </Button>
        </div>
      </form>
    </Drawer>
  );
}
