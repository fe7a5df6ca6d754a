import { get, SITE } from './client';
import type { LedgerLine } from './financeTypes';
import { siteResource } from './siteResource';
import type { Code, Decimal, MemberBrief, MemberQuery } from './types';

/** Row of `GET memberAssetLog/list`: a ledger line with its member. */
export interface AssetLog extends LedgerLine, MemberBrief {
  id: number;
  memberId: number;
  uid: string;
}

/** Filters of the ledger. Ranges of changes are about their size, whatever the sign. */
export interface AssetLogQuery extends MemberQuery {
  logNo?: string;
  accountType?: Code[];
  coin?: string[];
  bizType?: Code[];
  availableChangeMin?: Decimal;
  availableChangeMax?: Decimal;
  frozenChangeMin?: Decimal;
  frozenChangeMax?: Decimal;
  refType?: string;
  refNo?: string;
  operatorName?: string;
}

/** What came in, went out and stayed, coin by coin, over the whole filter; moves into and out of `frozen` count for nothing. */
export interface AssetLogSummary {
  lines: number;
  byCoin: { coin: string; in: Decimal; out: Decimal; net: Decimal; usdtNet: Decimal }[];
}

/** Every change of a balance. Nobody writes here. */
export const ledgerLog = siteResource<AssetLog, AssetLogQuery, AssetLog, never, never, AssetLogSummary>(
  'ledger',
  { base: 'memberAssetLog', verbs: ['export'], flat: true },
);

/** Figures over the whole filter. */
export const fetchLedgerSummary = (query: AssetLogQuery, signal?: AbortSignal): Promise<AssetLogSummary> =>
  get(`${SITE}memberAssetLog/summary`, query, { silent: true, ...(signal ? { signal } : {}) });
