import { clip, visibleText } from '@/lib/text';
import styles from './cell.module.css';
import { NONE } from './value';

/** Number of characters in the cell; the tooltip has all of them. */
const SHOWN = 200;

/**
 * Text that members and operators typed, in one line and clipped to the column. It is isolated from the text around
 * it, and invisible characters are made visible, so that it cannot pass for something else.
 */
export function TextCell({ value }: { value: string | null }) {
  if (value === null) return NONE;
  const text = visibleText(value);
  return (
    <bdi className={styles.clip} title={text}>
      {clip(text, SHOWN)}
    </bdi>
  );
}
