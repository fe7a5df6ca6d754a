import { useDeferredValue, useMemo, useRef } from 'react';
import type { ReactNode } from 'react';
import { BodyRow } from './BodyRow';
import type { RowParts } from './BodyRow';
import { Kept } from './Kept';
import type { Line } from './lines';
import { useNearRows } from './useNearRows';
import styles from './table.module.css';

export interface BodyProps<Row extends object> {
  lines: readonly Line<Row>[];
  parts: RowParts<Row>;
  /** Keys of the chosen rows. */
  chosen: ReadonlySet<string>;
  /** Draws the part below an open row. */
  expand: ((row: Row) => ReactNode) | undefined;
}

interface BodyLineProps<Row extends object> extends Omit<BodyProps<Row>, 'lines'> {
  line: Line<Row>;
  /** Place among all lines, and what measures this one; of a table that does not draw all of them. */
  index?: number;
  measure?: (row: HTMLTableRowElement | null) => void;
}

/** A line of a table, drawn again when its own row or what all rows have in common is another one. */
export function BodyLine<Row extends object>(props: BodyLineProps<Row>) {
  const { line, parts, chosen, expand, index, measure } = props;
  const { of } = line;
  const row = of.original;
  if (line.isBelow) {
    return (
      <tr ref={measure} data-index={index} data-line={line.key} className={styles.below}>
        <td colSpan={parts.places.length}>
          <div className={styles.view}>{expand?.(row)}</div>
        </td>
      </tr>
    );
  }
  const isChosen = chosen.has(of.id);
  const isOpen = of.getCanExpand() ? of.getIsExpanded() : null;
  return (
    <Kept of={[row, of.id, of.depth, parts, isChosen, isOpen, index, measure]}>
      {() => (
        <BodyRow
          parts={parts}
          row={row}
          rowKey={of.id}
          isChosen={isChosen}
          depth={of.depth}
          isOpen={isOpen}
          onToggle={() => of.toggleExpanded()}
          index={index}
          measure={measure}
        />
      )}
    </Kept>
  );
}

/** Lines that a screen has room for. */
const IN_VIEW = 14;

/** The body of a table, all of it. What can be seen of one that has just come is drawn first, and the rest right after it. */
export function Body<Row extends object>({ lines, ...shared }: BodyProps<Row>) {
  const isWhole = useDeferredValue(true, false);
  const drawn = useMemo(() => (isWhole ? lines : lines.slice(0, IN_VIEW)), [isWhole, lines]);
  const body = useRef<HTMLTableSectionElement>(null);
  useNearRows(body, drawn, shared.parts.live);
  return (
    <tbody ref={body}>
      {drawn.map((line) => (
        <BodyLine key={line.key} line={line} {...shared} />
      ))}
    </tbody>
  );
}
