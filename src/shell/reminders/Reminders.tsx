import { ExclamationCircleFilled, SoundOutlined } from '@ant-design/icons';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { useT } from '@/i18n';
import { openReminders, shareReminders } from '@/services/reminders';
import { ScreenLink } from '@/services/ScreenLink';
import { useReminders } from '@/stores/reminders';
import type { Kind } from './kinds';
import { renewTotals } from './pending';
import styles from './Reminders.module.css';
import { due } from './rules';
import { ring } from './sound';
import { useMyKinds } from './useMyKinds';
import { usePolling } from './usePolling';

/**
 * Shows a persistent warning for each kind of record that waits for approval, and plays a sound. Only the
 * browser tab that polls plays it; the other tabs show the warnings that are open.
 */
export function Reminders() {
  const t = useT();
  const kinds = useMyKinds();
  const queries = useQueryClient();
  const ids = useReminders((state) => state.open);
  const [mute, setMute] = useState(false);
  const offered = useRef(false);

  useEffect(() => shareReminders(() => renewTotals(queries)), [queries]);

  const close = (id: Kind['id']) => openReminders(ids.filter((other) => other !== id));

  const offerSound = () => {
    if (offered.current) return;
    offered.current = true;
    setMute(true);
    // Browsers play sound only after a user gesture, so the first click or key enables it for the next
    // reminder.
    window.addEventListener('pointerdown', () => void ring(), { once: true });
  };

  usePolling(kinds.length > 0, (answer) => {
    const kindsDue = due(kinds, answer, new Set(ids));
    if (kindsDue.length === 0) return;
    openReminders([...ids, ...kindsDue.map(({ id }) => id)]);
    void ring().then((heard) => {
      if (!heard) offerSound();
    });
  });

  const open = ids.flatMap((id) => kinds.find((kind) => kind.id === id) ?? []);
  return (
    <div className={styles.stack}>
      {mute && (
        <div className={styles.card} data-kind="sound">
          <SoundOutlined aria-hidden />
          <button
            type="button"
            className={styles.link}
            onClick={() => {
              setMute(false);
              void ring();
            }}
          >
            {t('reminder.soundOff')}
          </button>
          <button
            type="button"
            className={styles.close}
            aria-label={t('shell.close')}
            onClick={() => setMute(false)}
          >
            ×
          </button>
        </div>
      )}
      {open.map(({ id, reminder, view, params }) => (
        <div key={id} className={styles.card} role="alert">
          <ExclamationCircleFilled aria-hidden />
          <div className={styles.words}>
            <strong>{t('reminder.title')}</strong>
            <p>{t(reminder)}</p>
            <ScreenLink
              view={view}
              params={params}
              className={styles.go}
              fallback={null}
              onFollow={() => close(id)}
            >
              {t('reminder.go')}
            </ScreenLink>
          </div>
          <button
            type="button"
            className={styles.close}
            aria-label={`${t('shell.close')}: ${t(reminder)}`}
            onClick={() => close(id)}
          >
            ×
          </button>
        </div>
      ))}
    </div>
  );
}
