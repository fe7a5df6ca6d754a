import type { AssetLog, AssetLogSummary } from './wire';
import { groups } from '../core/groups';
import type { Context } from '../core/http';
import type { StoredLine } from '../core/ledger';
import { briefOf } from '../core/memberBrief';
import { format, parse, times } from '../core/money';
import { priceOf } from '../core/prices';
import { anyOf, betweenSigned, is, questionOf } from '../core/question';
import type { Question } from '../core/question';
import { rowsFor } from '../core/resource';
import type { Resource } from '../core/resource';

/** The ledger as the toolkit lists it. */
export const ledgerLines: Resource<StoredLine, AssetLog> = {
  name: 'memberAssetLog',
  title: '资产流水',
  target: 'ledger',
  rows: (db) => db.ledger.lines,
  find: (db, id) => db.ledger.lines[id - 1],
  question: questionOf<StoredLine>(
    {
      logNo: is((line) => line.logNo),
      accountType: anyOf((line) => line.accountType),
      coin: anyOf((line) => line.coin),
      bizType: anyOf((line) => line.bizType),
      availableChange: betweenSigned((line) => line.availableChange),
      frozenChange: betweenSigned((line) => line.frozenChange),
      refType: is((line) => line.refType),
      refNo: is((line) => line.refNo),
      operatorName: is((line) => line.operatorName),
    },
    { createdAt: (line) => line.createdAt },
  ),
  sorts: () => ({
    createdAt: (line) => line.createdAt,
    id: (line) => line.id,
    logNo: (line) => line.logNo,
    uid: (line) => line.uid,
    coin: (line) => line.coin,
    bizType: (line) => line.bizType,
    availableChange: (line) => parse(line.availableChange),
    frozenChange: (line) => parse(line.frozenChange),
  }),
  wire: (db, { requestId: _requestId, ...line }) => ({ ...line, ...briefOf(db, line.memberId) }),
  nameOf: (line) => line.logNo,
};

/** In, out and net of the whole filter, the largest first. */
export function ledgerSummary(context: Context<Question<StoredLine>>): AssetLogSummary {
  const lines = rowsFor(context, ledgerLines);
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
    byCoin: byCoin
      .sort((a, b) => (a.moved < b.moved ? 1 : -1))
      .map(({ coin, inward, outward, price }) => ({
        coin,
        in: format(inward),
        out: format(outward),
        net: format(inward - outward),
        usdtNet: format(times(inward - outward, price)),
      })),
  };
}
