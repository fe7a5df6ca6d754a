import { listOf } from './indexed';
import type { Rows } from './indexed';

/** What rows are looked up by. */
type Key = string | number;

/** What lookups have done since they were forgotten last: of the process, whichever data they are about. */
interface LookupUse {
  keys: number;
  asked: number;
  /** How often a table had to be gone through. */
  made: number;
}

const use: LookupUse = { keys: 0, asked: 0, made: 0 };

/** Grows when all indexes are forgotten. */
let generation = 0;

/** How lookups are used. */
export const lookupUse = (): LookupUse => ({ ...use });

/** Forgets every index; each is made again when it is asked next. @returns how many keys they had */
export function forgetLookups(): number {
  const { keys } = use;
  generation += 1;
  Object.assign(use, { keys: 0, asked: 0, made: 0 });
  return keys;
}

interface Index<Row> {
  generation: number;
  list: readonly Row[];
  /** How many rows of the list it knows. */
  seen: number;
  byKey: Map<Key, Row[]>;
}

/** For each lookup: whether what it knows of a list is what going through that list gives. */
const checks: ((list: object) => boolean)[] = [];

/** True when every lookup answers for this table or list what going through all of it would. */
export const lookupsHold = (rows: Rows<unknown>): boolean => {
  const list = listOf(rows);
  return checks.every((holds) => holds(list));
};

/**
 * Makes a lookup: the rows of a table or list that have a key, in their order. It goes through all rows when it is
 * first asked, and afterwards through those alone that have come since. A list that changes otherwise than by growing
 * has to be another list; tables see to that by themselves.
 */
export function lookup<Base>(
  keysOf: (row: Base) => readonly Key[],
): <Row extends Base>(rows: Rows<Row>, key: Key) => readonly Row[] {
  const known = new WeakMap<object, Index<Base>>();

  function upToDate(index: Index<Base>): Index<Base> {
    const { list, byKey } = index;
    for (; index.seen < list.length; index.seen += 1) {
      const row = list[index.seen];
      if (row === undefined) continue;
      for (const key of keysOf(row)) {
        const some = byKey.get(key);
        if (some) some.push(row);
        else {
          byKey.set(key, [row]);
          use.keys += 1;
        }
      }
    }
    return index;
  }

  function indexOf(list: readonly Base[]): Index<Base> {
    use.asked += 1;
    const found = known.get(list);
    if (found?.generation === generation) return upToDate(found);
    use.made += 1;
    const index = { generation, list, seen: 0, byKey: new Map<Key, Base[]>() };
    known.set(list, index);
    return upToDate(index);
  }

  checks.push((list) => {
    const index = known.get(list);
    if (!index) return true;
    const { byKey } = upToDate(index);
    const whole = upToDate({ ...index, seen: 0, byKey: new Map() }).byKey;
    return (
      byKey.size === whole.size &&
      [...whole].every(([key, rows]) => {
        const found = byKey.get(key) ?? [];
        return found.length === rows.length && rows.every((row, place) => row === found[place]);
      })
    );
  });

  return <Row extends Base>(rows: Rows<Row>, key: Key) =>
    // What was filed from these rows is found among them.
    (indexOf(listOf(rows)).byKey.get(key) ?? []) as readonly Base[] as readonly Row[];
}

/** The rows of one member. */
export const rowsOf = lookup(({ memberId }: { memberId?: number | null }) =>
  typeof memberId === 'number' ? [memberId] : [],
);
