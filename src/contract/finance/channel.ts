import { audit } from '../block/audit';
import { counted } from '../block/counted';
import { identity } from '../block/identity';
import { confirms, pendingChange } from '../block/pendingChange';
import { history } from '../block/review';
import { post, put } from '../call';
import { password } from '../field/body';
import { code, codes } from '../field/codes';
import type { FieldOptions, WireShape } from '../field/field';
import { listOf, records } from '../field/nested';
import { count, flag, money, percent, rate, usdt } from '../field/numbers';
import { nullable, optional, partial, sortable, unlisted } from '../field/shared';
import { address, id, image, localText, masked, note, option, text } from '../field/texts';
import { anyOf, contains, equals, oneOf, toggle } from '../filter';
import { defineResource } from '../resource';
import { orders, reads, removes, switches } from '../standard';

/** `biz_channel_type` */
export const ChannelType = { gateway: 1, fixedAddress: 2, bank: 3, thirdParty: 4, card: 5 } as const;

/** `biz_fee_type`; a percent fee is a percentage, 20 at most. */
export const FeeType = { free: 0, fixed: 1, percent: 2 } as const;

const BASE = 'rechargeChannel';

/** An amount in the coin of the wallet code, or in USDT without one. */
const inCoin = (options: Pick<FieldOptions, 'feeType' | 'limit' | 'zero'> = {}) =>
  money({ coin: 'walletCode', otherwise: 'USDT', ...options });

/** Where the money of a channel arrives. */
export const place = {
  /** Types 1 and 2; changed together with the address. */
  walletCode: option('walletCode'),
  /** Type 2, like `memo` and `qrImg`. */
  address: address({ max: 128 }),
  memo: text({ max: 64 }),
  qrImg: image(),
  /** Types 3 to 5; the three fields of the bank only for type 3. */
  fiatCurrency: text({ max: 8 }),
  bankName: text({ max: 64 }),
  bankAccount: masked(),
  accountName: text({ max: 64 }),
  /** Types 4 and 5, like the two that follow. */
  gatewayUrl: text({ max: 128 }),
  merchantNo: text({ max: 64 }),
  /** Where the secret is stored; the secret itself is never sent. */
  secretRef: text({ max: 128 }),
};

/** Receiving data of a channel. A change takes effect once another operator confirms it. */
export const receiving = {
  ...place,
  /** Fiat per USDT. */
  rate: nullable(rate()),
};

/** Receiving data on the wire. */
export type ChannelReceiving = WireShape<typeof receiving>;

const limits = {
  /** `0 < minAmount <= maxAmount <= dailyLimit` */
  minAmount: sortable(inCoin()),
  maxAmount: sortable(inCoin()),
  dailyLimit: sortable(inCoin()),
  feeType: code('biz_fee_type', FeeType),
  feeValue: inCoin({ feeType: 'feeType', zero: true }),
};

const rules = {
  /**
   * On: vouchers up to the threshold are credited without a review, unless they have a risk flag or need two
   * reviewers.
   */
  autoReview: flag(),
  reviewThreshold: inCoin({ zero: true }),
  /** Empty: visible to all levels. */
  visibleLevels: codes('biz_member_level'),
  visibleCountries: codes('biz_country'),
  guide: localText({ max: 500, multiline: true }),
  /** Smaller values come first. */
  sort: sortable(count({ min: 0, max: 9999 })),
};

/** Fields that can never be changed. */
const kept = {
  channelCode: sortable(text({ min: 3, max: 32, pattern: /^[a-z][a-z0-9_]{2,31}$/ })),
  channelType: sortable(code('biz_channel_type', ChannelType)),
};

/** Fields that can be changed on an existing channel. Fields of other channel types are left out. */
const terms = {
  channelName: localText({ max: 40 }),
  ...partial(receiving),
  /** A masked value leaves it unchanged. */
  bankAccount: optional(text({ max: 64 })),
  rate: optional(rate({ scale: 18 })),
  gatewayUrl: optional(text({ max: 128, pattern: /^https:\/\// })),
  ...limits,
  ...partial(rules),
  remark: optional(note()),
  /** Required with changed receiving data of types 2 to 5. */
  operPassword: optional(password()),
};

/** Payment channels for recharges. Limits are in the coin of the wallet code, or in USDT without one. */
export const channel = defineResource({
  name: 'channel',
  view: 'finance/channel/index',
  title: 'channelName',
  row: {
    ...identity,
    channelName: localText(),
    ...kept,
    ...receiving,
    ...limits,
    /** Received today. */
    dailyUsed: inCoin({ limit: 'dailyLimit' }),
    /** Percent of the daily limit. */
    usedPercent: unlisted(count()),
    ...rules,
    status: flag('sys_normal_disable'),
    /** Percentage of credited among decided recharges in seven days; `null` when there are none. */
    successRate: nullable(percent()),
    /** Changed receiving data that another operator has to confirm: only the fields that differ. */
    ...pendingChange(receiving),
    ...audit,
  },
  detail: history,
  summary: {
    /** Credited today by channel, the largest first. */
    today: records({ id: id(), channelName: localText(), count: count(), usdtValue: usdt() }),
    todayUsdt: usdt(),
    /** Over all channels of the filter in seven days; `null` when there are no recharges. */
    successRate: nullable(percent()),
    /** Channels at 90 % of their daily limit or more. */
    nearlyFull: listOf(localText()),
    /** Channels with an unconfirmed change. */
    pending: listOf(localText()),
    ...counted,
  },
  unique: ['channelCode'],
  filters: {
    /** A part of the name in any of the languages. */
    channelName: contains(text()),
    channelCode: equals(),
    channelType: anyOf(),
    walletCode: oneOf(),
    status: oneOf(),
    autoReview: oneOf(),
    /** Only channels with an unconfirmed change. */
    pending: toggle(),
  },
  dates: ['createdAt', 'updatedAt'],
  order: 'sort asc',
  calls: {
    ...reads(BASE),
    /** Only channels without any recharge. */
    ...removes(BASE, ['options']),
    ...switches(BASE, ['options'], ['wrongState']),
    /** Creates a channel, switched off; it cannot be switched on before its receiving data are confirmed. */
    add: post(`${BASE}/add`, {
      body: { ...kept, ...terms },
      refusals: ['notUnique', 'addressMismatch'],
      touches: ['options'],
    }),
    edit: put(`${BASE}/edit`, {
      body: { ...identity, ...terms },
      /** `wrongState`: a change by another operator is unconfirmed. */
      refusals: ['staleVersion', 'wrongState', 'addressMismatch'],
      touches: ['options', 'recharge'],
    }),
    ...confirms(BASE),
    ...orders(BASE),
  },
});
