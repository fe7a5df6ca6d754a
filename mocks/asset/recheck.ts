import type { AssetRecheck } from './wire';
import { int, listOf, object } from '../core/check';
import type { Context } from '../core/http';
import { parse } from '../core/money';
import { findRow } from '../core/resource';
import { assets } from './list';
import type { AssetRow } from './list';
import type { Db } from '../core/db';

/** True when the lines of an account add up to its balance. */
function addsUp(db: Db, { memberId, accountType, coin, account }: AssetRow): boolean {
  let [available, frozen] = [0n, 0n];
  for (const line of db.ledger.lines) {
    if (line.memberId !== memberId || line.accountType !== accountType || line.coin !== coin) continue;
    available += parse(line.availableChange);
    frozen += parse(line.frozenChange);
  }
  return available === account.available && frozen === account.frozen;
}

/** Body of a recheck. */
export const recheckBody = object({ ids: listOf(int, 1000) });

/** Compares balances with their lines, and remembers what it found. */
export function recheck(context: Context<ReturnType<typeof recheckBody>>): AssetRecheck {
  const { db, input, note } = context;
  const rows = input.ids.map((id) => findRow(context, assets, id));
  const differing: number[] = [];
  for (const row of rows) {
    const sound = addsUp(db, row);
    db.assetChecks.set(row.id, sound ? 1 : 2);
    if (!sound) differing.push(row.id);
  }
  note({ targetType: assets.target, targetId: input.ids.join(','), targetText: `${rows.length}` });
  return { checked: rows.length, differing };
}
