import type { AssetRecheck } from './wire';
import type { asset as contract } from '@/contract/member/asset';
import type { Sent } from '../core/body';
import type { Context } from '../core/http';
import { findRow } from '../core/resource';
import { assets } from './list';

/** Compares balances with their lines, and remembers what it found. */
export function recheck(context: Context<Sent<(typeof contract)['calls']['recheck']['body']>>): AssetRecheck {
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
