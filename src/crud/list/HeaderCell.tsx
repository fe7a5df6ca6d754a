import { createContext, use, useState } from 'react';
import type { ComponentProps, PointerEvent } from 'react';
import { useT } from '@/i18n';
import { WIDTHS } from './columnLayout';
import styles from './list.module.css';

/** What header cells need for resizing. */
export interface Resizing {
  /** Width and name of a column by its key; `undefined` for columns that cannot be resized. */
  column(key: string): { width: number; name: string } | undefined;
  onResize(key: string, width: number): void;
}

export const ResizingContext = createContext<Resizing | null>(null);

/** Pixels per key press. */
const STEP = 10;

/** Pixels; width of the widest cell of a column on screen, with its padding. */
function contentWidth(header: HTMLTableCellElement | null, columnKey: string): number {
  const table = header?.closest('.ant-table');
  const cells = [...(table?.querySelectorAll(`[data-column="${CSS.escape(columnKey)}"]`) ?? [])];
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

/** The resize handle of a header: drag it, use the arrow keys, or double-click to fit the content. */
function ResizeHandle({ columnKey, resizing }: { columnKey: string; resizing: Resizing }) {
  const t = useT();
  const [drag, setDrag] = useState<{ from: number; by: number } | null>(null);
  const column = resizing.column(columnKey);
  if (!column) return null;
  const { width, name } = column;

  function fit(handle: HTMLElement): void {
    const header = handle.closest('th');
    const fitting = contentWidth(header, columnKey);
    if (fitting > 0) resizing.onResize(columnKey, fitting);
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
      onChange={({ target }) => resizing.onResize(columnKey, Number(target.value))}
      // Enter in the header cell would sort.
      onKeyDown={(event) => event.stopPropagation()}
      onClick={(event) => event.stopPropagation()}
      onDoubleClick={({ currentTarget }) => fit(currentTarget)}
      onPointerDown={onPointerDown}
      onPointerMove={({ clientX }) => drag && setDrag({ ...drag, by: clientX - drag.from })}
      onPointerCancel={() => setDrag(null)}
      onPointerUp={({ clientX }) => {
        // The last movement may not have been drawn.
        if (drag && clientX !== drag.from) resizing.onResize(columnKey, width + clientX - drag.from);
        setDrag(null);
      }}
    />
  );
}

/** A header cell with a resize handle. */
export function HeaderCell({
  children,
  'data-column': columnKey,
  ...props
}: ComponentProps<'th'> & { 'data-column'?: string }) {
  const resizing = use(ResizingContext);
  return (
    <th {...props} data-column={columnKey}>
      {children}
      {resizing && columnKey !== undefined ? (
        <ResizeHandle columnKey={columnKey} resizing={resizing} />
      ) : null}
    </th>
  );
}
