import { useMemo } from 'react';
import type { CSSProperties, MouseEvent, ReactNode } from 'react';
import { useT } from '@/i18n';
import { RowBox } from '../chosen/SelectionBox';
import type { NamedColumn } from './column';
import type { LiveRows } from './liveRows';
import { LiveCell } from './LiveCell';
import { ACTIONS, BOXES, OPENER } from './useEngine';
import type { Place } from './useEngine';
import { pinned } from './cells';
import styles from './table.module.css';

/** Pixels; a column from here on takes the whole width of a card. */
const WIDE = 170;

/** The column of row actions, placed last. */
export interface ActionsColumn<Row> {
  width: number;
  /** Fields that they depend on; missing: all. */
  reads?: readonly string[] | undefined;
  render: (row: Row) => ReactNode;
}

/** What all rows of a table have in common; the same object while nothing of it changes. */
export interface RowParts<Row extends object> {
  places: readonly Place[];
  edges: ReadonlySet<string>;
  /** The columns by their keys, with their names and how their amounts stand below each other. */
  columns: ReadonlyMap<string, NamedColumn<Row>>;
  actions: ActionsColumn<Row> | undefined;
  /** Set where rows are read again and again: each cell follows its own. */
  live: LiveRows<Row> | undefined;
  /** Name of a row that can be chosen. */
  titleOf: ((row: Row) => string) | undefined;
  onChoose: (key: string, upTo: boolean) => void;
  /** Called for a click on a row, except on controls inside it. */
  onOpen: ((row: Row) => void) | undefined;
}

interface BodyRowProps<Row extends object> {
  parts: RowParts<Row>;
  row: Row;
  rowKey: string;
  isChosen: boolean;
  /** Rows above it in a tree. */
  depth: number;
  /** True: its rows or its part below can be opened; `null`: there is nothing to open. */
  isOpen: boolean | null;
  onToggle: () => void;
  /** Place among all rows, counted from 0, and what measures the row; of a table that does not draw all of them. */
  index?: number | undefined;
  measure?: ((row: HTMLTableRowElement | null) => void) | undefined;
}

/**
 * False for clicks on controls, for clicks in dialogs that are only React children of the row, and when text
 * was selected.
 */
function isPlainClick({ target, currentTarget }: MouseEvent<HTMLElement>): boolean {
  const inside = target instanceof Element && currentTarget.contains(target);
  const marked = window.getSelection()?.isCollapsed === false;
  return inside && !marked && !target.closest('a, button, input, label, [data-boxes]');
}

/** Opens what is below a row, and closes it. */
function Opener({ isOpen, onToggle }: { isOpen: boolean; onToggle: () => void }) {
  const t = useT();
  return (
    <button
      type="button"
      className={styles.opener}
      aria-expanded={isOpen}
      aria-label={t(isOpen ? 'crud.closeRow' : 'crud.openRow')}
      onClick={onToggle}
    />
  );
}

/** One row of a table. */
export function BodyRow<Row extends object>(props: BodyRowProps<Row>) {
  const { parts, row, rowKey, isChosen, depth, isOpen, onToggle, index, measure } = props;
  const { places, edges, columns, actions, live, titleOf, onChoose, onOpen } = parts;
  const contents = useMemo(() => {
    const draw = (render: (row: Row) => ReactNode, reads?: readonly string[]) =>
      live ? <LiveCell live={live} row={row} reads={reads} render={render} /> : render(row);
    const drawn = new Map<string, ReactNode>();
    for (const [key, { column }] of columns) drawn.set(key, draw(column.cell, column.reads));
    if (actions) drawn.set(ACTIONS, draw(actions.render, actions.reads));
    return drawn;
  }, [columns, actions, live, row]);
  // What opens a row of a tree stands before its first value.
  const lead = isOpen !== null && !places.some(({ id }) => id === OPENER);
  const first = places.find(({ id }) => columns.has(id))?.id;
  const indent: CSSProperties & { '--depth'?: number } = depth > 0 ? { '--depth': depth } : {};

  return (
    <tr
      ref={measure}
      className={styles.row}
      data-row-key={rowKey}
      data-line={rowKey}
      data-chosen={isChosen}
      data-opens={onOpen !== undefined}
      data-index={index}
      aria-rowindex={index === undefined ? undefined : index + 2}
      style={indent}
      onClick={(event) => {
        if (onOpen && isPlainClick(event)) onOpen(row);
      }}
    >
      {places.map((place) => {
        const { id, pin } = place;
        const known = columns.get(id);
        const style: CSSProperties & { '--fraction'?: number; '--slot'?: number } = pinned(place);
        if (known && known.amounts.room > 0) style['--fraction'] = known.amounts.room;
        if (known && known.amounts.slot > 0) style['--slot'] = known.amounts.slot;
        return (
          <td
            key={id}
            className={styles.cell}
            style={style}
            data-pin={pin}
            data-edge={edges.has(id) || undefined}
            data-align={known?.column.align}
            data-column={known ? id : undefined}
            data-whole={known?.isWhole || undefined}
            data-unit={known && known.amounts.unit !== null ? 'head' : undefined}
            data-label={known?.name}
            data-wide={known ? known.column.width >= WIDE : undefined}
            data-boxes={id === BOXES || undefined}
            data-tree={(id === first && (lead || depth > 0)) || undefined}
          >
            {id === BOXES && titleOf ? (
              <RowBox name={titleOf(row)} checked={isChosen} onToggle={(upTo) => onChoose(rowKey, upTo)} />
            ) : null}
            {(id === OPENER || (id === first && lead)) && isOpen !== null ? (
              <Opener isOpen={isOpen} onToggle={onToggle} />
            ) : null}
            {contents.get(id)}
          </td>
        );
      })}
    </tr>
  );
}
