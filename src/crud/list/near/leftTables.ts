/** Tables that keep the rows that were in view when their screen was left. */
const KEPT = 1;

/** Milliseconds after which the others give theirs up: the screen that is shown comes first. */
const PATIENCE = 300;

/** Of each table that was left: what gives up its rows. The one left last is the last. */
const left = new Map<Element, (() => void)[]>();

/** A dialog may have been opened from a row, and would be lost with it. */
const hasDialog = (): boolean =>
  [...document.querySelectorAll('[role="dialog"]')].some((dialog) => dialog.checkVisibility());

function giveUpOlder(): void {
  // What is not in the page any more has been closed, and a row of a table on screen is one of another page of it.
  for (const table of left.keys()) if (!table.isConnected || table.checkVisibility()) left.delete(table);
  for (const table of [...left.keys()].slice(0, -KEPT)) {
    left.get(table)?.forEach((giveUp) => giveUp());
    left.delete(table);
  }
}

/**
 * Notes that a row that was in view is hidden with its screen. It is given up after other tables have been left, unless it
 * comes back before.
 */
export function leaveRow(row: Element, giveUp: () => void): void {
  const table = row.closest('table');
  if (!table) return;
  const rows = left.get(table);
  if (rows) rows.push(giveUp);
  else if (!hasDialog()) {
    left.set(table, [giveUp]);
    setTimeout(giveUpOlder, PATIENCE);
  }
}

/** Notes that the table of a row is shown, or shown again. */
export function returnTable(row: Element): void {
  const table = row.closest('table');
  if (table) left.delete(table);
}
