import { useState } from 'react';
import { safeImage } from '@/ui/cell/safeImage';
import styles from './Avatar.module.css';

/** The operator's picture, as wide as `--avatar` says or 25 px, or the first letter of their name when there is no picture. */
export function Avatar({ src: given, name }: { src: string; name: string }) {
  const [broken, setBroken] = useState('');
  const src = given === '' ? null : safeImage(given);
  if (src !== null && src !== broken) {
    return (
      <img
        className={styles.avatar}
        src={src}
        alt=""
        referrerPolicy="no-referrer"
        onError={() => setBroken(src)}
      />
    );
  }
  return (
    <span className={styles.avatar} aria-hidden>
      {String.fromCodePoint(name.codePointAt(0) ?? 0x20).toUpperCase()}
    </span>
  );
}
