import type { ResourceName } from './resources';
import type { DictType } from './field/dictionaries';

/** What is needed to link to records of one kind, with the permissions. */
export interface RecordKindTerms {
  /** Component of the screen with their list. */
  view: string;
  /** Tab of that screen; missing for the first one. */
  tab?: string;
  /** Filter of that list that finds a record by its title. */
  title: string;
  /** Path of the call that lists them, which is the required permission. */
  list: string;
  /** Path of the call that reviews them; missing when they are not reviewed. */
  review?: string;
  /** Dictionary of their status. */
  states?: DictType;
  /** Status codes that wait for a review. */
  waiting?: readonly number[];
  /** Status codes in which a second operator may have to confirm what became of the record. */
  settling?: readonly number[];
}

/**
 * Kinds of records that screens link to. The same facts are in the resources, and a test compares the two; here
 * they come without the field descriptions, which are too large for code that is loaded early.
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
    settling: [4, 5, 11],
  },
  payoutBatch: {
    view: 'finance/payoutBatch/index',
    title: 'batchNo',
    list: 'payoutBatch/list',
    review: 'payoutBatch/review',
    states: 'biz_batch_status',
    waiting: [1],
  },
  reconciliation: {
    view: 'finance/reconciliation/index',
    title: 'reconNo',
    list: 'reconciliation/list',
    review: 'reconciliation/review',
    states: 'biz_recon_status',
    waiting: [3],
  },
  adjust: {
    view: 'finance/adjust/index',
    title: 'adjustNo',
    list: 'memberAssetAdjust/list',
    review: 'memberAssetAdjust/review',
    states: 'biz_adjust_status',
    waiting: [1],
  },
  award: {
    view: 'campaign/award/index',
    title: 'awardNo',
    list: 'award/list',
    review: 'award/review',
    states: 'biz_award_status',
    waiting: [1],
  },
  violation: {
    view: 'risk/violation/index',
    title: 'violationNo',
    list: 'violation/list',
    review: 'violation/handle',
    states: 'biz_violation_status',
    waiting: [1],
  },
  ipRule: { view: 'risk/ipRecord/index', tab: 'rules', title: 'value', list: 'ipRule/list' },
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
  channel: { view: 'finance/channel/index', title: 'channelName', list: 'rechargeChannel/list' },
  deliveryContract: { view: 'delivery/contract/index', title: 'code', list: 'deliveryContract/list' },
  deliveryOrder: {
    view: 'delivery/order/index',
    title: 'orderNo',
    list: 'deliveryOrder/list',
    states: 'biz_delivery_status',
  },
  stakingProduct: {
    view: 'staking/product/index',
    title: 'productCode',
    list: 'stakingProduct/list',
    states: 'biz_staking_status',
  },
  stakingOrder: {
    view: 'staking/order/index',
    title: 'orderNo',
    list: 'stakingOrder/list',
    review: 'stakingOrder/review',
    states: 'biz_staking_order_status',
  },
  coupon: {
    view: 'campaign/coupon/index',
    title: 'couponCode',
    list: 'coupon/list',
    states: 'biz_coupon_status',
  },
  couponGrant: {
    view: 'campaign/couponGrant/index',
    title: 'grantNo',
    list: 'couponGrant/list',
    review: 'couponGrant/review',
    waiting: [1],
    states: 'biz_coupon_grant_status',
  },
  memberCoupon: {
    view: 'campaign/memberCoupon/index',
    title: 'couponNo',
    list: 'memberCoupon/list',
    states: 'biz_member_coupon_status',
  },
  redEnvelope: {
    view: 'campaign/redEnvelope/index',
    title: 'envelopeNo',
    list: 'redEnvelope/list',
    review: 'redEnvelope/review',
    states: 'biz_envelope_status',
    waiting: [0],
  },
  redeemBatch: {
    view: 'campaign/redeemCode/index',
    title: 'batchNo',
    list: 'redeemBatch/list',
    review: 'redeemBatch/review',
    states: 'biz_redeem_batch_status',
  },
  banner: { view: 'content/banner/index', title: 'title', list: 'banner/list' },
  contentNotice: { view: 'content/notice/index', title: 'title', list: 'contentNotice/list' },
  tutor: { view: 'content/tutor/index', title: 'name', list: 'tutor/list' },
  walletCode: { view: 'finance/walletCode/index', title: 'walletCode', list: 'walletCode/list' },
  config: { view: 'system/config/index', title: 'configKey', list: 'config/list' },
  role: { view: 'system/role/index', title: 'name', list: 'role/list' },
  user: { view: 'system/user/index', title: 'userName', list: 'user/list' },
  contractSymbol: { view: 'contract/symbol/index', title: 'symbol', list: 'contractSymbol/list' },
  deliveryCycle: { view: 'delivery/cycle/index', title: 'cycleName', list: 'deliveryCycle/list' },
  contractOrder: {
    view: 'contract/order/index',
    title: 'orderNo',
    list: 'contractOrder/list',
    states: 'biz_order_status',
  },
  contractEntrust: {
    view: 'contract/entrust/index',
    title: 'entrustNo',
    list: 'contractEntrust/list',
    states: 'biz_entrust_status',
  },
  contractDeal: { view: 'contract/deal/index', title: 'dealNo', list: 'contractDeal/list' },
  contractPosition: {
    view: 'contract/position/index',
    title: 'positionNo',
    list: 'contractPosition/list',
    states: 'biz_pos_status',
  },
} as const satisfies Partial<Record<ResourceName, RecordKindTerms>>;

export type RecordKind = keyof typeof recordKinds;

/** Parameters of the address at which a record of a kind is found by one of the filters of its list. */
export function paramsToFind(kind: RecordKind, filter: string, value: string): Record<string, string> {
  const { tab }: RecordKindTerms = recordKinds[kind];
  return { ...(tab === undefined ? {} : { tab }), [filter]: value };
}

/** Whether a text names a kind of record that can be linked to. */
export const isRecordKind = (word: string): word is RecordKind => Object.hasOwn(recordKinds, word);

/** The detail screen of a member, and the path of the call that is its permission. */
export const memberPage = { view: 'member/detail/index', call: 'member/profile' } as const;
