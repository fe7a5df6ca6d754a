import type { Db } from '../db';
import { lookupsHold } from '../lookup';
import type { Complain } from './complain';

/** What is looked up in a table is what going through it finds. */
export function checkLookups(db: Db, complain: Complain): void {
  for (const [name, table] of Object.entries({
    ...db,
    lines: db.ledger.lines,
    accounts: db.ledger.accounts(),
  })) {
    if ((table instanceof Map || Array.isArray(table)) && !lookupsHold(table))
      complain(`a lookup in ${name} does not hold: a row was changed and not set again`);
  }
}
