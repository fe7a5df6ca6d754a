import { useEffect, useMemo, useState } from 'react';
import type { ReactNode } from 'react';
import { isSameIn } from './liveRows';
import type { LiveRows } from './liveRows';

interface LiveCellProps<Row extends object> {
  live: LiveRows<Row>;
  row: Row;
  /** Fields that the cell depends on; missing: the whole row. */
  reads: readonly string[] | undefined;
  render: (row: Row) => ReactNode;
}

/** A cell that is drawn again when one of the fields that it depends on has another value in the latest row. */
export function LiveCell<Row extends object>({ live, row, reads, render }: LiveCellProps<Row>) {
  const [shown, setShown] = useState(() => live.latest(row));
  useEffect(() => {
    let last = shown;
    const follow = (latest: Row) => {
      if (isSameIn(reads, last, latest)) return;
      last = latest;
      setShown(latest);
    };
    follow(live.latest(row));
    return live.listen(row, follow);
    // `shown` is what the cell was drawn with at first; afterwards it follows by itself.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [live, row, reads]);
  return useMemo(() => render(shown), [render, shown]);
}
