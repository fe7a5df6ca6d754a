import { SoundOutlined } from '@ant-design/icons';
import { useT } from '@/i18n';
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
