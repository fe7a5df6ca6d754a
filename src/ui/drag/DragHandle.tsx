import { HolderOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { useT } from '@/i18n';
import styles from './drag.module.css';

interface DragHandleProps {
  /** Name of the item that is moved, for screen readers. */
  name: string;
  /** Index in the list; every `li` of the list has its own as `data-index`. */
  index: number;
  /** Called with the new index, which may be outside of the list. */
  onMove: (to: number) => void;
  onDrag: (dragging: boolean) => void;
}

/** Index of the list item under the pointer; `null` outside the list. */
function indexAt(x: number, y: number): number | null {
  const row = document.elementFromPoint(x, y)?.closest<HTMLElement>('li[data-index]');
  return row ? Number(row.dataset['index']) : null;
}

/** Moves an item of a list by dragging, or by the arrow keys. */
export function DragHandle({ name, index, onMove, onDrag }: DragHandleProps) {
  const t = useT();
  const label = t('ui.moveColumn', { name });
  return (
    <Button
      type="text"
      size="small"
      className={styles.grip}
      icon={<HolderOutlined />}
      aria-label={label}
      title={label}
      onKeyDown={(event) => {
        const by = { ArrowUp: -1, ArrowDown: 1 }[event.key];
        if (by === undefined) return;
        event.preventDefault();
        onMove(index + by);
      }}
      onPointerDown={({ currentTarget, pointerId }) => {
        currentTarget.setPointerCapture(pointerId);
        onDrag(true);
      }}
      onPointerCancel={() => onDrag(false)}
      onPointerUp={({ clientX, clientY }) => {
        onDrag(false);
        onMove(indexAt(clientX, clientY) ?? index);
      }}
    />
  );
}
