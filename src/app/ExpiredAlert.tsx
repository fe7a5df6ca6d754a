import { useEffect, useRef } from 'react';
import { useT } from '@/i18n';
import { endAndGoTo } from '@/kernel/endSession';
import { useSession } from '@/stores/session';
import styles from './ExpiredAlert.module.css';

/**
 * The only alert of an expired session. A native dialog, so that it is above everything else, even
 * before the frame is loaded. Only its button closes it.
 */
export function ExpiredAlert() {
  const t = useT();
  const expired = useSession((state) => state.expired);
  const dialog = useRef<HTMLDialogElement>(null);

  useEffect(() => {
    if (expired) dialog.current?.showModal();
    else dialog.current?.close();
  }, [expired]);

  return (
    <dialog
      ref={dialog}
      className={styles.alert}
      role="alertdialog"
      aria-labelledby="expired-title"
      aria-describedby="expired-text"
      onCancel={(event) => event.preventDefault()}
      // Browsers close a dialog on the second Escape even when `cancel` is prevented.
      onKeyDown={(event) => {
        if (event.key === 'Escape') event.preventDefault();
      }}
    >
      <h2 id="expired-title" className={styles.title}>
        {t('failure.title')}
      </h2>
      <p id="expired-text" className={styles.text}>
        {t('failure.expired')}
      </p>
      <button type="button" className={styles.ok} onClick={() => void endAndGoTo('/')}>
        {t('failure.ok')}
      </button>
    </dialog>
  );
}
