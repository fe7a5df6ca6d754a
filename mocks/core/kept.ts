import type { Db } from './db';

type Undo = () => void;

/** Puts the same rows back, with the fields that they had. */
function keptRows<Row extends object>(rows: Iterable<Row>): () => Row[] {
  const all = [...rows].map((row) => ({ row, copy: { ...row } }));
  return () => all.map(({ row, copy }) => Object.assign(row, copy));
}

function keptTable<Row extends { id: number }>(table: Map<number, Row>): Undo {
  const back = keptRows(table.values());
  return () => {
    const rows = back();
    const isWhole = table.size === rows.length && rows.every((row) => table.has(row.id));
    // Emptying and filling a table again while its rows are gone through would make that endless.
    if (!isWhole) table.clear();
    for (const row of rows) table.set(row.id, row);
  };
}

/** Keeps users, roles, departments and the menu as they are. @returns what puts them back */
export function keepStaff({ users, roles, depts, menus }: Db): Undo {
  const tables = [keptTable(users), keptTable(roles), keptTable(depts)];
  const records = keptRows(menus);
  return () => {
    for (const undo of tables) undo();
    menus.splice(0, menus.length, ...records());
  };
}
