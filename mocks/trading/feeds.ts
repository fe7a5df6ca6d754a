import type { WireValueOf } from '@/contract/field/field';
import type { feeds } from '@/contract/shell/homeDesk';
import type { Db } from '../core/db';
import '../core/expiring';
import { groups } from '../core/groups';
import { listOf } from '../core/indexed';
import { heardOf } from '../core/market/heard';
import { MINUTE, msOf, SECOND, stampOf } from '../core/time';
import { listed } from './alerts';
import { sourcesOf } from './lists/sources';

type Feed = WireValueOf<(typeof feeds)['answer']>[number];

/** What expires within this time hangs on a price that is near. */
const SOON = 10 * MINUTE;

const secondsSince = (db: Db, at: number): number => Math.max(0, Math.floor((db.now() - at) / SECOND));

/** How fresh the prices of the listed contracts are, and what hangs on them; those that stand still first. */
export function feedsOf(db: Db): Feed[] {
  const until = stampOf(db.now() + SOON);
  const soon = db.areas
    .flatMap((area) => area.expiring?.(db) ?? [])
    .filter(({ expireAt }) => expireAt <= until);
  const expiring = groups(soon, ({ symbol }) => symbol);
  const positions = groups(listOf(db.positions), ({ symbol }) => symbol);
  return listed(db)
    .map((row) => {
      const { symbol } = row;
      const { heardAt, stale } = heardOf(db, symbol, db.now());
      return {
        symbol,
        feedAt: stampOf(heardAt),
        age: secondsSince(db, heardAt),
        stale,
        sources: sourcesOf(db, row).map(({ source, at, isUsed }) => ({
          source,
          age: at === null ? null : secondsSince(db, msOf(at)),
          isUsed,
        })),
        positions: positions.get(symbol)?.length ?? 0,
        expiring: expiring.get(symbol)?.length ?? 0,
      };
    })
    .sort((a, b) => Number(b.stale) - Number(a.stale) || b.age - a.age);
}
