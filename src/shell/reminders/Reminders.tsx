import { DownOutlined, ExclamationCircleFilled, SoundOutlined, UpOutlined } from '@ant-design/icons';
import { useT } from '@/i18n';
import { useState } from 'react';
import { Line } from './Line';
import { useReminders } from './useReminders';
import styles from './Reminders.module.css';

/** Offers to enable the sound that the browser has refused. */
export function SoundOffer({ onEnable }: { onEnable: () => void }) {
  const t = useT();
  const label = t('reminder.soundOff');
  return (
    <button type="button" className={styles.sound} aria-label={label} title={label} onClick={onEnable}>
      <SoundOutlined aria-hidden />
    </button>
  );
}

/**
 * The open warnings as a strip below the page, which takes its own place and so covers nothing. Several kinds are
 * one line, which unfolds into a line for each.
 */
export function Reminders() {
  const t = useT();
  const { open, close, sound } = useReminders();
  const [isUnfolded, setUnfolded] = useState(false);
  const offer = sound.isBlocked && <SoundOffer onEnable={sound.enable} />;
  const [first] = open;
  if (!first) return null;

  return (
    <section className={styles.strip} data-reminders aria-label={t('reminder.title')}>
      {open.length === 1 ? (
        <Line kind={first} isAlert onClose={() => close([first.id])}>
          {offer}
        </Line>
      ) : (
        <>
          {isUnfolded &&
            open.map((kind) => <Line key={kind.id} kind={kind} onClose={() => close([kind.id])} />)}
          <div className={styles.line} role="alert">
            <ExclamationCircleFilled aria-hidden />
            <button
              type="button"
              className={styles.fold}
              aria-expanded={isUnfolded}
              onClick={() => setUnfolded(!isUnfolded)}
            >
              <span className={styles.words}>
                {t('reminder.several', { kinds: open.map(({ short }) => t(short)).join(t('reminder.and')) })}
              </span>
              {isUnfolded ? <DownOutlined aria-hidden /> : <UpOutlined aria-hidden />}
            </button>
            {offer}
            <button
              type="button"
              className={styles.close}
              aria-label={t('reminder.closeAll')}
              title={t('reminder.closeAll')}
              onClick={() => close(open.map(({ id }) => id))}
            >
              ×
            </button>
          </div>
        </>
      )}
    </section>
  );
}
