import type { Db } from './db';

/** True for the number of a recharge, a withdraw, or anything else that books or has booked something. */
export const isKnownNumber = (db: Db, no: string): boolean =>
  [...db.recharges.values(), ...db.withdraws.values()].some(({ orderNo }) => orderNo === no) ||
  db.areas.some(({ causes = {} }) =>
    Object.values(causes).some((numbers) => [...numbers(db)].includes(no)),
  ) ||
  db.ledger.lines.some(({ refNo }) => refNo === no);
