import { startTransition } from 'react';
import { flushSync } from 'react-dom';
import { leaveRow, returnTable } from './leftTables';
import { onWholePage } from './wholePage';

/** Pixels; a row so far above or below the view is drawn. */
const MARGIN = '400px 0px';

/** `scrollMargin` is meant for the scrolling parts of the page; browsers without it draw a row when it comes into view. */
const MARGINS = { rootMargin: MARGIN, scrollMargin: MARGIN };

/**
 * Told that a row is to be drawn, or how high it stays when it is not; `wasSeen`: it was in view when its screen was left, and
 * is to be there again with the screen.
 */
export type Follow = (undrawn: number | null, wasSeen?: boolean) => void;

interface Watched {
  follow: Follow;
  height: number;
  /** True for a row that the whole page needs; until it comes near the view it stays. */
  kept: boolean;
  /** True while some of it can be seen. */
  seen: boolean;
}

const rows = new Map<Element, Watched>();

/** True for a row with more below it, which belongs to it. */
const isExpanded = (row: Element): boolean =>
  row.nextElementSibling?.classList.contains('ant-table-expanded-row') === true;

/** True for a row that has the focus, or a menu that is open. */
const isInUse = (row: Element): boolean =>
  isExpanded(row) || row.contains(document.activeElement) || row.querySelector('.ant-dropdown-open') !== null;

/** Rows are drawn and left out between the frames, so that scrolling never waits for them. */
const noteNear = (entries: IntersectionObserverEntry[]): void =>
  startTransition(() => {
    for (const { target, isIntersecting, boundingClientRect } of entries) {
      const row = rows.get(target);
      // A row of a hidden screen has no height.
      if (!row || boundingClientRect.height === 0) continue;
      row.height = boundingClientRect.height;
      if (isIntersecting) {
        row.kept = false;
        row.follow(null);
      } else if (!row.kept && !isInUse(target)) row.follow(row.height);
    }
  });

function noteSeen(entries: IntersectionObserverEntry[]): void {
  for (const { target, isIntersecting, boundingClientRect } of entries) {
    const row = rows.get(target);
    if (row && boundingClientRect.height > 0) row.seen = isIntersecting;
  }
}

let observers: readonly IntersectionObserver[] = [];
let stop = () => {};

let drawsWholePage = false;

function drawWholePage(): void {
  drawsWholePage = true;
  flushSync(() => rows.forEach(({ follow }) => follow(null)));
  drawsWholePage = false;
}

function begin(): void {
  observers = [new IntersectionObserver(noteNear, MARGINS), new IntersectionObserver(noteSeen)];
  stop = onWholePage(drawWholePage);
}

function end(): void {
  observers.forEach((observer) => observer.disconnect());
  stop();
}

/**
 * Tells a row when it comes near the view and when it leaves it.
 * @returns the function that ends it; of a screen that is hidden only the rows that were in view stay drawn, and those of
 * the screens that were left before it are given up too
 */
export function watchRow(element: Element, follow: Follow): () => void {
  if (!('IntersectionObserver' in window)) {
    follow(null);
    return () => {};
  }
  returnTable(element);
  if (rows.size === 0) begin();
  rows.set(element, { follow, height: 0, kept: drawsWholePage, seen: true });
  observers.forEach((observer) => observer.observe(element));
  return () => {
    const row = rows.get(element);
    rows.delete(element);
    observers.forEach((observer) => observer.unobserve(element));
    if (rows.size === 0) end();
    if (!row || row.height === 0 || isExpanded(element)) return;
    if (row.seen) leaveRow(element, () => row.follow(row.height, true));
    else row.follow(row.height);
  };
}
