import type { WireShape } from '@/contract/field/field';
import type { asset } from '@/contract/member/asset';
import type { holdings } from '@/contract/member/holdings';
import type { ledger } from '@/contract/member/ledger';
import type { WireRowOf, WireSummaryOf } from '@/contract/resource';

/** An account as it travels. */
export type MemberAsset = WireRowOf<typeof asset>;

/** All accounts of a member. */
export type MemberHoldings = WireRowOf<typeof holdings>;

export type AssetSummary = WireSummaryOf<typeof asset>;

/** Which accounts were compared with their ledger lines. */
export type AssetRecheck = WireShape<typeof asset.calls.recheck.answer>;

/** A ledger line with its member. */
export type AssetLog = WireRowOf<typeof ledger>;

export type AssetLogSummary = WireSummaryOf<typeof ledger>;
