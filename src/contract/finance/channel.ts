import { audit } from '../block/audit';
import { counted } from '../block/counted';
import { identity } from '../block/identity';
import { confirms, foresees, guardedAnswer, onlyPending, pendingChange } from '../block/pendingChange';
import { history } from '../block/review';
import { post, put } from '../call';
import { password, requestId } from '../field/body';
import { code, codes } from '../field/codes';
import type { FieldOptions, WireShape } from '../field/field';
import { listOf, records } from '../field/nested';
import { count, flag, money, percent, rate, usdt } from '../field/numbers';
import { nullable, optional, partial, sortable, unlisted } from '../field/shared';
import { address, id, image, localText, masked, note, option, text } from '../field/texts';
import { anyOf, contains, equals, oneOf } from '../filter';
import { compareDecimals } from '../../lib/decimal';
import { guarded } from '../guard';
import type { GuardTerms } from '../guard';
import { defineResource } from '../resource';
import { rule } from '../rule';
import { orders, reads, removes, switches } from '../standard';

/** `biz_channel_type` */
export const ChannelType = { gateway: 1, fixedAddress: 2, bank: 3, thirdParty: 4, card: 5 } as const;
export type ChannelType = (typeof ChannelType)[keyof typeof ChannelType];

/** `biz_fee_type`; a percent fee is a percentage, 20 at most. */
export const FeeType = { free: 0, fixed: 1, percent: 2 } as const;
export type FeeType = (typeof FeeType)[keyof typeof FeeType];

const BASE = 'rechargeChannel';

/** An amount in the coin of the wallet code, or in USDT without one. */
const inCoin = (options: Pick<FieldOptions, 'feeType' | 'limit' | 'zero'> = {}) =>
  money({ coin: 'walletCode', otherwise: 'USDT', ...options });

/** Guards of what only these types of channels have: a change waits for another operator. */
const ofTypes = (...channelType: readonly number[]) =>
  ({ second: 'always', only: { channelType } }) as const satisfies GuardTerms;

const { fixedAddress, bank, thirdParty, card } = ChannelType;
const fixed = ofTypes(fixedAddress);
const ofBank = ofTypes(bank);
const gateway = ofTypes(thirdParty, card);
const fiat = ofTypes(bank, thirdParty, card);

/** Where the money of a channel arrives. */
export const place = {
  /** Types 1 and 2; changed together with the address. */
  walletCode: guarded(option('walletCode'), fixed),
  /** Type 2, like `memo` and `qrImg`. */
  address: guarded(address({ max: 128 }), fixed),
  memo: guarded(text({ max: 64 }), fixed),
  qrImg: guarded(image(), fixed),
  /** Types 3 to 5; the three fields of the bank only for type 3. A rate of the new currency waits with it. */
  fiatCurrency: guarded(text({ max: 8 }), { ...fiat, along: ['rate'] }),
  bankName: guarded(text({ max: 64 }), ofBank),
  bankAccount: guarded(masked(), ofBank),
  accountName: guarded(text({ max: 64 }), ofBank),
  /** Types 4 and 5, like the two that follow. */
  gatewayUrl: guarded(text({ max: 128 }), gateway),
  merchantNo: guarded(text({ max: 64 }), gateway),
  /** Where the secret is stored; the secret itself is never sent. */
  secretRef: guarded(text({ max: 128 }), gateway),
};

/** Receiving data of a channel. */
export const receiving = {
  ...place,
  /** Fiat per USDT. */
  rate: guarded(nullable(rate()), fiat),
};

/** What credits recharges without a review. */
const automatic = {
  /**
   * On: vouchers up to the threshold are credited without a review, unless they have a risk flag or need two
   * reviewers.
   */
  autoReview: guarded(flag(), { second: 'raise' }),
  reviewThreshold: guarded(inCoin({ zero: true }), { second: 'raise' }),
};

/** What another operator has to confirm. */
export const confirmed = { ...receiving, ...automatic };

/** What of it members and the till feel at once. */
const foreseen = { rate: rate({ scale: 18 }), ...automatic };

/** Receiving data on the wire, and the same with all that has to be confirmed. */
export type ChannelReceiving = WireShape<typeof receiving>;
export type ChannelConfirmed = WireShape<typeof confirmed>;

const limits = {
  /** `0 < minAmount <= maxAmount <= dailyLimit` */
  minAmount: sortable(inCoin()),
  maxAmount: sortable(inCoin()),
  dailyLimit: sortable(inCoin()),
  feeType: code('biz_fee_type', FeeType),
  feeValue: inCoin({ feeType: 'feeType', zero: true }),
};

const terms = {
  ...automatic,
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
const body = {
  channelName: localText({ max: 40 }),
  ...partial(receiving),
  /** A masked value leaves it unchanged. */
  bankAccount: optional(text({ max: 64 })),
  rate: optional(rate({ scale: 18 })),
  gatewayUrl: optional(text({ max: 128, pattern: /^https:\/\// })),
  ...limits,
  ...partial(terms),
  remark: optional(note()),
  /** Required with a change of what is guarded. */
  operPassword: optional(password()),
};

/** Payment channels for recharges. Limits are in the coin of the wallet code, or in USDT without one. */
export const channel = defineResource({
  name: 'channel',
  view: 'finance/channel/index',
  title: 'channelName',
  decides: ['channelType', 'dailyUsed'],
  row: {
    ...identity,
    channelName: localText(),
    ...kept,
    ...receiving,
    ...limits,
    /** Of today's recharges: what was credited, and in full what is not decided yet. Rejected and expired ones do not count. */
    dailyUsed: inCoin({ limit: 'dailyLimit' }),
    /** Percent of the daily limit. */
    usedPercent: unlisted(count()),
    ...terms,
    status: flag('sys_normal_disable'),
    /** Percentage of credited among decided recharges in seven days; `null` when there are none. */
    successRate: nullable(percent()),
    ...pendingChange(confirmed),
    ...audit,
  },
  detail: history,
  summary: {
    /** Credited today by channel, the largest first. */
    today: records({ id: id(), channelName: localText(), count: count(), usdtValue: usdt() }),
    /** Through these channels alone: no on-chain and no manual recharges. */
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
  rules: [
    rule('maxAmount', limits, ({ minAmount, maxAmount }) =>
      compareDecimals(maxAmount, minAmount) < 0 ? 'rule.belowMinAmount' : null,
    ),
    rule('dailyLimit', limits, ({ maxAmount, dailyLimit }) =>
      compareDecimals(dailyLimit, maxAmount) < 0 ? 'rule.belowMaxAmount' : null,
    ),
    rule('feeValue', limits, ({ feeType, feeValue }) =>
      feeType === FeeType.percent && compareDecimals(feeValue, '20') > 0 ? 'rule.percentFee' : null,
    ),
  ],
  filters: {
    /** A part of the name in any of the languages. */
    channelName: contains(text()),
    channelCode: equals(),
    channelType: anyOf(),
    walletCode: oneOf(),
    status: oneOf(),
    autoReview: oneOf(),
    pending: onlyPending,
  },
  dates: ['createdAt', 'updatedAt'],
  order: 'sort asc',
  calls: {
    ...reads(BASE),
    /** Only channels without any recharge. */
    ...removes(BASE, ['options']),
    ...switches(BASE, ['options']),
    /**
     * Creates a channel, switched off; it cannot be switched on before its receiving data are confirmed. Until then it
     * credits nothing without a review either.
     */
    add: post(`${BASE}/add`, {
      body: { ...kept, ...body, requestId: requestId() },
      refusals: ['notUnique', 'addressMismatch'],
      touches: ['options'],
    }),
    edit: put(`${BASE}/edit`, {
      body: { ...identity, ...body },
      answer: guardedAnswer,
      /** `wrongState`: a change by another operator is unconfirmed. */
      refusals: ['wrongState', 'addressMismatch'],
      touches: ['options', 'recharge'],
    }),
    ...confirms(BASE),
    ...foresees(BASE, foreseen, ['addressMismatch']),
    ...orders(BASE),
  },
});
