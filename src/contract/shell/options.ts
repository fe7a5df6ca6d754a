import * as v from 'valibot';
import { read } from '../call';
import type { OptionType } from '../field/field';
import { mapOf, records } from '../field/nested';
import { count } from '../field/numbers';
import { optional } from '../field/shared';
import { text } from '../field/texts';
import { unchecked } from '../field/unchecked';

/** One entry of an option list; `extra` has further values of the list, figures as text. */
export const option = {
  key: text(),
  value: text(),
  extra: optional(unchecked(v.record(v.string(), v.union([v.string(), v.number(), v.boolean()])))),
};

/** Lists whose records belong to members. */
const OF_MEMBERS = [
  'member/list',
  'memberAsset/list',
  'memberAssetLog/list',
  'memberAuth/list',
  'cwManage/chargeLogList',
  'cwManage/withdrawLogList',
  'memberRechargeAddress/list',
  'memberWithdrawAddress/list',
  'memberAssetAdjust/list',
  'memberCoupon/list',
] as const;

const COUPONS = ['coupon/list', 'couponGrant/list', 'memberCoupon/list'] as const;

const DELIVERY = ['deliveryContract/list', 'deliveryCycle/list', 'deliveryOrder/list'] as const;

interface OptionAccess {
  /** Paths of calls: one of these permissions shows the list. */
  readonly permissions: readonly string[];
  /** True: operators whose data are restricted to a member's team are refused; otherwise they get the part of their team. */
  readonly staffOnly?: boolean;
}

/**
 * Who gets an option list: operators who may read the same in a list of records, and those who need it to fill in a form.
 * A list that is missing here is for every session. A list that is not allowed refuses the whole call.
 */
export const optionAccess: Partial<Record<OptionType, OptionAccess>> = {
  jobTarget: { permissions: ['job/list'], staffOnly: true },
  admin: {
    permissions: [
      'user/list',
      'memberAuth/list',
      'memberAssetLog/list',
      'cwManage/chargeLogList',
      'cwManage/withdrawLogList',
      'memberAssetAdjust/list',
      'couponGrant/list',
      'memberCoupon/list',
      'operLog/list',
      'memberNote/add',
    ],
    staffOnly: true,
  },
  tag: { permissions: OF_MEMBERS },
  channel: { permissions: ['rechargeChannel/list', 'cwManage/chargeLogList'] },
  coupon: { permissions: COUPONS },
  contentNotice: { permissions: ['banner/list', 'contentNotice/list'] },
  deliveryContract: { permissions: DELIVERY },
  deliveryCycle: { permissions: DELIVERY },
  product: { permissions: ['stakingProduct/list', 'stakingOrder/list'] },
  redeemBatch: { permissions: ['redeemBatch/list', 'redeemCode/list'], staffOnly: true },
  indexSymbol: { permissions: ['deliveryContract/list'] },
  role: { permissions: ['role/list', 'user/list'], staffOnly: true },
  dept: { permissions: ['dept/list', 'user/list', 'role/list'], staffOnly: true },
  post: { permissions: ['post/list', 'user/list'], staffOnly: true },
};

/** Complete option lists; the answer is keyed by type. */
export const options = read('common/options', {
  query: {
    /** One list or several, joined by commas. */
    type: text({ min: 1, max: 200 }),
    /** The console sends 10,000; lists are answered whole. */
    pageSize: optional(count({ min: 1, max: 10_000 })),
  },
  answer: mapOf(records(option)),
  access: 'free',
  refusals: ['forbidden'],
});
