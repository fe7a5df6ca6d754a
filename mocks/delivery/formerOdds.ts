import { MOVE_HOURS } from '../../src/contract/delivery/oddsRules';
import type { Db } from '../core/db';
import { HOUR } from '../core/time';
import type { CycleRow } from './rows';

type Side = 'oddsUp' | 'oddsDown';

/** Odds that are not in force any more, and until when they were, in milliseconds. */
interface Former {
  odds: string;
  until: number;
}

/** By side, as far as a change is compared with them. */
export type FormerOdds = Readonly<Record<Side, readonly Former[]>>;

/** Those of a new cycle, or after a confirmation: none. */
export const NO_FORMER: FormerOdds = { oddsUp: [], oddsDown: [] };

const lately = (db: Db, former: readonly Former[]): Former[] =>
  former.filter(({ until }) => until >= db.now() - MOVE_HOURS * HOUR);

/** The fields of the contract that tell a cycle's former odds. */
export function latelyOf(db: Db, { former }: CycleRow) {
  const oddsOf = (side: Side) => lately(db, former[side]).map(({ odds }) => odds);
  return { oddsUpLately: oddsOf('oddsUp'), oddsDownLately: oddsOf('oddsDown') };
}

/** Remembers what new odds have replaced. What another operator has confirmed is where changes are counted from again. */
export function rememberOdds(db: Db, row: CycleRow, before: CycleRow, isConfirmed: boolean): void {
  const formerOf = (side: Side): readonly Former[] => {
    const kept = lately(db, row.former[side]);
    if (row[side] === before[side]) return kept;
    return isConfirmed ? [] : [...kept, { odds: before[side], until: db.now() }];
  };
  row.former = { oddsUp: formerOf('oddsUp'), oddsDown: formerOf('oddsDown') };
}
