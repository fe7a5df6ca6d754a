import { expect, test } from 'vitest';
import { coupon } from '@/contract/campaign/coupon';
import { couponGrant } from '@/contract/campaign/couponGrant';
import { GrantStatus } from '@/contract/campaign/grantFlow';
import { memberCoupon } from '@/contract/campaign/memberCoupon';
import { EnvelopeStatus } from '@/contract/campaign/envelopeFlow';
import { redEnvelope } from '@/contract/campaign/redEnvelope';
import { redeemBatch } from '@/contract/campaign/redeemBatch';
import { banner } from '@/contract/content/banner';
import { contentNotice } from '@/contract/content/contentNotice';
import { tutor } from '@/contract/content/tutor';
import { deliveryContract } from '@/contract/delivery/contract';
import { deliveryCycle } from '@/contract/delivery/cycle';
import { deliveryOrder } from '@/contract/delivery/order';
import { stakingOrder } from '@/contract/staking/order';
import { stakingProduct } from '@/contract/staking/product';
import { contractDeal } from '@/contract/trading/deal';
import { contractEntrust } from '@/contract/trading/entrust';
import { contractOrder } from '@/contract/trading/order';
import { contractPosition } from '@/contract/trading/position';
import { contractSymbol } from '@/contract/trading/symbol';
import { award } from '@/contract/campaign/award';
import { AwardStatus } from '@/contract/campaign/awardFlow';
import { adjust } from '@/contract/finance/adjust';
import { AdjustStatus } from '@/contract/finance/adjustFlow';
import { channel } from '@/contract/finance/channel';
import { recharge } from '@/contract/finance/recharge';
import { RechargeStatus } from '@/contract/finance/rechargeFlow';
import { rechargeAddress } from '@/contract/finance/rechargeAddress';
import { walletCode } from '@/contract/finance/walletCode';
import { withdraw } from '@/contract/finance/withdraw';
import { IN_PAYOUT, WithdrawStatus } from '@/contract/finance/withdrawFlow';
import { withdrawAddress } from '@/contract/finance/withdrawAddress';
import { asset } from '@/contract/member/asset';
import { auth } from '@/contract/member/auth';
import { AuthStatus } from '@/contract/member/authFlow';
import { ledger } from '@/contract/member/ledger';
import { member } from '@/contract/member/member';
import { readProfile } from '@/contract/member/profile';
import { isRecordKind, memberPage, recordKinds } from '@/contract/records';
import type { RecordKind, RecordKindTerms } from '@/contract/records';
import type { Resource } from '@/contract/resource';
import { queues } from '@/contract/shell/queues';
import { ipRule } from '@/contract/risk/ipRule';
import { payoutBatch } from '@/contract/finance/payoutBatch';
import { BatchStatus } from '@/contract/finance/payoutBatchFlow';
import { reconciliation } from '@/contract/finance/reconciliation';
import { ReconStatus } from '@/contract/finance/reconciliationFlow';
import { violation } from '@/contract/risk/violation';
import { ViolationStatus } from '@/contract/risk/violationFlow';
import { config } from '@/contract/system/config';
import { role } from '@/contract/system/role';
import { user } from '@/contract/system/user';
import { SEARCH_KINDS } from '@/contract/shell/search';

const resources: Record<RecordKind, Resource> = {
  member,
  asset,
  ledger,
  auth,
  recharge,
  withdraw,
  payoutBatch,
  reconciliation,
  adjust,
  award,
  violation,
  ipRule,
  rechargeAddress,
  withdrawAddress,
  channel,
  walletCode,
  banner,
  contentNotice,
  tutor,
  coupon,
  couponGrant,
  memberCoupon,
  deliveryContract,
  deliveryOrder,
  stakingOrder,
  stakingProduct,
  redEnvelope,
  redeemBatch,
  contractOrder,
  contractEntrust,
  contractDeal,
  contractPosition,
  contractSymbol,
  deliveryCycle,
  config,
  role,
  user,
};

test.each(Object.keys(recordKinds).filter(isRecordKind))(
  '%s is led to as its resource is described',
  (kind) => {
    const terms: RecordKindTerms = recordKinds[kind];
    const resource = resources[kind];
    const { list, review } = resource.calls;
    expect(resource.name).toBe(kind);
    expect({
      // A list within the tabs of a screen has none of its own.
      view: terms.tab === undefined ? resource.view : terms.view,
      title: resource.title,
      list: list.permission ?? list.path,
      review: review?.permission ?? review?.path,
    }).toEqual({ view: terms.view, title: terms.title, list: terms.list, review: terms.review });
    if (terms.states) expect(resource.row['status']).toMatchObject({ options: { dict: terms.states } });
    expect(Object.keys(resource.filters ?? {})).toEqual(
      expect.arrayContaining(terms.waiting ? [terms.title, 'status'] : []),
    );
  },
);

test('what waits is told by the states of the resources', () => {
  expect(recordKinds.recharge.waiting).toEqual([RechargeStatus.pending]);
  expect(recordKinds.withdraw.waiting).toEqual([WithdrawStatus.pending, WithdrawStatus.secondReview]);
  expect(recordKinds.withdraw.settling).toEqual(IN_PAYOUT);
  expect(recordKinds.auth.waiting).toEqual([AuthStatus.pending]);
  expect(recordKinds.couponGrant.waiting).toEqual([GrantStatus.waiting]);
  expect(recordKinds.payoutBatch.waiting).toEqual([BatchStatus.waiting]);
  expect(recordKinds.reconciliation.waiting).toEqual([ReconStatus.waiting]);
  expect(recordKinds.adjust.waiting).toEqual([AdjustStatus.pending]);
  expect(recordKinds.redEnvelope.waiting).toEqual([EnvelopeStatus.waiting]);
  expect(recordKinds.award.waiting).toEqual([AwardStatus.pending]);
});

test('the queues of the home page are states and filters of the resources', () => {
  expect(queues).toEqual({
    withdraw: { kind: 'withdraw', params: { status: [WithdrawStatus.pending] } },
    withdrawSecond: { kind: 'withdraw', params: { waitsForSecond: 1 } },
    withdrawPay: { kind: 'withdraw', params: { status: [WithdrawStatus.approved] } },
    withdrawUnclear: { kind: 'withdraw', params: { status: [WithdrawStatus.unclear], waitsForSecond: 0 } },
    recharge: { kind: 'recharge', params: { status: [RechargeStatus.pending] } },
    realName: { kind: 'auth', params: { status: [AuthStatus.pending] } },
    adjust: { kind: 'adjust', params: { status: [AdjustStatus.pending] } },
    awardReview: { kind: 'award', params: { status: [AwardStatus.pending] } },
    violations: { kind: 'violation', params: { status: [ViolationStatus.pending] } },
    violationAppeals: { kind: 'violation', params: { status: [ViolationStatus.appealed] } },
    payoutBatch: { kind: 'payoutBatch', params: { status: [BatchStatus.waiting] } },
    reconciliation: { kind: 'reconciliation', params: { status: [ReconStatus.waiting] } },
    channel: { kind: 'channel', params: { pending: 1 } },
    walletCode: { kind: 'walletCode', params: { pending: 1 } },
    config: { kind: 'config', params: { pending: 1 } },
    role: { kind: 'role', params: { pending: 1 } },
    user: { kind: 'user', params: { pending: 1 } },
    contractSymbol: { kind: 'contractSymbol', params: { pending: 1 } },
    deliveryContract: { kind: 'deliveryContract', params: { pending: 1 } },
    deliveryCycle: { kind: 'deliveryCycle', params: { pending: 1 } },
    contractPosition: { kind: 'contractPosition', params: {}, ownOrder: true },
    stakingProduct: { kind: 'stakingProduct', params: { pending: 1 } },
    stakingOrder: { kind: 'stakingOrder', params: { reissueWaits: 1 }, ownOrder: true },
    deliveryOrder: { kind: 'deliveryOrder', params: { voidWaits: 1 }, ownOrder: true },
    coupon: { kind: 'coupon', params: { pending: 1 } },
    couponGrant: { kind: 'couponGrant', params: { status: [GrantStatus.waiting] } },
    redEnvelope: { kind: 'redEnvelope', params: { status: [EnvelopeStatus.waiting] } },
    redeemBatch: { kind: 'redeemBatch', params: { waitsForSecond: 1 } },
    award: { kind: 'award', params: { clawbackWaits: 1 }, ownOrder: true },
  });
  for (const { kind, params } of Object.values(queues)) {
    expect(Object.keys(resources[kind].filters ?? {})).toEqual(expect.arrayContaining(Object.keys(params)));
  }
});

test('everything that can be found can be led to, and the member’s page is permitted as it is read', () => {
  for (const kind of SEARCH_KINDS) expect(isRecordKind(kind)).toBe(true);
  expect(memberPage.call).toBe(readProfile.path);
});
