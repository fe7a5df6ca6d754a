import { visibleText } from '@/lib/text';
import styles from './cell.module.css';

/** Characters of a group. */
const GROUP = 4;

/** Characters at the start and at the end that people compare. */
const MARKED = 6;

/**
 * A whole address in groups of four, to be compared character by character; start and end are marked. Copied text has
 * no gaps.
 */
export function GroupedCode({ value }: { value: string }) {
  const characters = Array.from(visibleText(value));
  const isMarked = (at: number) => at < MARKED || at >= characters.length - MARKED;
  return (
    <bdi className={styles.grouped}>
      {characters.map((character, at) => (
        <span key={at} data-marked={isMarked(at)} data-gap={at > 0 && at % GROUP === 0}>
          {character}
        </span>
      ))}
    </bdi>
  );
}
