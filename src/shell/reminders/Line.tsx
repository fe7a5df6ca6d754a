import { ExclamationCircleFilled } from '@ant-design/icons';
import type { ReactNode } from 'react';
import { useT } from '@/i18n';
import { ScreenLink } from '@/services/ScreenLink';
import type { Kind } from './kinds';
import styles from './Reminders.module.css';

interface Props {
  kind: Kind;
  /** Announced to screen readers when it appears. */
  isAlert?: boolean;
  onClose: () => void;
  /** Further buttons. */
  children?: ReactNode;
}

/** The warning of one kind, with a link to its screen where the menu has it. */
export function Line({ kind: { reminder, view, params }, isAlert = false, onClose, children }: Props) {
  const t = useT();
  return (
    <div className={styles.line} {...(isAlert ? { role: 'alert' } : {})}>
      <ExclamationCircleFilled aria-hidden />
      <span className={styles.words} title={t(reminder)}>
        {t(reminder)}
      </span>
      <ScreenLink view={view} params={params} className={styles.go} fallback={null} onFollow={onClose}>
        {t('reminder.go')}
      </ScreenLink>
      {children}
      <button
        type="button"
        className={styles.close}
        aria-label={`${t('shell.close')}: ${t(reminder)}`}
        onClick={onClose}
      >
        ×
      </button>
    </div>
  );
}
