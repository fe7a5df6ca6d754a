import { OnOff } from '../../src/contract/block/switchFlow';
import { ListedState } from '../../src/contract/trading/symbolFlow';
import type { Area } from '../core/area';
import type { Db } from '../core/db';
import { listOf } from '../core/indexed';
import { heardOf } from '../core/market/heard';
import { stampOf } from '../core/time';
import type { SymbolRow } from './tables';

const { closeOnly, suspended } = ListedState;

/** Contracts that members see. */
export const listed = (db: Db): SymbolRow[] =>
  listOf(db.symbols).filter(({ deleted, status }) => !deleted && status === OnOff.on);

/** Contracts in which nothing can be opened, and those of whose market nothing is heard. */
export const tradingAlerts: Area['alerts'] = {
  symbolStopped: (db) =>
    listed(db)
      .filter(({ tradeState }) => tradeState === closeOnly || tradeState === suspended)
      .map(({ symbol }) => ({ key: symbol, name: symbol })),
  feedStale: (db) =>
    listed(db).flatMap(({ symbol }) => {
      const { heardAt, stale } = heardOf(db, symbol, db.now());
      return stale ? { key: symbol, name: symbol, since: stampOf(heardAt) } : [];
    }),
};
