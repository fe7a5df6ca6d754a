import { useState } from 'react';
import type { PointerEvent } from 'react';
import { useT } from '@/i18n';
import { WIDTHS } from './column';
import styles from './table.module.css';

/** Pixels per key press. */
const STEP = 10;

/** Pixels; width of the widest cell of a column on screen, with its padding. */
function contentWidth(header: HTMLTableCellElement | null): number {
  const column = CSS.escape(header?.dataset['column'] ?? '');
  const cells = [...(header?.closest('table')?.querySelectorAll(`[data-column="${column}"]`) ?? [])];
  return Math.max(0, ...cells.map((cell) => measure(cell)));
}

function measure(cell: Element): number {
  const range = document.createRange();
  range.selectNodeContents(cell);
  const inside = Math.max(
    range.getBoundingClientRect().width,
    ...[...cell.children].map((child) => child.scrollWidth),
  );
  const { paddingLeft, paddingRight } = getComputedStyle(cell);
  return Math.ceil(inside + parseFloat(paddingLeft || '0') + parseFloat(paddingRight || '0')) + 2;
}

interface ResizeHandleProps {
  /** Name of the column. */
  name: string;
  /** Pixels. */
  width: number;
  onResize: (width: number) => void;
}

/** The resize handle of a header: drag it, use the arrow keys, or double-click to fit the content. */
export function ResizeHandle({ name, width, onResize }: ResizeHandleProps) {
  const t = useT();
  const [drag, setDrag] = useState<{ from: number; by: number } | null>(null);

  function fit(handle: HTMLElement): void {
    const fitting = contentWidth(handle.closest('th'));
    if (fitting > 0) onResize(fitting);
  }

  function onPointerDown(event: PointerEvent<HTMLElement>): void {
    // The native slider would jump to the pointer.
    event.preventDefault();
    event.currentTarget.focus();
    event.currentTarget.setPointerCapture(event.pointerId);
    setDrag({ from: event.clientX, by: 0 });
  }

  return (
    <input
      type="range"
      // Widths can be set in the column settings too: by Tab one gets from header to header.
      tabIndex={-1}
      aria-label={t('crud.resize', { name })}
      value={width}
      {...WIDTHS}
      step={STEP}
      className={styles.handle}
      data-dragging={drag !== null}
      // While dragging, only the line moves; the table renders once at the end.
      style={drag ? { transform: `translateX(${drag.by}px)` } : undefined}
      onChange={({ target }) => onResize(Number(target.value))}
      onDoubleClick={({ currentTarget }) => fit(currentTarget)}
      onPointerDown={onPointerDown}
      onPointerMove={({ clientX }) => drag && setDrag({ ...drag, by: clientX - drag.from })}
      onPointerCancel={() => setDrag(null)}
      onPointerUp={({ clientX }) => {
        // The last movement may not have been drawn.
        if (drag && clientX !== drag.from) onResize(width + clientX - drag.from);
        setDrag(null);
      }}
    />
  );
}
