import type { ResourceName } from './resources';
import type { DictType } from './field/dictionaries';

/** What it takes to lead to records of one kind, and to know who may. */
export interface RecordKindTerms {
  /** Component of the screen that lists them. */
  view: string;
  /** Filter of that list that finds one by what people call it. */
  title: string;
  /** Path of the call that permits to list them. */
  list: string;
  /** Path of the call that permits to decide them, where they wait for a decision. */
  review?: string;
  /** Dictionary of their states. */
  states?: DictType;
  /** States in which they wait for a decision. */
  waiting?: readonly number[];
}

/**
 * Kinds of records that other screens lead to. The same facts stand in the descriptions of the resources,
 * and a test compares the two; here they are without the weight of the fields, for what is loaded early.
 */
export const recordKinds = {
  member: {
    view: 'member/list/index',
    title: 'uid',
    list: 'member/list',
    states: 'biz_member_status',
  },
  asset: { view: 'member/asset/index', title: 'uid', list: 'memberAsset/list' },
  ledger: { view: 'member/assetLog/index', title: 'logNo', list: 'memberAssetLog/list' },
  auth: {
    view: 'member/auth/index',
    title: 'authNo',
    list: 'memberAuth/list',
    review: 'memberAuth/review',
    states: 'biz_auth_status',
    waiting: [1],
  },
  recharge: {
    view: 'finance/recharge/index',
    title: 'orderNo',
    list: 'cwManage/chargeLogList',
    review: 'cwManage/chargeLogReview',
    states: 'biz_recharge_status',
    waiting: [1],
  },
  withdraw: {
    view: 'finance/withdraw/index',
    title: 'orderNo',
    list: 'cwManage/withdrawLogList',
    review: 'cwManage/withdrawLogReview',
    states: 'biz_withdraw_status',
    waiting: [1, 2],
  },
  adjust: {
    view: 'finance/adjust/index',
    title: 'adjustNo',
    list: 'memberAssetAdjust/list',
    review: 'memberAssetAdjust/review',
    states: 'biz_adjust_status',
    waiting: [1],
  },
  rechargeAddress: {
    view: 'finance/rechargeAddress/index',
    title: 'address',
    list: 'memberRechargeAddress/list',
  },
  withdrawAddress: {
    view: 'finance/withdrawAddress/index',
    title: 'address',
    list: 'memberWithdrawAddress/list',
  },
} as const satisfies Partial<Record<ResourceName, RecordKindTerms>>;

export type RecordKind = keyof typeof recordKinds;

/** Whether a word from elsewhere names a kind that can be led to. */
export const isRecordKind = (word: string): word is RecordKind => Object.hasOwn(recordKinds, word);

/** A member's whole picture: its page, and the path of the call that permits to see it. */
export const memberPage = { view: 'member/detail/index', call: 'member/profile' } as const;
