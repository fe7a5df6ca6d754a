import { entriesIn } from '../core/dictionary';
import type { Complain } from '../core/invariants/complain';
import type { Db } from '../core/db';

/** A dictionary has one default at most, and no value twice. */
export function checkDictionaries(db: Db, complain: Complain): void {
  for (const { dictType: type } of db.dictTypes.values()) {
    const entries = entriesIn(db, type);
    const defaults = entries.filter((entry) => entry.isDefault).length;
    if (defaults > 1) complain(`dictionary ${type} has ${defaults} defaults`);
    if (new Set(entries.map((entry) => entry.dictValue)).size !== entries.length)
      complain(`dictionary ${type} repeats a value`);
  }
}
