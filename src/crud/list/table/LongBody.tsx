import { defaultRangeExtractor, useVirtualizer } from '@tanstack/react-virtual';
import type { Range } from '@tanstack/react-virtual';
import { Fragment, useCallback, useEffect, useRef, useState } from 'react';
import { BodyLine } from './Body';
import type { BodyProps } from './Body';

/** Lines drawn above and below those in view. */
const AROUND = 8;

interface LongBodyProps<Row extends object> extends BodyProps<Row> {
  /** Pixels; height of a line before it is measured. */
  height: number;
  /** Pixels; height of the scroller before it is measured. */
  view: number;
}

/** Keeps the place of lines that are not drawn. */
const Gap = ({ height }: { height: number }) => (height > 0 ? <tr aria-hidden style={{ height }} /> : null);

/** The body of a long table: the lines near the view, and the one that had the focus last. */
export function LongBody<Row extends object>(props: LongBodyProps<Row>) {
  const { lines, height, view, ...shared } = props;
  const [focused, setFocused] = useState<string | null>(null);
  const kept = focused === null ? -1 : lines.findIndex(({ key }) => key === focused);
  const rangeExtractor = useCallback(
    (range: Range) =>
      [...new Set([...defaultRangeExtractor(range), ...(kept < 0 ? [] : [kept])])].toSorted((a, b) => a - b),
    [kept],
  );
  const body = useRef<HTMLTableSectionElement>(null);
  const virtual = useVirtualizer<HTMLElement, HTMLTableRowElement>({
    count: lines.length,
    getScrollElement: () => body.current?.closest<HTMLElement>('[data-scroller]') ?? null,
    getItemKey: (at) => lines[at]?.key ?? at,
    estimateSize: () => height,
    initialRect: { width: 0, height: view },
    overscan: AROUND,
    rangeExtractor,
  });
  const items = virtual.getVirtualItems();
  useEffect(() => {
    const element = body.current;
    const follow = ({ target }: FocusEvent) => {
      const row = target instanceof Element ? target.closest<HTMLElement>('tr[data-line]') : null;
      if (row) setFocused(row.dataset['line'] ?? null);
    };
    element?.addEventListener('focusin', follow);
    return () => element?.removeEventListener('focusin', follow);
  }, []);
  return (
    <tbody ref={body}>
      {items.map(({ key, index, start }, at) => {
        const line = lines[index];
        const above = items[at - 1]?.end ?? 0;
        return line ? (
          <Fragment key={key}>
            <Gap height={start - above} />
            <BodyLine {...shared} line={line} index={index} measure={virtual.measureElement} />
          </Fragment>
        ) : null;
      })}
      <Gap height={virtual.getTotalSize() - (items.at(-1)?.end ?? 0)} />
    </tbody>
  );
}
