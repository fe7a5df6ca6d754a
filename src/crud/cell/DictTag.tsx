import { Tag } from 'antd';
import { visibleText } from '@/lib/text';
import { useDict } from './useDict';
import styles from './cell.module.css';
import { NONE } from '@/ui/cell/value';

/** Values of `listClass` that antd knows as colours; others give no colour. */
const COLOURS = new Set([
  'success',
  'processing',
  'error',
  'warning',
  'magenta',
  'red',
  'volcano',
  'orange',
  'gold',
  'lime',
  'green',
  'cyan',
  'blue',
  'geekblue',
  'purple',
]);

/**
 * The label and colour of a stored code; the code itself when it is unknown, and nothing while the dictionary
 * is loading.
 */
export function DictTag({ type, code }: { type: string; code: string | null }) {
  const { find, label, loading } = useDict(type);
  if (code === null || code === '') return NONE;
  if (loading) return <span className={styles.awaited} aria-busy />;
  const colour = find(code)?.listClass ?? '';
  return (
    <Tag className={styles.tag} variant="filled" color={COLOURS.has(colour) ? colour : 'default'}>
      {visibleText(label(code))}
    </Tag>
  );
}

/** Several stored codes of one dictionary; all of them in the tooltip, should there be no room for them. */
export function DictTags({ type, codes }: { type: string; codes: readonly string[] }) {
  const { label } = useDict(type);
  if (codes.length === 0) return NONE;
  return (
    <span className={styles.tags} title={codes.map((code) => visibleText(label(code))).join(' · ')}>
      {codes.map((code, place) => (
        <DictTag key={place} type={type} code={code} />
      ))}
    </span>
  );
}
