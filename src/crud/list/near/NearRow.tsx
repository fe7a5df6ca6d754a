import { createContext, use, useEffect, useRef, useState } from 'react';
import type { ComponentProps, ReactNode } from 'react';
import { watchRow } from './nearRows';

/** What of a table is left out while it is far from the view. */
export interface Near {
  /** Place of the first row that is not drawn at first; `Infinity` where nothing has a size. */
  rows: number;
  /** Pixels; height of a row before it is drawn. */
  height: number;
  /** Places of the cells that stand beyond the edge, the first one and the one behind them. */
  from: number;
  to: number;
}

/** Where everything is drawn. */
export const WHOLE: Near = { rows: Infinity, height: 0, from: 0, to: 0 };

export const NearContext = createContext<Near>(WHOLE);

/** Stands for cells that are not drawn; there is something in them, and a screen reader says so. */
function Gap({ cells }: { cells: number }) {
  return cells > 0 ? <td colSpan={cells}>…</td> : null;
}

interface Props extends ComponentProps<'tr'> {
  /** Place among the rows of the page. */
  place: number;
  cells: readonly ReactNode[];
}

function WatchedRow({ place, cells, style, ...props }: Props) {
  const { rows, height, from, to } = use(NearContext);
  const [undrawn, setUndrawn] = useState(place < rows ? null : height);
  const row = useRef<HTMLTableRowElement>(null);
  useEffect(() => (row.current ? watchRow(row.current, setUndrawn) : undefined), []);
  return (
    <tr {...props} ref={row} style={undrawn === null ? style : { ...style, height: undrawn }}>
      {undrawn === null ? (
        // One list, in which each cell keeps its key: one that has the focus is not made anew when others join it.
        [...cells.slice(0, from), <Gap key=" gap" cells={to - from} />, ...cells.slice(to)]
      ) : (
        <Gap cells={cells.length} />
      )}
    </tr>
  );
}

/** A row of a table, drawn while it is near the view, without the cells beyond the edge. */
export function NearRow({
  children,
  'data-place': place,
  ...props
}: ComponentProps<'tr'> & { 'data-place'?: number }) {
  const near = use(NearContext);
  // Rows that antd adds, such as those that are expanded, have no place.
  if (near === WHOLE || place === undefined || !Array.isArray(children))
    return <tr {...props}>{children}</tr>;
  return <WatchedRow {...props} place={place} cells={children} />;
}
