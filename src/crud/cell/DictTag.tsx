import { usePlatform } from '@/stores/platform';
import { Tag } from 'antd';
import type { CSSProperties } from 'react';
import { visibleText } from '@/lib/text';
import { useDict } from './useDict';
import { NONE } from '@/ui/cell/value';
import styles from './cell.module.css';

/** Dictionaries of directions: green is up, red is down. */
const DIRECTIONS = new Set(['biz_pos_side', 'biz_entrust_action', 'biz_delivery_dir']);

/** No direction asks for attention, so none of their colours is a loud one. */
const CALM_RED = 'crimson';
const CALM_ORANGE = 'amber';

const AS_THEY_ARE: Readonly<Record<string, string>> = { red: CALM_RED, orange: CALM_ORANGE };
const OPPOSITE: Readonly<Record<string, string>> = {
  ...AS_THEY_ARE,
  green: CALM_RED,
  red: 'green',
};

/** The colour of a dictionary's value. Where the platform paints what rises in red, directions have it the other way round. */
function useDirectionColour(type: string, colour: string): string {
  const isRedUp = usePlatform(({ upColor }) => upColor === 'red');
  if (!DIRECTIONS.has(type)) return colour;
  return (isRedUp ? OPPOSITE : AS_THEY_ARE)[colour] ?? colour;
}

/** Values of `listClass` that are drawn as tags, in colours of antd. */
const LOUD = new Set(['error', 'warning', 'magenta', 'red', 'volcano', 'orange', 'gold', 'purple']);

/** Colours of the ordinary: a dot beside the word, so that only what asks for attention stands out as a tag. */
const CALM: Readonly<Record<string, string>> = {
  success: '#52c41a',
  processing: '#1677ff',
  lime: '#a0d911',
  green: '#52c41a',
  crimson: '#f5222d',
  amber: '#fa8c16',
  cyan: '#13c2c2',
  blue: '#1677ff',
  geekblue: '#597ef7',
};

/** A label in a colour of a dictionary: a tag where it asks for attention, else the word with a dot. */
export function CodeWord({ colour, word }: { colour: string; word: string }) {
  const shown = visibleText(word);
  if (LOUD.has(colour)) {
    return (
      <Tag className={styles.tag} variant="filled" color={colour} title={shown}>
        {shown}
      </Tag>
    );
  }
  const dot = CALM[colour];
  const dotted: CSSProperties & { '--dot'?: string } = dot === undefined ? {} : { '--dot': dot };
  return (
    <span className={styles.calm} data-dotted={dot !== undefined} style={dotted} title={shown}>
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
  const colour = useDirectionColour(type, find(code)?.listClass ?? '');
  if (code === null || code === '') return NONE;
  if (loading) return <span className={styles.awaited} aria-busy />;
  return <CodeWord colour={colour} word={label(code)} />;
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
