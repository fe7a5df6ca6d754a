import { get, put, SITE } from './client';
import type { Resource } from './resource';
import { siteResource } from './siteResource';
import type { AssetQuery, AssetRecheck, AssetSummary, MemberAsset, MemberHoldings } from './assetTypes';

const PATHS = { base: 'memberAsset', verbs: ['export'] } as const;

/** Members' balances, an account a row. They change through the ledger alone. */
export const memberAssets = siteResource<MemberAsset, AssetQuery, MemberAsset, never, never, AssetSummary>(
  'asset',
  PATHS,
);

const accounts = siteResource<MemberHoldings, AssetQuery, MemberHoldings, never, never, AssetSummary>(
  'assetGroup',
  { ...PATHS, verbs: [], flat: true },
);

/** The same balances, a member a row. */
export const memberHoldings: Resource<
  MemberHoldings,
  AssetQuery,
  MemberHoldings,
  never,
  never,
  AssetSummary
> = { ...accounts, list: (query, signal) => accounts.list({ ...query, group: 'member' }, signal) };

/** What may compare balances with their ledger. */
export const ASSET_RECHECK = `${SITE}memberAsset/recheck`;

/** Figures over the whole filter. */
export const fetchAssetSummary = (query: AssetQuery, signal?: AbortSignal): Promise<AssetSummary> =>
  get(`${SITE}memberAsset/summary`, query, { silent: true, ...(signal ? { signal } : {}) });

/** Compares the balances of these accounts with the sums of their ledger lines. */
export const recheckAssets = (ids: number[]): Promise<AssetRecheck> => put(ASSET_RECHECK, { ids });
