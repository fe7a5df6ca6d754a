import type { Code, DateTime, Decimal, MemberBrief, MemberQuery, ReviewStep } from './types';

/** What the address lists have in common. */
interface Address {
  id: number;
  version: number;
  coin: string;
  chain: string;
  walletCode: string;
  address: string;
  /** Tag or memo; empty on chains without one. */
  memo: string;
  /** With `{address}`; of the wallet code. */
  explorerAddress: string;
  createdAt: DateTime;
  updatedAt: DateTime;
  createdBy: string;
  updatedBy: string;
  remark: string;
}

/** Row of `GET memberRechargeAddress/list`: an address that members are paid on. */
export interface RechargeAddress extends Address, Omit<MemberBrief, 'memberId' | 'memberType' | 'level'> {
  /** `null` while nobody has it; the member's other columns are empty then. */
  memberId: number | null;
  memberType: number | null;
  level: number | null;
  /** `biz_addr_alloc`: 1 assigned, 2 idle, 3 retired for good. */
  allocType: 1 | 2 | 3;
  /** `biz_addr_source`: 1 gateway, 2 import. */
  source: 1 | 2;
  /** What lies on the chain and was not collected yet. */
  chainBalance: Decimal;
  /** The balance is worth collecting. */
  toCollect: boolean;
  /** Number of the collection under way; empty without one. */
  collectNo: string;
  /** Credited recharges. */
  totalReceived: Decimal;
  receiveCount: number;
  lastReceivedAt: DateTime | null;
  allocatedAt: DateTime | null;
  /** `sys_normal_disable`. */
  status: 0 | 1;
}

/** Answer of `GET memberRechargeAddress/get`. */
export interface RechargeAddressDetail extends RechargeAddress {
  history: ReviewStep[];
}

/** Filters of the list of recharge addresses. */
export interface RechargeAddressQuery extends MemberQuery {
  address?: string;
  memo?: string;
  coin?: string[];
  chain?: string;
  walletCode?: string;
  allocType?: Code[];
  source?: string;
  status?: string;
  /** `1`: only what is worth collecting. */
  toCollect?: string;
  chainBalanceMin?: Decimal;
  chainBalanceMax?: Decimal;
  totalReceivedMin?: Decimal;
  totalReceivedMax?: Decimal;
  receiveCountMin?: Decimal;
  receiveCountMax?: Decimal;
}

/** Figures of the recharge addresses. */
export interface RechargeAddressSummary {
  /** Records by allocation, over the filter without its allocation. */
  byAlloc: Record<string, number>;
  /** Addresses left to give away for every wallet code that takes recharges, the fewest first. */
  idle: { walletCode: string; count: number; low: boolean }[];
  /** What is worth collecting within the filter; ≈ USDT at today's prices. */
  toCollect: { count: number; usdtValue: Decimal };
}

/** Body of `POST memberRechargeAddress/add`. */
export interface RechargeAddressDraft {
  walletCode: string;
  address: string;
  memo: string;
  remark: string;
}

/** Body of `PUT memberRechargeAddress/edit`; a member is only taken by an idle address. */
export interface RechargeAddressEdit {
  id: number;
  version: number;
  memberId?: number;
  remark: string;
}

/** One line of an address file. */
export interface AddressLine {
  /** Its line in the file. */
  line: number;
  address: string;
  memo: string;
}

/** Body of `POST memberRechargeAddress/import`: 1,000 lines at most. */
export interface AddressImport {
  walletCode: string;
  rows: AddressLine[];
  requestId: string;
}

/** What became of an import; a line that was refused made nothing. */
export interface AddressImported {
  created: number;
  failed: { line: number; code: number; msg: string }[];
}

/** Body of `PUT …/setStatus`; disabling wants a reason of at least 5 characters. */
export interface AddressStatus {
  id: number;
  version: number;
  status: number;
  reason?: string;
}

/** Row of `GET memberWithdrawAddress/list`: an address that a member takes his money to. */
export interface WithdrawAddress extends Address, MemberBrief {
  /** What the member calls it. */
  label: string;
  isWhitelist: 0 | 1;
  /** `biz_withdraw_addr_status`: 1 waiting, 2 active, 3 disabled, 4 blacklisted. */
  status: 1 | 2 | 3 | 4;
  /** 24 hours after it was added. */
  activeAt: DateTime;
  /** Completed withdraws of this member to it. */
  useCount: number;
  totalAmount: Decimal;
  lastUsedAt: DateTime | null;
  /** Members with this address, this one included. */
  sharedMembers: number;
  riskNote: string;
  createdIp: string;
  /** Who blacklisted it, when and why; empty unless it is. */
  blacklistedBy: string;
  blacklistedAt: DateTime | null;
  blacklistReason: string;
}

/** Answer of `GET memberWithdrawAddress/get`. */
export interface WithdrawAddressDetail extends WithdrawAddress {
  history: ReviewStep[];
}

/** Filters of the list of withdraw addresses. */
export interface WithdrawAddressQuery extends MemberQuery {
  label?: string;
  address?: string;
  memo?: string;
  coin?: string[];
  chain?: string;
  walletCode?: string;
  isWhitelist?: string;
  status?: Code[];
  createdIp?: string;
  useCountMin?: Decimal;
  useCountMax?: Decimal;
  totalAmountMin?: Decimal;
  totalAmountMax?: Decimal;
  sharedMembersMin?: Decimal;
  sharedMembersMax?: Decimal;
}

/** Figures of the withdraw addresses over the filter; shared and blacklisted ones are counted once each. */
export interface WithdrawAddressSummary {
  byStatus: Record<string, number>;
  newToday: number;
  shared: number;
  blacklisted: number;
}

/** Body of `PUT memberWithdrawAddress/edit`. */
export interface WithdrawAddressEdit {
  id: number;
  version: number;
  riskNote: string;
  remark: string;
}

/** Body of `PUT memberWithdrawAddress/blacklist`. */
export interface AddressBlacklist {
  id: number;
  version: number;
  reason: string;
  operPassword: string;
  requestId: string;
}

/** What a blacklisting did. */
export interface AddressBlacklisted {
  version: number;
  /** Members who have the address. */
  members: number;
  /** Order numbers of the withdraws that were put on hold. */
  held: string[];
}

/** One member with an address (`GET memberWithdrawAddress/members`). */
export interface AddressHolder extends MemberBrief {
  id: number;
  label: string;
  walletCode: string;
  coin: string;
  status: WithdrawAddress['status'];
  useCount: number;
  totalAmount: Decimal;
  lastUsedAt: DateTime | null;
  createdAt: DateTime;
}
