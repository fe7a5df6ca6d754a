import { Button } from 'antd';
import type { ReactNode } from 'react';
import { useT } from '@/i18n';
import styles from './action.module.css';

/** Shows how many rows are selected and the actions for them. */
export function SelectionBar({
  count,
  onClear,
  children,
}: {
  count: number;
  onClear: () => void;
  children: ReactNode;
}) {
  const t = useT();
  if (count === 0) return null;
  return (
    <section className={styles.selection} aria-label={t('crud.selected', { n: count })}>
      <output>{t('crud.selected', { n: count })}</output>
      {children}
      <Button type="link" onClick={onClear}>
        {t('crud.clearSelection')}
      </Button>
    </section>
  );
}
