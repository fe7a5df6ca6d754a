import type { reconciliation } from '@/contract/finance/reconciliation';
import type { Decimal } from '@/api/types';
import type { WireRowOf } from '@/contract/resource';
import type { Db } from '../core/db';
import { listOf } from '../core/indexed';
import { lookup } from '../core/lookup';

/** A stored day of a wallet. */
export type ReconRow = Omit<WireRowOf<typeof reconciliation>, 'id'> & { id: number };

/** What came into a hot wallet from members' addresses. */
export interface Collected {
  walletCode: string;
  amount: Decimal;
  at: string;
}

/** What moved on a chain, and is in no books. */
export interface Unbooked {
  walletCode: string;
  /** The day it happened. */
  day: string;
  /** Signed: less than nothing has left. */
  amount: Decimal;
}

declare module '../core/tables' {
  interface Tables {
    reconciliations: Map<number, ReconRow>;
    walletCollections: Collected[];
    unbooked: Unbooked[];
  }
}

const byNo = lookup(({ reconNo }: ReconRow) => [reconNo]);

export const reconsOf = (db: Db): readonly ReconRow[] => listOf(db.reconciliations);

/** The number of a wallet's day. */
export const reconNoOf = (day: string, walletCode: string): string =>
  `${day.replaceAll('-', '')}-${walletCode}`;

/** A wallet's day by its number. */
export const reconOf = (db: Db, reconNo: string): ReconRow | undefined =>
  byNo(db.reconciliations, reconNo)[0];
