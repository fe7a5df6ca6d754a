import { useEffect, useRef, useState } from 'react';
import { useT } from '@/i18n';
import { LockCurtain } from './LockCurtain';
import { LockForm } from './LockForm';
import { useUnlock } from './useUnlock';
import styles from './LockScreen.module.css';

/**
 * The lock screen. A modal dialog, because that makes the rest of the page inert wherever the focus was. The
 * password field is behind the curtain with the clock.
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
      // Browsers close a dialog on the second Escape even if the page prevents the cancel event, so it is
      // opened again.
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
