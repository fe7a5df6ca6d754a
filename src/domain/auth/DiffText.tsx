import { visibleText } from '@/lib/text';
import styles from './auth.module.css';

/** A text in which the characters that differ from the other text are marked. */
export function DiffText({ text, other }: { text: string; other: string }) {
  const others = Array.from(other);
  return (
    <bdi className={styles.read}>
      {Array.from(text).map((char, index) =>
        char === others[index] ? (
          visibleText(char)
        ) : (
          // The index is a valid key: the list of characters is never reordered.
          <mark key={index}>{visibleText(char)}</mark>
        ),
      )}
    </bdi>
  );
}
