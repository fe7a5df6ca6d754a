import { ledger } from '../../src/contract/member/ledger';
import type { AssetLogSummary } from './wire';
import { described } from '../core/described';
import { countedRows } from '../core/figures';
import { groups } from '../core/groups';
import type { Context } from '../core/http';
import type { StoredLine } from '../core/ledger';
import { format, parse, times } from '../core/money';
import { priceOf } from '../core/prices';
import type { Question } from '../core/question';
import { rowsFor } from '../core/resource';
import { descending } from '../core/order';

/** The ledger as the toolkit lists it. */
export const ledgerLines = described<StoredLine>(ledger, {
  title: '资产流水',
  rows: (db) => db.ledger.lines,
  find: (db, id) => db.ledger.lines[id - 1],
});

/** In, out and net of the whole filter, the largest first. */
export function ledgerSummary(context: Context<Question<StoredLine>>): AssetLogSummary {
  const listed = rowsFor(context, ledgerLines);
  const lines = countedRows(context.db, listed);
  const byCoin = [...groups(lines, (line) => line.coin)].map(([coin, some]) => {
    let [inward, outward] = [0n, 0n];
    for (const line of some) {
      const change = parse(line.availableChange) + parse(line.frozenChange);
      if (change > 0n) inward += change;
      else outward -= change;
    }
    const price = priceOf(context.db, coin);
    return { coin, inward, outward, moved: times(inward + outward, price), price };
  });
  return {
    lines: lines.length,
    notCounted: listed.length - lines.length,
    byCoin: byCoin.sort(descending(({ moved }) => moved)).map(({ coin, inward, outward, price }) => ({
      coin,
      in: format(inward),
      out: format(outward),
      net: format(inward - outward),
      usdtNet: format(times(inward - outward, price)),
    })),
  };
}
