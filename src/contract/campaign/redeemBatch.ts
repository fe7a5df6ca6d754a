import { audit } from '../block/audit';
import { counted } from '../block/counted';
import { identity } from '../block/identity';
import { history, Verdict } from '../block/review';
import { post, put, readByPost } from '../call';
import { password, reason, requestId } from '../field/body';
import { code } from '../field/codes';
import { mapOf, records } from '../field/nested';
import { bool, count, flag, money, percent, usdt, version } from '../field/numbers';
import { nullable, optional, sortable, staffOnly, unlisted } from '../field/shared';
import { id, note, option, text } from '../field/texts';
import { day, time } from '../field/times';
import { anyOf, contains, equals, oneOf, range, toggle } from '../filter';
import { guarded } from '../guard';
import { defineResource } from '../resource';
import { rule } from '../rule';
import { reads } from '../standard';
import { CODE_LENGTH, PREFIX } from './redeemCodeText';
import { RedeemBatchStatus, redeemBatchFlow } from './redeemFlow';
import { endsLater, isGivenFor, isHardToGuess, RedeemReward } from './redeemRules';

const BASE = 'redeemBatch';

const batchName = sortable(text({ max: 40 }));

/** Where its codes are handed out; empty: not said. */
const channel = text({ max: 40 });

/** When its codes can be redeemed: later than the start, and only ever longer. */
const startAt = sortable(guarded(time()));
const endAt = sortable(guarded(time()));

const amount = money({ coin: 'coin', max: 1_000_000 });

/** What can never be changed: the reward, and what codes there are. */
const kept = {
  rewardType: code('biz_redeem_reward', RedeemReward),
  /** With a reward in coins. */
  coin: option('coin'),
  /** What one use of a code credits to the funding account. */
  amount,
  /** With a coupon as the reward. */
  couponId: option('coupon'),
  codeCount: sortable(count({ min: 1, max: 10_000 })),
  /** Characters of a code, its prefix and its check character included. */
  codeLength: count({ min: CODE_LENGTH.min, max: CODE_LENGTH.max }),
  /** Characters that every code of the batch begins with. */
  prefix: text({ max: 6, pattern: PREFIX }),
  /** How often one code can be redeemed, whoever does so. */
  usesPerCode: count({ min: 1, max: 100_000 }),
  /** How often one member can redeem codes of the batch. */
  perMember: count({ min: 1, max: 100_000 }),
};

/** Body of a new batch. */
const newBatch = {
  batchName,
  rewardType: kept.rewardType,
  /** Required for a reward in coins, and left out for a coupon, like the amount. */
  coin: optional(kept.coin),
  amount: optional(kept.amount),
  /** Required for a coupon. */
  couponId: optional(kept.couponId),
  codeCount: kept.codeCount,
  /** So long that codes cannot be guessed: see the rule. */
  codeLength: kept.codeLength,
  prefix: optional(kept.prefix),
  usesPerCode: kept.usesPerCode,
  perMember: kept.perMember,
  startAt,
  /** In the future. */
  endAt,
  channel: optional(channel),
  remark: optional(note()),
};

/** Redemptions that came from one address or device. */
const source = { from: text(), count: count(), members: count() };

/** Batches of redemption codes. */
export const redeemBatch = defineResource({
  name: 'redeemBatch',
  view: 'campaign/redeemCode/index',
  title: 'batchNo',
  decides: ['amount', 'usedCount', 'costUsdt'],
  heading: ['batchNo', 'batchName'],
  row: {
    ...identity,
    batchNo: sortable(text()),
    batchName,
    ...kept,
    /** Empty for a coupon. */
    coin: unlisted(kept.coin),
    /** `null` for a coupon. */
    amount: nullable(kept.amount),
    /** Empty for coins, like the code of the coupon. */
    couponId: unlisted(kept.couponId),
    couponCode: unlisted(text()),
    prefix: text(),
    /** What all uses of all codes are worth, at the prices of its creation. */
    usdtValue: sortable(usdt()),
    /** How often codes of it were redeemed. */
    usedCount: sortable(count({ goal: 'uses' })),
    /** How often they can be redeemed in all: the number of codes times the uses of each. */
    uses: unlisted(count()),
    useRate: sortable(percent()),
    /** Codes with uses left, which a void takes away. */
    unusedCodes: sortable(count()),
    /** Worth of what was redeemed, at the price of each moment. */
    costUsdt: sortable(usdt()),
    startAt,
    endAt,
    channel,
    status: sortable(code('biz_redeem_batch_status', RedeemBatchStatus)),
    /** On: the draft waits for another operator. */
    waitsForSecond: unlisted(flag()),
    /** Who approved or rejected it as the second person; empty where nobody has. */
    reviewerName: staffOnly(text()),
    /** On: much of it was redeemed from one address or device, as happens when codes get out. */
    suspect: unlisted(flag()),
    /** The address or device with the most redemptions; empty before the first. */
    busiest: text(),
    /** How many redemptions came from there. */
    busiestCount: unlisted(count()),
    /** How often its codes were exported as plain text, and when and by whom last. */
    exportCount: sortable(count()),
    exportedAt: nullable(time()),
    exportedBy: staffOnly(text()),
    ...audit,
  },
  detail: {
    /** Addresses and devices with the most redemptions. */
    byIp: records(source),
    byDevice: records(source),
    ...history,
  },
  summary: {
    /** Counted without the status filter, so that tabs keep their counts. */
    byStatus: mapOf(count()),
    codes: count(),
    /** Redemptions by customers. */
    usedCount: count(),
    /** Share of all uses that was redeemed; `null` without any. */
    useRate: nullable(percent()),
    costUsdt: usdt(),
    /** The last thirty days, today included. */
    byDay: records({ day: day(), count: count(), costUsdt: usdt() }),
    /** The channels with the most redemptions; an empty name for batches without one. */
    byChannel: records({ channel: text(), codes: count(), count: count(), costUsdt: usdt() }),
    ...counted,
  },
  filters: {
    batchNo: equals(),
    batchName: contains(),
    status: anyOf(),
    rewardType: oneOf(),
    coin: anyOf(option('coin')),
    channel: contains(),
    usdtValue: range(),
    /** Only drafts that wait for another operator. */
    waitsForSecond: toggle(flag()),
    /** Only batches that were largely redeemed from one address or device. */
    suspect: toggle(flag()),
    createdBy: oneOf(option('admin')),
  },
  dates: ['createdAt', 'startAt', 'endAt'],
  rules: [rule('endAt', { startAt, endAt }, (own) => endsLater(own.startAt, own.endAt))],
  firstRules: [
    rule('coin', { rewardType: kept.rewardType, coin: newBatch.coin }, (own) =>
      isGivenFor(RedeemReward.coin, own.rewardType, own.coin),
    ),
    rule('amount', { rewardType: kept.rewardType, amount: newBatch.amount }, (own) =>
      isGivenFor(RedeemReward.coin, own.rewardType, own.amount),
    ),
    rule('couponId', { rewardType: kept.rewardType, couponId: newBatch.couponId }, (own) =>
      isGivenFor(RedeemReward.coupon, own.rewardType, own.couponId),
    ),
    rule(
      'codeLength',
      { codeLength: kept.codeLength, codeCount: kept.codeCount, prefix: newBatch.prefix },
      (own) => isHardToGuess(own.codeLength, own.codeCount, own.prefix),
    ),
  ],
  flow: redeemBatchFlow,
  calls: {
    ...reads(BASE),
    /** What a new batch would be worth, and whether it would wait for another operator. */
    preview: readByPost(`${BASE}/preview`, {
      permission: `${BASE}/add`,
      staffOnly: true,
      body: {
        rewardType: kept.rewardType,
        coin: newBatch.coin,
        amount: newBatch.amount,
        couponId: newBatch.couponId,
        codeCount: kept.codeCount,
        usesPerCode: kept.usesPerCode,
      },
      answer: {
        uses: count(),
        usdtValue: usdt(),
        /** What the operator may still hand out today without a second person. */
        left: usdt(),
        waits: bool(),
      },
      refusals: ['tooManyDecimals', 'wrongState'],
    }),
    /**
     * Makes a batch with its codes, as a draft. `wrongState`: the coupon is handed out no more. `wrongTimeRange`: its end has
     * passed.
     */
    add: post(`${BASE}/add`, {
      body: { ...newBatch, operPassword: password(), requestId: requestId() },
      answer: {
        id: id(),
        batchNo: text(),
        /** True: another operator has to approve it. */
        waits: bool(),
      },
      refusals: ['tooManyDecimals', 'wrongTimeRange', 'wrongState'],
      touches: ['redeemCode', 'pending', 'home', 'options'],
    }),
    /** The validity can only be extended: to an earlier start, or a later end. */
    edit: put(`${BASE}/edit`, {
      body: {
        ...identity,
        batchName,
        channel: optional(channel),
        startAt,
        endAt,
        remark: optional(note()),
        operPassword: password(),
      },
      refusals: ['wrongState', 'wrongTimeRange'],
      touches: ['redeemCode', 'options'],
    }),
    /**
     * Switches a draft on, pauses a batch and lets it go on, or ends it before its time. A draft that goes beyond what the
     * operator may hand out that day waits for another operator from then on.
     */
    setStatus: put(`${BASE}/setStatus`, {
      body: {
        ...identity,
        status: code('biz_redeem_batch_status', {
          active: RedeemBatchStatus.active,
          paused: RedeemBatchStatus.paused,
          ended: RedeemBatchStatus.ended,
        }),
        /** Required to end it. */
        reason: optional(reason()),
      },
      answer: { version: version(), waits: bool() },
      refusals: ['reasonTooShort', 'wrongState'],
      touches: ['redeemCode', 'pending', 'home'],
    }),
    /** Approves or rejects a draft that waits, as another operator than its maker. A rejected one is void. */
    review: post(`${BASE}/review`, {
      body: {
        ...identity,
        result: code('sys_step_result', Verdict),
        /** At least 5 characters for a rejection. */
        reason: optional(note()),
        operPassword: password(),
      },
      refusals: ['reasonTooShort', 'samePerson', 'wrongState'],
      touches: ['redeemCode', 'pending', 'home'],
    }),
    /** Voids a batch for good, with all its codes that have uses left; what was redeemed stays. */
    void: put(`${BASE}/void`, {
      body: { ...identity, reason: reason(), operPassword: password() },
      answer: {
        version: version(),
        /** Codes that are void now. */
        voided: count(),
        /** Redemptions that were made before. */
        used: count(),
      },
      refusals: ['wrongState'],
      touches: ['redeemCode', 'pending', 'home'],
    }),
  },
});
