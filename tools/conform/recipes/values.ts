import { Verdict } from '@/contract/block/review';
import { CouponStatus } from '@/contract/campaign/couponFlow';
import { EnvelopeType } from '@/contract/campaign/envelopeRules';
import { RedeemBatchStatus } from '@/contract/campaign/redeemFlow';
import { RedeemReward } from '@/contract/campaign/redeemRules';
import { Severity } from '@/contract/risk/violation';
import { ADDRESS_TAIL, WithdrawDecision } from '@/contract/finance/withdraw';
import { PayMode } from '@/contract/finance/withdrawFlow';
import { StakingStatus } from '@/contract/staking/productFlow';
import { genDescription } from '@/contract/system/gen';
import { NoticeTarget } from '@/contract/system/notice';
import { isRow, textOf } from '../faults';
import type { Row } from '../faults';
import { alwaysOf, listRows, resourceOf } from '../world';
import type { World } from '../world';
import { newMark, newWords } from '../bodies/made';
import { oneInCash } from './couponTerms';

/** Values of a body that follow neither from a record nor from the kind of their field. */
type Told = (record: Row, world: World) => Row | Promise<Row>;

const rejects: Told = () => ({ result: Verdict.reject });

/** A switch as it is. */
const asItIs =
  (name: string): Told =>
  ({ [name]: on }) => ({ on });

/** All records of a list in their order, each in its version. */
const inOrder =
  (name: string, belong: (row: Row, record: Row) => boolean = () => true): Told =>
  async (record, world) => {
    const given = { ...alwaysOf(resourceOf(name)), pageSize: 500 };
    const rows = listRows(await world.read(`${name}.list`, given)).filter((row) => belong(row, record));
    return {
      ids: rows.map(({ id }) => textOf(id)),
      versions: Object.fromEntries(rows.map(({ id, version }) => [textOf(id), version])),
    };
  };

/** A hash of no transaction, in the notation of the chain that an address belongs to. */
function newHash({ toAddress }: Row): string {
  const digits = `${crypto.randomUUID()}${crypto.randomUUID()}`.replaceAll('-', '');
  return textOf(toAddress).startsWith('0x') ? `0x${digits}` : digits;
}

const newAddress = (): string => `conform-${newMark()}@example.com`;

/** The day of an order that was due and not paid. */
const missedDay: Told = async ({ id }, world) => {
  const days = await world.read('stakingOrder.interestLog', { id });
  const missed = (Array.isArray(days) ? days : [])
    .filter(isRow)
    .find(({ day, paidAt }) => day !== null && paidAt === null);
  return missed ? { day: missed['day'] } : {};
};

const TOLD: Readonly<Record<string, Told>> = {
  'adjust.add': () => ({ direction: 1, amount: '1', refNo: undefined, attachments: undefined }),
  'adjust.import': ({ uid, accountType, coin }) => ({
    rows: [
      { line: 1, uid, account: textOf(accountType), coin, direction: '1', amount: '1', reason: newWords() },
    ],
  }),
  'adjust.review': rejects,
  'award.review': rejects,
  'award.clawbackReview': rejects,
  'auth.review': async (_, world) => {
    const [first] = await world.dictionary('biz_auth_reject');
    return { result: Verdict.reject, rejectCodes: first ? [first.key] : [] };
  },
  // Whatever a server rejects for good, it takes a reason that it does not know.
  'auth.rejectFinal': () => ({ rejectCodes: ['other'] }),
  'contractPosition.confirmCloseSymbol': rejects,
  'contractPosition.forceClose': () => ({ share: '25' }),
  'coupon.add': (_, { main }) => ({ ...oneInCash(), operPassword: main.password }),
  'coupon.grant': ({ id, couponId = id }) => ({ couponId: textOf(couponId) }),
  'coupon.setStatus': ({ status }) => ({
    status: status === CouponStatus.active ? CouponStatus.paused : CouponStatus.active,
  }),
  'couponGrant.review': rejects,
  'deliveryOrder.voidReview': rejects,
  'member.close': () => ({ step: 'request' }),
  'memberNote.add': ({ id }) => ({ memberId: id === undefined ? undefined : textOf(id) }),
  'deliveryCycle.copy': async ({ contractId }, world) => {
    const others = await world.options('deliveryContract');
    return { from: textOf(contractId), to: others.find((one) => one !== textOf(contractId)) };
  },
  'gen.import': (record) => ({
    descriptions: [
      {
        ...Object.fromEntries(Object.keys(genDescription).map((name) => [name, record[name]])),
        resourceName: `conform${newMark()}`,
      },
    ],
  }),
  'ipRule.add': () => ({
    ruleType: 1,
    // Rules about the console take the own password.
    scope: 2,
    value: `100.64.${parseInt(newMark().slice(0, 2), 16)}.${parseInt(newMark().slice(2, 4), 16)}`,
    expireAt: undefined,
  }),
  evidence: () => ({ resource: 'member' }),
  'ipRule.edit': () => ({ expireAt: undefined }),
  'ipRule.block': () => ({ expireAt: undefined }),
  'menu.sort': inOrder('menu', (row, { parentId }) => row['parentId'] === parentId),
  'member.add': () => ({ account: newAddress(), email: undefined, phone: undefined, inviterUid: undefined }),
  'notice.add': () => ({ title: newWords(), target: 1, targetIds: undefined }),
  'notice.handOver': () => ({ target: NoticeTarget.all, targetIds: undefined }),
  'recharge.add': () => ({ amount: '1', attachments: undefined }),
  'recharge.review': () => ({ result: WithdrawDecision.hold, rejectCode: undefined }),
  'rechargeAddress.generate': () => ({ count: 1 }),
  'redEnvelope.add': () => ({
    type: EnvelopeType.lucky,
    receiverId: undefined,
    coin: 'USDT',
    totalAmount: '1',
    count: 1,
    maxPerClaim: undefined,
    code: undefined,
    startAt: '2099-01-01 00:00:00',
    expireAt: '2099-01-02 00:00:00',
  }),
  'redEnvelope.review': rejects,
  'redeemBatch.add': ({ startAt }) => ({
    batchName: newWords(),
    rewardType: RedeemReward.coin,
    coin: 'USDT',
    amount: '1',
    couponId: undefined,
    codeCount: 1,
    codeLength: 12,
    prefix: undefined,
    usesPerCode: 1,
    perMember: 1,
    startAt,
    endAt: '2099-12-31 00:00:00',
  }),
  'payoutBatch.review': rejects,
  'reconciliation.review': rejects,
  'redeemBatch.review': rejects,
  'redeemBatch.setStatus': () => ({ status: RedeemBatchStatus.active }),
  reveal: () => ({ resource: 'member', field: 'phone' }),
  'sharedFilter.shareFilter': () => ({ list: 'member', name: newWords(), search: '?status[]=1' }),
  'stakingProduct.publish': () => ({}),
  'stakingProduct.setStatus': ({ status }) => ({ on: status === StakingStatus.onSale ? 0 : 1 }),
  'stakingOrder.reissueInterest': missedDay,
  'stakingOrder.review': rejects,
  'upload.mergeChunks': (_, { main }) => ({
    identifier: newMark().repeat(4),
    totalChunks: 1,
    totalSize: 1,
    filename: 'conform.txt',
    token: main.token,
  }),
  'violation.addMany': ({ memberId }) => ({
    memberIds: [memberId],
    severity: Severity.minor,
    relatedUids: undefined,
    relatedNos: undefined,
    evidence: undefined,
  }),
  'violation.add': () => ({ relatedUids: undefined, relatedNos: undefined, evidence: undefined }),
  'violation.review': () => ({
    result: Verdict.reject,
    penalties: undefined,
    penaltyUntil: undefined,
    clawbackAccount: undefined,
    clawbackCoin: undefined,
    clawbackAmount: undefined,
  }),
  'violation.revoke': () => ({ result: Verdict.approve }),
  'walletCode.edit': ({ hasFeed, priceUsdt }) => ({ priceUsdt: hasFeed === 1 ? undefined : priceUsdt }),
  'walletCode.setRecharge': asItIs('rechargeOn'),
  'walletCode.setWithdraw': asItIs('withdrawOn'),
  'withdrawAddress.setStatus': ({ status }) => ({ status: status === 3 ? 3 : 2 }),
  'withdraw.pay': () => ({ payMode: PayMode.manual, txHash: undefined }),
  'withdraw.result': (record) => ({ result: 'sent', txHash: newHash(record), proof: newWords() }),
  'withdraw.review': ({ toAddress, needsTail }) => ({
    result: WithdrawDecision.hold,
    rejectCode: undefined,
    addressTail: needsTail === true ? textOf(toAddress).slice(-ADDRESS_TAIL) : undefined,
  }),
};

/** Values by the last part of a call's id. */
const TOLD_BY_VERB: Readonly<Record<string, (resource: string) => Told>> = {
  confirmChange: () => rejects,
  setStatus: () => (record) => (record['status'] === undefined ? {} : { on: record['status'] }),
  publish: () => (record) => ({ on: record['status'] === 1 ? 1 : 0 }),
  sort: (resource) => inOrder(resource),
};

/** What the body of a call about a record says besides what follows from its description. */
export async function told(world: World, id: string, record: Row): Promise<Row> {
  const [resource = '', verb = ''] = id.split('.');
  const made = TOLD[id] ?? TOLD_BY_VERB[verb]?.(resource);
  return made ? made(record, world) : {};
}

/** Lists of another resource that the values of a call come from. */
const SOURCES: Readonly<Record<string, string>> = {
  evidence: 'member',
  'memberNote.add': 'member',
  'notice.handOver': 'notice',
  reveal: 'member',
  'sharedFilter.shareFilter': 'member',
};

export const sourceOf = (id: string): string | undefined => SOURCES[id];
