import { useEffect, useRef, useState } from 'react';
import { useT } from '@/i18n';
import { LockCurtain } from './LockCurtain';
import { LockForm } from './LockForm';
import { useUnlock } from './useUnlock';
import styles from './LockScreen.module.css';

/**
 * The lock above everything: a modal dialog, so that all the rest is inert, whatever had the focus. Behind
 * the curtain with the clock waits the password.
 */
export function LockScreen() {
  const t = useT();
  const dialog = useRef<HTMLDialogElement>(null);
  const [open, setOpen] = useState(false);
  const unlocking = useUnlock();

  useEffect(() => {
    const element = dialog.current;
    if (element && !element.open) element.showModal();
  }, []);

  return (
    <dialog
      ref={dialog}
      className={styles.lock}
      aria-label={t('lock.locked')}
      onCancel={(event) => event.preventDefault()}
      // Browsers close a dialog on the second Escape whatever the page says.
      onClose={() => dialog.current?.showModal()}
      onKeyDown={(event) => {
        if (event.key !== 'Escape') return;
        event.preventDefault();
        setOpen(false);
      }}
    >
      {open ? <LockForm {...unlocking} /> : <LockCurtain onOpen={() => setOpen(true)} />}
    </dialog>
  );
}
