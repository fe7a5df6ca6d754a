import type { Db } from './db';

/** How long a chain takes to confirm everything it has to, in milliseconds. */
export const CHAIN = 90_000;

/** Since when a transfer is in its state, as of the last check; in milliseconds. */
export function waited(db: Db, { orderNo, status }: { orderNo: string; status: number }): number {
  const key = `${orderNo} ${status}`;
  const since = db.onTheWay.get(key) ?? db.now();
  db.onTheWay.set(key, since);
  return db.now() - since;
}
