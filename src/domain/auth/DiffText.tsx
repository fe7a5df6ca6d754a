import { visibleText } from '@/lib/text';
import styles from './auth.module.css';

/** A text with what differs from another marked, character by character. */
export function DiffText({ text, other }: { text: string; other: string }) {
  const others = Array.from(other);
  return (
    <bdi className={styles.read}>
      {Array.from(text).map((char, index) =>
        char === others[index] ? (
          visibleText(char)
        ) : (
          // Characters have no names of their own, and never move.
          <mark key={index}>{visibleText(char)}</mark>
        ),
      )}
    </bdi>
  );
}
