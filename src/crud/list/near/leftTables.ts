/** Tables that keep the rows that were in view when their screen was left. */
const KEPT = 1;

/** Milliseconds after which the others give theirs up: the screen that is shown comes first. */
const PATIENCE = 300;

/** The tables that were left, the last one last. A screen that is closed is not kept alive by them. */
let left: WeakRef<Element>[] = [];

/** Of each of them: what gives up its rows. */
const rowsOf = new WeakMap<Element, (() => void)[]>();

/** A dialog may have been opened from a row, and would be lost with it. */
const hasDialog = (): boolean =>
  [...document.querySelectorAll('[role="dialog"]')].some((dialog) => dialog.checkVisibility());

/** Forgets a table that was left; its rows stay as they are. */
function forget(table: Element): void {
  rowsOf.delete(table);
  left = left.filter((other) => other.deref() !== table);
}

function giveUpOlder(): void {
  const tables = left.flatMap((one) => one.deref() ?? []);
  // What is not in the page any more has been closed, and a row of a table on screen is one of another page of it.
  const hidden = tables.filter((table) => table.isConnected && !table.checkVisibility());
  const kept = hidden.slice(-KEPT);
  for (const table of hidden.slice(0, -KEPT)) rowsOf.get(table)?.forEach((giveUp) => giveUp());
  for (const table of tables) if (!kept.includes(table)) forget(table);
}

/**
 * Notes that a row that was in view is hidden with its screen. It is given up after other tables have been left, unless it
 * comes back before.
 */
export function leaveRow(row: Element, giveUp: () => void): void {
  const table = row.closest('table');
  if (!table) return;
  const rows = rowsOf.get(table);
  if (rows) rows.push(giveUp);
  else if (!hasDialog()) {
    rowsOf.set(table, [giveUp]);
    left.push(new WeakRef(table));
    setTimeout(giveUpOlder, PATIENCE);
  }
}

/** Notes that the table of a row is shown, or shown again. */
export function returnTable(row: Element): void {
  const table = row.closest('table');
  if (table) forget(table);
}
