import { useEffect, useMemo, useState } from 'react';
import type { RefObject } from 'react';
import { columnsBeyond } from './columnsBeyond';
import type { Placed } from './columnsBeyond';
import { WHOLE } from './NearBody';
import type { Near } from './NearBody';
import { onWholePage } from './wholePage';

/** Pixels that the bars and filters above a table take at least. */
const ABOVE = 160;

/** Pixels; width of the table measured last. The next one begins with it, since most are equally wide. */
let lastWidth = 0;

interface NearOptions {
  /** False: all of it is drawn. */
  on: boolean;
  columns: readonly Placed[];
  /** Cells before the first column. */
  lead: number;
  /** Number of cells, and pixels that those beside the columns take. */
  cells: number;
  around: number;
  /** Pixels; height of a row before it is drawn. */
  rowHeight: number;
  /** Number of rows that one element stands for while they are not drawn. */
  together: number;
}

/**
 * What of a table is drawn: at first the rows and the columns that there can be room for. The other columns follow as soon
 * as the operator scrolls sideways, walks the rows with the keyboard, prints or looks for a word; rows follow the view.
 */
export function useNear(table: RefObject<HTMLElement | null>, options: NearOptions): Near {
  const { on, columns, lead, cells, around, rowHeight, together } = options;
  const [height] = useState(() => document.documentElement.clientHeight);
  const [width, setWidth] = useState(() => lastWidth || document.documentElement.clientWidth);
  const [wide, setWide] = useState(false);
  // Nothing has a size where there is no screen.
  const sized = on && height > 0 && width > 0;
  const near = useMemo(() => {
    if (!sized) return WHOLE;
    const [from, to] = wide ? [0, 0] : columnsBeyond(columns, width - around);
    const rows = Math.ceil((height - ABOVE) / rowHeight);
    return { rows, height: rowHeight, together, cells, from: from + lead, to: to + lead };
  }, [sized, wide, columns, width, around, height, lead, cells, rowHeight, together]);

  const waits = near.to > near.from;
  useEffect(() => {
    const element = table.current;
    if (!waits || !element) return undefined;
    const draw = () => setWide(true);
    const scrolled = ({ target }: Event) => {
      if (target instanceof Element && target.scrollLeft > 0) draw();
    };
    const focused = ({ target }: Event) => {
      if (target instanceof Element && target.matches('tbody :focus-visible')) draw();
    };
    const sizes = new ResizeObserver(([entry]) => {
      // A hidden screen has no width.
      if (!entry || entry.contentRect.width === 0) return;
      lastWidth = entry.contentRect.width;
      setWidth(lastWidth);
    });
    const stop = onWholePage(draw);
    sizes.observe(element);
    element.addEventListener('scroll', scrolled, { capture: true, passive: true });
    element.addEventListener('focusin', focused);
    return () => {
      stop();
      sizes.disconnect();
      element.removeEventListener('scroll', scrolled, { capture: true });
      element.removeEventListener('focusin', focused);
    };
  }, [table, waits]);
  return near;
}
