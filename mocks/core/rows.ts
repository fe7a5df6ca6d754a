import type { WalletCodeConfirmed } from '@/contract/finance/walletCode';
import type { DateTime, Decimal, MemberBrief, ReviewStep } from '@/api/types';
import type { OnOff } from '@/contract/block/switchFlow';
import type { ChannelType, FeeType, ChannelConfirmed, ChannelReceiving } from '@/contract/finance/channel';
import type { recharge } from '@/contract/finance/recharge';
import type { withdraw } from '@/contract/finance/withdraw';
import type { withdrawAddress } from '@/contract/finance/withdrawAddress';
import type { WireShape } from '@/contract/field/field';
import type { MemberStatus } from '@/contract/member/memberFlow';
import type { memberSession } from '@/contract/member/profile';
import type { WireDetailOf, WireRowOf } from '@/contract/resource';
import type { WireThreadEntry } from '@/contract/block/question';
import type { ReviewKind } from '@/contract/shell/review';

/** A text in simplified Chinese, English and traditional Chinese. */
export type Texts = readonly [zh: string, en: string, tw: string];

/** Shared by everything that can be edited. */
export interface Base {
  id: number;
  version: number;
  createdAt: DateTime;
  updatedAt: DateTime;
  /** Operator's user name; empty when the member or the system did it. */
  createdBy: string;
  updatedBy: string;
  remark: string;
}

export interface Member extends Base {
  uid: string;
  account: string;
  nickname: string;
  email: string;
  phone: string;
  countryCode: string;
  language: string;
  /** 1 real, 2 demo, 3 market maker, 4 agent. */
  memberType: number;
  level: number;
  kycLevel: number;
  status: MemberStatus;
  canLogin: OnOff;
  canTrade: OnOff;
  canWithdraw: OnOff;
  canTransfer: OnOff;
  /** As operators have raised it; what counts is `riskLevelOf`. */
  riskLevel: number;
  tags: string[];
  parentId: number | null;
  /** Ids from the root down to the member itself: `/1/23/456/`. */
  teamPath: string;
  inviteCode: string;
  registerSource: number;
  registerIp: string;
  lastLoginIp: string;
  lastLoginAt: DateTime;
  googleBound: OnOff;
  fundPwdSet: OnOff;
  withdrawLockUntil: DateTime | null;
  /** When a freeze ends by itself; `null`: an operator has to lift it. */
  freezeUntil: DateTime | null;
  /**
   * What operators allow, while a freeze or a violation takes some of it away; `null` while nothing does, or when it is not
   * known.
   */
  switchesBefore: MemberSwitches | null;
  /** 1: violations froze the account, and no operator did. */
  frozenByViolation: OnOff;
  /** The operator who asked for the account to be closed; empty without such a request. */
  closeRequestedBy: string;
  /** 1: that request follows from a violation which the operator confirmed. */
  closeByViolation: OnOff;
}

/** What a member may do. */
export type MemberSwitches = Pick<Member, 'canLogin' | 'canTrade' | 'canWithdraw' | 'canTransfer'>;

/** A session of a member; ids are numbers here. */
export type MemberSession = WireShape<typeof memberSession> & {
  id: number;
  memberId: number;
  deviceId: string;
};

/** A coin on a chain. */
export interface WalletCode extends Base, Pending<Partial<WalletCodeConfirmed>> {
  walletCode: string;
  coin: string;
  coinName: string;
  /** Address of a picture; empty for none. */
  icon: string;
  chain: string;
  protocol: string;
  mainCoinType: number;
  /** Of a token; empty for native coins. */
  contractAddress: string;
  chainDecimals: number;
  /** One value per coin. */
  ledgerDecimals: number;
  showDecimals: number;
  rechargeOn: OnOff;
  minRecharge: Decimal;
  confirmations: number;
  withdrawOn: OnOff;
  minWithdraw: Decimal;
  maxWithdraw: Decimal;
  dailyWithdraw: Decimal;
  feeType: FeeType;
  fee: Decimal;
  memoRequired: OnOff;
  addressRegex: string;
  /** With `{hash}`. */
  explorerTx: string;
  /** With `{address}`. */
  explorerAddress: string;
  /** What the chain holds. */
  hotBalance: Decimal;
  coldBalance: Decimal;
  hotAlert: Decimal;
  /** Addresses holding as much are worth collecting. */
  collectThreshold: Decimal;
  /** What operators see of the balances: how they were when they were last read from the chain. */
  read: { hot: Decimal; cold: Decimal };
  /** When that was. */
  balanceAt: DateTime;
  /** As entered; of a coin with a feed it is not read, `priceOf` is what counts. */
  priceUsdt: Decimal;
  sort: number;
  status: OnOff;
}

/** A row some of whose data wait for another operator's confirmation when they are changed. */
export interface Pending<Change extends object> {
  /** What was asked about the change and replied; empty without one. */
  thread: WireThreadEntry[];
  pendingChange: Change | null;
  /** Who made the change; empty without one. */
  changeBy: string;
  changeAt: DateTime | null;
  /** When it lapses unless another operator has confirmed it; `null` for one that does not. */
  changeUntil: DateTime | null;
  /** What it came to when it was asked for, where that can change without it. */
  changeMeans?: string;
}

/** A way to pay in. */
export interface Channel extends Base, ChannelReceiving, Pending<Partial<ChannelConfirmed>> {
  channelCode: string;
  channelName: Texts;
  channelType: ChannelType;
  guide: Texts;
  minAmount: Decimal;
  maxAmount: Decimal;
  dailyLimit: Decimal;
  feeType: FeeType;
  feeValue: Decimal;
  /** Credits vouchers up to the threshold by itself. */
  autoReview: OnOff;
  reviewThreshold: Decimal;
  /** Empty: for everybody. */
  visibleLevels: number[];
  visibleCountries: string[];
  sort: number;
  status: OnOff;
}

/** Who is looking at a row that waits for a decision. */
export interface Claimable {
  id: number;
  status: number;
  claimBy: string;
  claimUntil: DateTime | null;
}

type JoinedRecharge =
  | Exclude<keyof MemberBrief, 'memberId'>
  | 'channelCode'
  | 'channelName'
  | 'creditUsdt'
  | 'explorerTx'
  | 'explorerAddress'
  | 'bulkObstacle'
  | 'waitMinutes'
  | 'waitUrgency'
  | 'doublesCount';

/** As stored: what belongs to the member or the master data is joined when it travels. */
export interface RechargeRow extends Omit<
  WireRowOf<typeof recharge>,
  JoinedRecharge | 'id' | 'memberId' | 'channelId'
> {
  id: number;
  memberId: number;
  channelId: number | null;
  /** Price of its coin in USDT at the moment of the credit; `null` until then. */
  creditPrice: Decimal | null;
  /** Number of the withdraw it came from inside the platform; empty for money from outside. */
  transferNo: string;
  proof: WireDetailOf<typeof recharge>['proof'];
  deleted: boolean;
}

type JoinedWithdraw =
  | 'addressId'
  | 'explorerTx'
  | 'explorerAddress'
  | 'requiredConfirmations'
  | 'sharedMembers'
  | 'isNewAddress'
  | 'memoRequired'
  | 'riskGrade'
  | 'needsTail'
  | 'needsFinal'
  | 'bulkObstacle'
  | 'blockedBy'
  | 'waitMinutes'
  | 'waitUrgency'
  | 'waitsForSecond'
  | 'proposedBy'
  | 'proposedAt'
  | 'batchNo';

/** As stored: what belongs to the member, the chain or other records is joined when it travels. */
export interface WithdrawRow extends Omit<
  WireRowOf<typeof withdraw>,
  keyof MemberBrief | JoinedWithdraw | 'id'
> {
  id: number;
  memberId: number;
}

type JoinedAddress =
  | Exclude<keyof MemberBrief, 'memberId'>
  | 'explorerAddress'
  | 'sharedMembers'
  | 'useCount'
  | 'totalAmount'
  | 'lastUsedAt';

/** As stored: what belongs to the member, the chain or other records is joined when it travels. */
export interface WithdrawAddressRow extends Omit<WireRowOf<typeof withdrawAddress>, JoinedAddress> {
  id: number;
  memberId: number;
  deleted: boolean;
}

/** One decision about one record. */
export interface StepRow extends ReviewStep {
  kind: ReviewKind;
  refId: number;
}
