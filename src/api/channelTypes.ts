import type { DateTime, Decimal, LocalTexts, PageQuery, ReviewStep } from './types';

/** Where money arrives; a change of it waits for another operator. */
export interface ChannelReceiving {
  /** Types 1 and 2; goes with the address. */
  walletCode: string;
  /** Type 2, as `memo` and `qrImg`. */
  address: string;
  memo: string;
  qrImg: string;
  /** Types 3 to 5; the bank's three are type 3's. */
  fiatCurrency: string;
  bankName: string;
  /** Masked in answers; sent back as it came it stays as it is. */
  bankAccount: string;
  accountName: string;
  /** Fiat per USDT. */
  rate: Decimal | null;
}

/** What can be set while a channel exists. */
export interface ChannelTerms extends ChannelReceiving {
  channelName: LocalTexts;
  guide: LocalTexts;
  gatewayUrl: string;
  merchantNo: string;
  /** Where the secret is kept; the secret itself is never here. */
  secretRef: string;
  minAmount: Decimal;
  maxAmount: Decimal;
  dailyLimit: Decimal;
  /** `biz_fee_type`: 0 free, 1 fixed, 2 percent. */
  feeType: number;
  feeValue: Decimal;
  autoReview: number;
  reviewThreshold: Decimal;
  /** Empty: everybody. */
  visibleLevels: string[];
  visibleCountries: string[];
  sort: number;
  remark: string;
}

/** Body of `POST rechargeChannel/add`. */
export interface ChannelDraft extends ChannelTerms {
  channelCode: string;
  /** `biz_channel_type`. */
  channelType: number;
  /** Wanted with receiving data: types 2 and 3. */
  operPassword?: string;
}

/** Body of `PUT rechargeChannel/edit`. */
export interface ChannelEdit extends ChannelTerms {
  id: number;
  version: number;
  /** Wanted with changed receiving data. */
  operPassword?: string;
}

/** Row of `GET rechargeChannel/list`. */
export interface Channel extends Omit<ChannelDraft, 'operPassword'> {
  id: number;
  version: number;
  status: number;
  /** Received today, in the unit of the limits. */
  dailyUsed: Decimal;
  /** Of the day's limit, in percent. */
  usedPercent: number;
  /** Credited of what was decided in seven days, in percent; `null` without any. */
  successRate: Decimal | null;
  /** New receiving data that somebody else has to confirm. */
  pendingChange: Partial<ChannelReceiving> | null;
  changeBy: string;
  changeAt: DateTime | null;
  createdAt: DateTime;
  updatedAt: DateTime;
  createdBy: string;
  updatedBy: string;
}

/** Answer of `GET rechargeChannel/get`. */
export interface ChannelDetail extends Channel {
  history: ReviewStep[];
}

/** Filters of the list. */
export interface ChannelQuery extends PageQuery {
  channelCode?: string;
  channelName?: string;
  channelType?: string[];
  walletCode?: string;
  autoReview?: string;
  status?: string;
  /** `1`: only channels with a change to be confirmed. */
  pending?: string;
}

/** Answer of `GET rechargeChannel/summary`. */
export interface ChannelSummary {
  /** Credited today by channel, the largest first, ≈ USDT. */
  today: { id: number; channelName: LocalTexts; count: number; usdtValue: Decimal }[];
  todayUsdt: Decimal;
  /** Percent over all channels of the filter in seven days. */
  successRate: Decimal | null;
  /** Channels at 90 % of their day's limit or more. */
  nearlyFull: LocalTexts[];
  /** Channels with a change that waits for another operator. */
  pending: LocalTexts[];
}

/** Body of `PUT rechargeChannel/confirmChange`. */
export interface ChannelConfirmation {
  id: number;
  version: number;
  result: 'approve' | 'reject';
  reason: string;
  operPassword: string;
}
