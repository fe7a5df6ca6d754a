import type { AssetRecheck } from './wire';
import { int, listOf, object } from '../core/check';
import type { Context } from '../core/http';
import { findRow } from '../core/resource';
import { assets } from './list';

/** Body of a recheck. */
export const recheckBody = object({ ids: listOf(int, 1000) });

/** Compares balances with their lines, and remembers what it found. */
export function recheck(context: Context<ReturnType<typeof recheckBody>>): AssetRecheck {
  const { db, input, note } = context;
  const rows = input.ids.map((id) => findRow(context, assets, id));
  const differing: number[] = [];
  for (const row of rows) {
    const sound = db.ledger.addsUp(row);
    db.assetChecks.set(row.id, sound ? 1 : 2);
    if (!sound) differing.push(row.id);
  }
  note({ targetType: assets.target, targetId: input.ids.join(','), targetText: `${rows.length}` });
  return { checked: rows.length, differing };
}
