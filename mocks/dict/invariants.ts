import type { Complain } from '../core/invariants/complain';
import type { Db } from '../core/db';

/** A dictionary has one default, and no value twice. */
export function checkDictionaries(db: Db, complain: Complain): void {
  for (const type of db.dictTypes.keys()) {
    const entries = [...db.dictEntries.values()].filter((entry) => entry.dictType === type);
    const defaults = entries.filter((entry) => entry.isDefault).length;
    if (defaults !== 1) complain(`dictionary ${type} has ${defaults} defaults`);
    if (new Set(entries.map((entry) => entry.dictValue)).size !== entries.length)
      complain(`dictionary ${type} repeats a value`);
  }
}
