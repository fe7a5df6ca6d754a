import {
  CheckCircleFilled,
  CloseCircleFilled,
  ExclamationCircleFilled,
  InfoCircleFilled,
} from '@ant-design/icons';
import { useEffect, useState } from 'react';
import type { ReactElement } from 'react';
import { useT } from '@/i18n';
import { visibleText } from '@/lib/text';
import { dismissToast, useToasts } from '@/ui/toast/toast';
import type { ToastMessage } from '@/ui/toast/toast';
import styles from './Toaster.module.css';

/** Milliseconds that a message stays; errors stay longer. */
const STAY: Record<ToastMessage['kind'], number> = { success: 3000, info: 3000, warning: 5000, error: 6000 };

/** Messages shown at once, the newest ones. Older ones are shown again when one of these has gone. */
const MOST = 5;

const ICONS: Record<ToastMessage['kind'], ReactElement> = {
  success: <CheckCircleFilled aria-hidden />,
  info: <InfoCircleFilled aria-hidden />,
  warning: <ExclamationCircleFilled aria-hidden />,
  error: <CloseCircleFilled aria-hidden />,
};

function Toast({ id, kind, text }: ToastMessage) {
  const t = useT();
  const [held, setHeld] = useState(false);
  // Names and words of the server stand in it.
  const shown = visibleText(text);

  // A message stays while the pointer is over it, since it is probably being read.
  useEffect(() => {
    if (held) return undefined;
    const timer = setTimeout(() => dismissToast(id), STAY[kind]);
    return () => clearTimeout(timer);
  }, [held, id, kind]);

  return (
    <li
      className={styles.toast}
      data-kind={kind}
      onPointerEnter={() => setHeld(true)}
      onPointerLeave={() => setHeld(false)}
    >
      {ICONS[kind]}
      {kind === 'error' ? <span role="alert">{shown}</span> : <output>{shown}</output>}
      <button type="button" aria-label={t('shell.close')} onClick={() => dismissToast(id)}>
        ×
      </button>
    </li>
  );
}

/**
 * Shows the queued toasts. Errors interrupt a screen reader, other messages do not. This replaces antd's
 * messages, which would be a twentieth of all the code loaded up to the home page.
 */
export function Toaster() {
  const list = useToasts((state) => state.list);
  if (list.length === 0) return null;
  return (
    <ul className={styles.toasts}>
      {list.slice(-MOST).map((notice) => (
        <Toast key={notice.id} {...notice} />
      ))}
    </ul>
  );
}
