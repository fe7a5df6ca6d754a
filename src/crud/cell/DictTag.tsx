import { usePlatform } from '@/stores/platform';
import type { CSSProperties } from 'react';
import { visibleText } from '@/lib/text';
import { Badge } from '@/ui/base/Badge';
import { useDict } from './useDict';
import { NONE } from '@/ui/cell/value';
import { directionDot, toneOf } from './tones';
import styles from './cell.module.css';

/** A label in a colour of a dictionary: on a ground where it asks for attention, else the word alone or with a dot. */
export function CodeWord({ colour, word, dot }: { colour: string; word: string; dot?: string | undefined }) {
  const shown = visibleText(word);
  const tone = dot === undefined ? toneOf(colour) : 'plain';
  if (tone === 'late' || tone === 'warn') {
    return (
      <Badge tone={tone} title={shown}>
        {shown}
      </Badge>
    );
  }
  const dotted: CSSProperties & { '--dot'?: string } = dot === undefined ? {} : { '--dot': dot };
  return (
    <span
      className={styles.calm}
      data-tone={tone}
      data-dotted={dot !== undefined || tone === 'waits'}
      style={dotted}
      title={shown}
    >
      {shown}
    </span>
  );
}

/**
 * The label and colour of a stored code; the code itself when it is unknown, and nothing while the dictionary
 * is loading.
 */
export function DictTag({ type, code }: { type: string; code: string | null }) {
  const { find, label, loading } = useDict(type);
  const isRedUp = usePlatform(({ upColor }) => upColor === 'red');
  if (code === null || code === '') return NONE;
  if (loading) return <span className={styles.awaited} data-code={code} aria-busy />;
  const colour = find(code)?.listClass ?? '';
  return <CodeWord colour={colour} word={label(code)} dot={directionDot(type, colour, isRedUp)} />;
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
