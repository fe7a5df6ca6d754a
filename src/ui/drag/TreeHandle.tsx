import { HolderOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { useRef } from 'react';
import type { PointerEvent } from 'react';
import { useT } from '@/i18n';
import styles from './drag.module.css';

/** Where an item of a tree is put: beside another one, or below it as its last. */
export interface Drop {
  over: string;
  where: 'before' | 'inside' | 'after';
}

/** A step by the arrow keys: among its neighbours, out to its parent's, or into the one before it. */
export type Step = 'up' | 'down' | 'out' | 'in';

const STEPS: Readonly<Record<string, Step>> = {
  ArrowUp: 'up',
  ArrowDown: 'down',
  ArrowLeft: 'out',
  ArrowRight: 'in',
};

/** Part of a row's height, at its top and its bottom, that puts an item beside it. */
const EDGE = 0.3;

interface TreeHandleProps {
  /** Name of the item that is moved, for screen readers. */
  name: string;
  disabled?: boolean;
  onDrop: (drop: Drop) => void;
  onStep: (step: Step) => void;
}

/** The row under the pointer, and the part of it; rows carry their key as `data-row-key`. */
function dropAt({ clientX, clientY }: PointerEvent): { row: HTMLElement; drop: Drop } | null {
  const row = document.elementFromPoint(clientX, clientY)?.closest<HTMLElement>('[data-row-key]');
  if (!row) return null;
  const { top, height } = row.getBoundingClientRect();
  const part = (clientY - top) / height;
  const where = part < EDGE ? 'before' : part > 1 - EDGE ? 'after' : 'inside';
  return { row, drop: { over: row.dataset['rowKey'] ?? '', where } };
}

/** Moves an item of a tree by dragging, or by the arrow keys. */
export function TreeHandle({ name, disabled = false, onDrop, onStep }: TreeHandleProps) {
  const t = useT();
  const marked = useRef<HTMLElement | null>(null);
  const label = t('ui.moveNode', { name });

  function mark(row: HTMLElement | null, where = ''): void {
    if (marked.current && marked.current !== row) delete marked.current.dataset['drop'];
    marked.current = row;
    if (row) row.dataset['drop'] = where;
  }

  return (
    <Button
      type="text"
      size="small"
      className={styles.grip ?? ''}
      icon={<HolderOutlined />}
      disabled={disabled}
      aria-label={label}
      title={label}
      onKeyDown={(event) => {
        const step = STEPS[event.key];
        if (step === undefined) return;
        event.preventDefault();
        onStep(step);
      }}
      onPointerDown={({ currentTarget, pointerId }) => currentTarget.setPointerCapture(pointerId)}
      onPointerMove={(event) => {
        if (!event.currentTarget.hasPointerCapture(event.pointerId)) return;
        const found = dropAt(event);
        mark(found?.row ?? null, found?.drop.where);
        // Rows beyond the edge come into view as the pointer nears it.
        found?.row.scrollIntoView({ block: 'nearest' });
      }}
      onPointerCancel={() => mark(null)}
      onPointerUp={(event) => {
        const found = marked.current ? dropAt(event) : null;
        mark(null);
        if (found) onDrop(found.drop);
      }}
    />
  );
}
