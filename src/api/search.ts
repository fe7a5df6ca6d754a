import { get, SITE } from './client';

/** What can be found by its number, its address or its hash. */
export type SearchKind =
  | 'member'
  | 'recharge'
  | 'withdraw'
  | 'auth'
  | 'adjust'
  | 'rechargeAddress'
  | 'withdrawAddress';

/** One thing that was found. */
export interface SearchHit {
  kind: SearchKind;
  id: number;
  title: string;
  /** Whose it is, how much it is about. */
  sub: string;
  /** Address of its screen with the filter set. */
  path: string;
}

/** Lists of which an operator has to hold one, or there is nothing he could find. */
export const SEARCHABLE = [
  'member/list',
  'cwManage/chargeLogList',
  'cwManage/withdrawLogList',
  'memberAuth/list',
  'memberAssetAdjust/list',
  'memberRechargeAddress/list',
  'memberWithdrawAddress/list',
].map((path) => `${SITE}${path}`);

/** At most eight records that a UID, an e-mail, a phone, a number, an address or a hash may mean. */
export const searchRecords = (keyword: string, signal?: AbortSignal): Promise<SearchHit[]> =>
  get(`${SITE}common/search`, { keyword }, { silent: true, ...(signal ? { signal } : {}) });
