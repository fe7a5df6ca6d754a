import { visibleText } from '@/lib/text';
import styles from './cell.module.css';

/** Characters of a group. */
const GROUP = 4;

/** Characters at the start and at the end that people compare. */
const MARKED = 6;

/**
 * A whole address in groups of four, to be compared character by character; start and end are marked. Copied text has
 * no gaps, and a line never ends within a group.
 */
export function GroupedCode({ value }: { value: string }) {
  const characters = Array.from(visibleText(value));
  const isMarked = (at: number) => at < MARKED || at >= characters.length - MARKED;
  const starts = characters.flatMap((_, at) => (at % GROUP === 0 ? [at] : []));
  return (
    <bdi className={styles.grouped}>
      {starts.map((start) => (
        <span key={start} className={styles.group}>
          {characters.slice(start, start + GROUP).map((character, place) => (
            <span key={place} data-marked={isMarked(start + place)}>
              {character}
            </span>
          ))}
        </span>
      ))}
    </bdi>
  );
}
