import { audit } from '../block/audit';
import { identity } from '../block/identity';
import { order } from '../block/order';
import { history } from '../block/review';
import { post, put } from '../call';
import { password } from '../field/body';
import { code, codes } from '../field/codes';
import type { WireShape } from '../field/field';
import { record, records } from '../field/nested';
import { count, flag, money, percent, rate, usdt } from '../field/numbers';
import { nullable, optional } from '../field/shared';
import { address, id, image, localText, masked, note, option, text } from '../field/texts';
import { time } from '../field/times';
import { anyOf, contains, equals, oneOf, toggle } from '../filter';
import { defineResource } from '../resource';
import { exports, lists, removes, summarises } from '../standard';

/** `biz_channel_type` */
export const ChannelType = { gateway: 1, fixedAddress: 2, bank: 3, thirdParty: 4, card: 5 } as const;

/** `biz_fee_type`; a percent fee is a percentage, 20 at most. */
export const FeeType = { free: 0, fixed: 1, percent: 2 } as const;

/** Decisions about changed receiving data (`sys_step_result`). */
export const ChannelDecision = { approve: 'approve', reject: 'reject' } as const;

const BASE = 'rechargeChannel';

/** An amount in the coin of the wallet code, or in USDT without one. */
const inCoin = (options: { feeType?: string } = {}) =>
  money({ coin: 'walletCode', otherwise: 'USDT', ...options });

/** Names of several channels. */
const names = () => records({ zh: text(), en: text(), tw: text() });

/** Receiving data of a channel. A change takes effect once another operator confirms it. */
const receiving = {
  /** Types 1 and 2; changed together with the address. */
  walletCode: option('walletCode'),
  /** Type 2, like `memo` and `qrImg`. */
  address: address(),
  memo: text(),
  qrImg: image(),
  /** Types 3 to 5; the three fields of the bank only for type 3. */
  fiatCurrency: text(),
  bankName: text(),
  bankAccount: masked(),
  accountName: text(),
  /** Fiat per USDT. */
  rate: nullable(rate()),
};

/** Receiving data on the wire. */
export type ChannelReceiving = WireShape<typeof receiving>;

/** Fields that can be changed on an existing channel. Fields of other channel types are left out. */
const terms = {
  channelName: localText({ max: 40 }),
  walletCode: optional(option('walletCode')),
  address: optional(address({ max: 128 })),
  memo: optional(text({ max: 64 })),
  qrImg: optional(image()),
  fiatCurrency: optional(text({ max: 8 })),
  bankName: optional(text({ max: 64 })),
  /** A masked value leaves it unchanged. */
  bankAccount: optional(text({ max: 64 })),
  accountName: optional(text({ max: 64 })),
  gatewayUrl: optional(text({ max: 128, pattern: /^https:\/\// })),
  merchantNo: optional(text({ max: 64 })),
  secretRef: optional(text({ max: 128 })),
  rate: optional(rate({ scale: 18 })),
  /** `0 < minAmount <= maxAmount <= dailyLimit` */
  minAmount: money(),
  maxAmount: money(),
  dailyLimit: money(),
  feeType: code('biz_fee_type', FeeType),
  feeValue: money({ zero: true, feeType: 'feeType' }),
  autoReview: optional(flag()),
  reviewThreshold: optional(money({ zero: true })),
  visibleLevels: optional(codes('biz_member_level')),
  visibleCountries: optional(codes('biz_country')),
  guide: optional(localText({ max: 500, multiline: true })),
  sort: optional(count({ min: 0, max: 9999 })),
  remark: optional(note()),
  /** Required with changed receiving data of types 2 and 3. */
  operPassword: optional(password()),
};

/** Payment channels for recharges. Limits are in the coin of the wallet code, or in USDT without one. */
export const channel = defineResource({
  name: 'channel',
  view: 'finance/channel/index',
  title: 'channelName',
  row: {
    ...identity,
    channelCode: text(),
    channelName: localText(),
    channelType: code('biz_channel_type', ChannelType),
    guide: localText({ multiline: true }),
    ...receiving,
    gatewayUrl: text(),
    merchantNo: text(),
    /** Where the secret is stored; the secret itself is never sent. */
    secretRef: text(),
    minAmount: inCoin(),
    maxAmount: inCoin(),
    dailyLimit: inCoin(),
    /** Received today. */
    dailyUsed: inCoin(),
    /** Percent of the daily limit. */
    usedPercent: count(),
    feeType: code('biz_fee_type', FeeType),
    feeValue: inCoin({ feeType: 'feeType' }),
    /** On: vouchers below the threshold are credited automatically. */
    autoReview: flag(),
    reviewThreshold: inCoin(),
    /** Empty: visible to all levels. */
    visibleLevels: codes('biz_member_level'),
    visibleCountries: codes('biz_country'),
    /** Smaller values come first. */
    sort: count(),
    status: flag('sys_normal_disable'),
    /** Percentage of credited among decided recharges in seven days; `null` when there are none. */
    successRate: nullable(percent()),
    /** Changed receiving data that another operator has to confirm: only the fields that differ. */
    pendingChange: nullable(
      record({
        walletCode: optional(receiving.walletCode),
        address: optional(receiving.address),
        memo: optional(receiving.memo),
        qrImg: optional(receiving.qrImg),
        fiatCurrency: optional(receiving.fiatCurrency),
        bankName: optional(receiving.bankName),
        bankAccount: optional(receiving.bankAccount),
        accountName: optional(receiving.accountName),
        rate: optional(receiving.rate),
      }),
    ),
    changeBy: text(),
    changeAt: nullable(time()),
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
    nearlyFull: names(),
    /** Channels with an unconfirmed change. */
    pending: names(),
  },
  filters: {
    channelCode: equals(),
    /** A part of the name in any of the languages. */
    channelName: contains(text()),
    channelType: anyOf(),
    walletCode: oneOf(),
    autoReview: oneOf(),
    status: oneOf(),
    /** Only channels with an unconfirmed change. */
    pending: toggle(),
  },
  dates: ['createdAt', 'updatedAt'],
  sorts: [
    'sort',
    'createdAt',
    'updatedAt',
    'id',
    'channelCode',
    'channelType',
    'minAmount',
    'maxAmount',
    'dailyLimit',
  ],
  order: 'sort asc',
  calls: {
    ...lists(BASE),
    ...summarises(BASE),
    ...exports(BASE),
    /** Only channels without any recharge. */
    ...removes(BASE, ['options']),
    /** Creates a channel, switched off; it cannot be switched on before its receiving data are confirmed. */
    add: post(`${BASE}/add`, {
      body: {
        channelCode: text({ min: 3, max: 32, pattern: /^[a-z][a-z0-9_]{2,31}$/ }),
        channelType: code('biz_channel_type', ChannelType),
        ...terms,
      },
      refusals: ['notUnique', 'addressMismatch'],
      touches: ['options'],
    }),
    edit: put(`${BASE}/edit`, {
      body: { ...identity, ...terms },
      /** `wrongState`: a change by another operator is unconfirmed. */
      refusals: ['staleVersion', 'wrongState', 'addressMismatch'],
      touches: ['options', 'recharge'],
    }),
    /** Confirms or rejects changed receiving data. */
    confirmChange: put(`${BASE}/confirmChange`, {
      body: {
        ...identity,
        result: code('sys_step_result', ChannelDecision),
        /** At least 5 characters for a rejection. */
        reason: optional(note()),
        operPassword: password(),
      },
      refusals: ['reasonTooShort', 'staleVersion', 'samePerson', 'wrongState'],
    }),
    setStatus: put(`${BASE}/setStatus`, {
      body: { ...identity, on: flag('sys_normal_disable') },
      /** `wrongState`: its receiving data were never confirmed. */
      refusals: ['staleVersion', 'wrongState'],
      touches: ['options'],
    }),
    sort: put(`${BASE}/sort`, { body: order }),
  },
});
