import { useState } from 'react';
import { platformNow } from '@/lib/dates';
import { useSession } from '@/stores/session';
import styles from './pictures.module.css';

/** Enough to cover the largest frame. */
const TIMES = 160;

/** Who looked, and when, all over a picture: a photograph of the screen names its source. */
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
