import { createContext, use, useState } from 'react';
import type { ComponentProps, PointerEvent } from 'react';
import { useT } from '@/i18n';
import { WIDTHS } from './columnLayout';
import styles from './list.module.css';

/** What header cells need to know to be resizable. */
export interface Resizing {
  /** Width and name of a column by its key; nothing for columns that keep their width. */
  column(key: string): { width: number; name: string } | undefined;
  onResize(key: string, width: number): void;
}

export const ResizingContext = createContext<Resizing | null>(null);

/** Pixels of one key press. */
const STEP = 10;

/** Widest content of a column among the rows on screen, with the cell's own room. */
function contentWidth(header: HTMLTableCellElement | null, index: number): number {
  const table = header?.closest('.ant-table');
  const cells = [
    ...(table?.querySelectorAll(
      `.ant-table-row > :nth-child(${index + 1}), thead tr > :nth-child(${index + 1})`,
    ) ?? []),
  ];
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

/** The edge of a header: drag it, move it by arrow keys, or have it fit by double click. */
function ResizeHandle({ columnKey, resizing }: { columnKey: string; resizing: Resizing }) {
  const t = useT();
  const [drag, setDrag] = useState<{ from: number; by: number } | null>(null);
  const column = resizing.column(columnKey);
  if (!column) return null;
  const { width, name } = column;

  function fit(handle: HTMLElement): void {
    const header = handle.closest('th');
    const fitting = contentWidth(header, header?.cellIndex ?? 0);
    if (fitting > 0) resizing.onResize(columnKey, fitting);
  }

  function onPointerDown(event: PointerEvent<HTMLElement>): void {
    // The browser's own slider would jump to the pointer.
    event.preventDefault();
    event.currentTarget.focus();
    event.currentTarget.setPointerCapture(event.pointerId);
    setDrag({ from: event.clientX, by: 0 });
  }

  return (
    <input
      type="range"
      aria-label={t('crud.resize', { name })}
      value={width}
      {...WIDTHS}
      step={STEP}
      className={styles.handle}
      data-dragging={drag !== null}
      // Only the line moves while it is dragged; the table is drawn anew once.
      style={drag ? { transform: `translateX(${drag.by}px)` } : undefined}
      onChange={({ target }) => resizing.onResize(columnKey, Number(target.value))}
      // The header sorts on Enter.
      onKeyDown={(event) => event.stopPropagation()}
      onClick={(event) => event.stopPropagation()}
      onDoubleClick={({ currentTarget }) => fit(currentTarget)}
      onPointerDown={onPointerDown}
      onPointerMove={({ clientX }) => drag && setDrag({ ...drag, by: clientX - drag.from })}
      onPointerCancel={() => setDrag(null)}
      onPointerUp={() => {
        if (drag && drag.by !== 0) resizing.onResize(columnKey, width + drag.by);
        setDrag(null);
      }}
    />
  );
}

/** A header cell of the table, with an edge to resize it by. */
export function HeaderCell({
  children,
  'data-column': columnKey,
  ...props
}: ComponentProps<'th'> & { 'data-column'?: string }) {
  const resizing = use(ResizingContext);
  return (
    <th {...props}>
      {children}
      {resizing && columnKey !== undefined ? (
        <ResizeHandle columnKey={columnKey} resizing={resizing} />
      ) : null}
    </th>
  );
}
