import { Tag } from 'antd';
import { clip, visibleText } from '@/lib/text';
import styles from './cell.module.css';
import { NONE } from './value';

/** Number of tags in the cell; the others are in the tooltip only. */
const SHOWN = 3;

/** Free texts as tags. */
export function TagsCell({ values }: { values: readonly string[] }) {
  if (values.length === 0) return NONE;
  const words = values.map(visibleText);
  return (
    <span className={styles.tags} title={words.join(' · ')}>
      {words.slice(0, SHOWN).map((word, index) => (
        <Tag key={index} className={styles.tag} variant="filled">
          {clip(word, 20)}
        </Tag>
      ))}
      {words.length > SHOWN ? <span className={styles.faint}>+{words.length - SHOWN}</span> : null}
    </span>
  );
}
