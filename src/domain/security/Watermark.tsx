import { useState } from 'react';
import { platformNow } from '@/lib/dates';
import { useSession } from '@/stores/session';
import styles from './watermark.module.css';

/** Number of repetitions; enough to cover the largest frame. */
const TIMES = 160;

/** The operator and the time all over a picture, so that a photograph of the screen shows where it was taken. */
export function Watermark() {
  const name = useSession(({ user }) => user?.userName ?? '');
  const [time] = useState(platformNow);
  return (
    <span className={styles.watermark} aria-hidden>
      {Array.from({ length: TIMES }, (_, index) => (
        <span key={index}>
          {name} {time}
        </span>
      ))}
    </span>
  );
}
