import { clip, visibleText } from '@/lib/text';
import styles from './cell.module.css';
import { NONE } from './value';

/** Characters in the table; the tooltip has all of them. */
const SHOWN = 200;

/** Text of members and operators: on its own in a line, with what hides in it spelled out, clipped to the column. */
export function TextCell({ value }: { value: string | null }) {
  if (value === null) return NONE;
  const text = visibleText(value);
  return (
    <bdi className={styles.clip} title={text}>
      {clip(text, SHOWN)}
    </bdi>
  );
}
