import { MemberStatus } from '../../../src/contract/member/memberFlow';
import { IN_PAYOUT, PayMode, WithdrawStatus } from '../../../src/contract/finance/withdrawFlow';
import type { Db } from '../../core/db';
import { floorTo, format, parse } from '../../core/money';
import type { Money } from '../../core/money';
import type { Member, WalletCode, WithdrawRow } from '../../core/rows';
import { HOUR, MINUTE, stampOf } from '../../core/time';
import { addStep } from '../../core/review/steps';
import { withdrawsOf } from '../../core/orders';
import { setting } from '../../core/config/setting';
import { APPROVED, SET_ASIDE } from '../../core/withdrawStates';
import { settleBatch } from '../batch/settle';
import { completeWithdraw, freezeWithdraw, returnWithdraw } from '../movements';
import { limitsOf, usedBy } from '../facts';
import type { OwnReason } from '../failReasons';
import { withdrawKind } from '../kind';
import { newWithdraw, withdrawFee } from '../request';
import { secondThreshold } from '../settings';
import { addressOn, hashOn } from '../../core/seeds/chainText';
import { STORY_MEMBERS } from '../../core/seeds/stories';
import { usdtValueAt } from '../../core/prices';
import { isDemo } from '../../core/platformAccount';
import type { WithdrawPlan } from './withdrawPlans';
import { decideAt } from '../../core/seeds/decideAt';
import { reviewerFor, spendable } from '../../core/seeds/world';
import { recordApproval } from './recordApproval';
import type { World } from '../../core/seeds/world';

/** Outcomes a demo member's request may have: none that needs an approval. */
const WITHOUT_APPROVAL: ReadonlySet<WithdrawStatus> = new Set([
  WithdrawStatus.pending,
  WithdrawStatus.rejected,
  WithdrawStatus.cancelled,
  WithdrawStatus.onHold,
]);

interface Request {
  member: Member;
  wallet: WalletCode;
  amount: bigint;
}

const pickedRequest = ({ db }: World, plan: WithdrawPlan): Request | undefined => {
  const member = db.members.get(plan.memberId ?? 0);
  const wallet = db.walletCodes.find((item) => item.walletCode === plan.walletCode);
  return member && wallet && plan.exact ? { member, wallet, amount: parse(plan.exact) } : undefined;
};

/** What a member may ask for at this moment: 20 to 65 % of what he has, if that is enough. */
function requestOf(
  { db, random }: World,
  plan: WithdrawPlan,
  account: World['funded'][number],
): Request | undefined {
  const member = db.members.get(account.memberId);
  const wallet = db.walletCodes.find((item) => item.walletCode === account.walletCode);
  if (!member || !wallet || member.id <= STORY_MEMBERS || !wallet.withdrawOn) return undefined;
  if (isDemo(member) && !WITHOUT_APPROVAL.has(plan.outcome)) return undefined;
  if (SET_ASIDE.has(plan.outcome) && member.status !== MemberStatus.normal) return undefined;
  const share = BigInt(random.int(20, 65));
  const amount = floorTo((spendable(db, member.id, wallet.coin) * share) / 100n, wallet.showDecimals);
  const fits = amount >= parse(wallet.minWithdraw) && amount <= parse(wallet.maxWithdraw);
  const worth = parse(usdtValueAt(db, wallet.coin, amount, plan.at));
  return fits && isAllowed(db, member, worth, plan.at) ? { member, wallet, amount } : undefined;
}

/** True while a member stays within the limits of his KYC level with such a request. */
function isAllowed(db: Db, { id: memberId }: Member, worth: Money, at: number): boolean {
  const [used, limits] = [usedBy(db, { id: 0, memberId, createdAt: stampOf(at) }), limitsOf(db, memberId)];
  return used.day + worth <= limits.day && used.month + worth <= limits.month;
}

/** The first of the funded accounts, from a drawn one on, that can pay. */
function drawnRequest(world: World, plan: WithdrawPlan): Request | undefined {
  const { funded, random } = world;
  const start = random.int(0, Math.max(funded.length - 1, 0));
  for (let turn = 0; turn < funded.length; turn++) {
    const account = funded[(start + turn) % funded.length];
    const request = account && requestOf(world, plan, account);
    if (request) return request;
  }
  return undefined;
}

/** What makes two people look at a small request: a new address that others use too, and an unknown IP. */
function doubtful(db: Db, member: Member, wallet: WalletCode): Partial<WithdrawRow> {
  const other = [...db.withdraws.values()].findLast(
    (row) => row.chain === wallet.chain && row.memberId !== member.id,
  );
  return {
    addressAgeHours: 2,
    addressUseCount: 0,
    ip: '198.51.100.66',
    ...(other ? { toAddress: other.toAddress, memo: other.memo } : {}),
  };
}

/** Where a member had signed in from last when he asked. */
function signedInWith(db: Db, { id, registerIp }: Member, at: number): Pick<WithdrawRow, 'ip' | 'device'> {
  const last = db.memberSignIns.findLast(
    (row) => row.memberId === id && row.ok === 1 && row.at <= stampOf(at),
  );
  return { ip: last?.ip ?? registerIp, device: last?.device ?? '' };
}

function rowOf({ db, random }: World, plan: WithdrawPlan, { member, wallet, amount }: Request): WithdrawRow {
  const fresh = random.chance(0.12);
  return newWithdraw(db, plan.at, {
    memberId: member.id,
    coin: wallet.coin,
    chain: wallet.chain,
    walletCode: wallet.walletCode,
    amount: format(amount),
    fee: format(withdrawFee(wallet, amount)),
    usdtValue: usdtValueAt(db, wallet.coin, amount, plan.at),
    toAddress: addressOn(wallet.chain, random),
    memo: wallet.memoRequired ? String(random.int(100_000, 999_999)) : '',
    addressAgeHours: fresh ? random.int(0, 20) : random.int(30, 2400),
    // Nobody has used an address more often than they have withdrawn.
    addressUseCount: fresh
      ? 0
      : Math.min(random.int(1, 12), withdrawsOf(db, member.id, WithdrawStatus.completed).length),
    ...signedInWith(db, member, plan.at),
    ...(plan.outcome === WithdrawStatus.secondReview && !plan.memberId ? doubtful(db, member, wallet) : {}),
    ...plan.fixed,
  });
}

/**
 * Both reviews of a request that gets through. They do not ask the checks, which say how members, addresses and wallets
 * are today: what blocks now did not then.
 */
function approve({ db, random }: World, row: WithdrawRow, at: number): void {
  const two = parse(row.usdtValue) >= setting(db, secondThreshold);
  row.firstReviewer = reviewerFor(random);
  recordApproval(db, row, { who: row.firstReviewer, at });
  if (two) {
    row.secondReviewer = reviewerFor(random, row.firstReviewer);
    recordApproval(db, row, { who: row.secondReviewer, at: at + MINUTE, step: 2 });
  }
  row.status = WithdrawStatus.approved;
  row.reviewedAt = stampOf(at);
}

function send({ random }: World, row: WithdrawRow): void {
  const mode = random.chance(0.9) ? PayMode.gateway : PayMode.manual;
  // What was paid in a batch has its own.
  row.payMode ??= mode;
  row.txHash = hashOn(row.chain, random);
}

/** What the gateway could not send, or the member no longer wanted. */
function giveBack({ db }: World, row: WithdrawRow, outcome: WithdrawStatus, at: number): void {
  returnWithdraw(db, row, at);
  row.status = outcome;
  row.updatedAt = stampOf(at);
  if (outcome === WithdrawStatus.failed) row.failReason = 'noCover' satisfies OwnReason;
  db.at(at, () => settleBatch(db, row));
}

function reject({ db, random }: World, row: WithdrawRow, at: number): void {
  const who = reviewerFor(random);
  const rejectCode = random.pick(['kyc', 'risk', 'address', 'turnover', 'info', 'request']);
  const ask = { note: '风控核查未通过', rejectCode, bulk: false };
  decideAt(db, withdrawKind, withdrawKind.transitions.reject, { at, who, row, ask });
}

function hold({ db, random }: World, row: WithdrawRow, at: number): void {
  const ask = { note: '等待会员补充资料', bulk: false };
  decideAt(db, withdrawKind, withdrawKind.transitions.hold, { at, who: reviewerFor(random), row, ask });
}

/** The first of two reviews. */
function approveFirst({ db, random }: World, row: WithdrawRow, at: number): void {
  row.firstReviewer ||= reviewerFor(random);
  row.status = WithdrawStatus.secondReview;
  recordApproval(db, row, { who: row.firstReviewer, at });
}

function follow(world: World, plan: WithdrawPlan, row: WithdrawRow): void {
  const { agenda, random, db } = world;
  const { outcome } = plan;
  const reviewed = plan.at + random.int(4, 35) * MINUTE;
  const finished = reviewed + random.int(10, 90) * MINUTE;
  if (outcome === WithdrawStatus.secondReview) agenda.add(reviewed, () => approveFirst(world, row, reviewed));
  if (outcome === WithdrawStatus.rejected) agenda.add(reviewed, () => reject(world, row, reviewed));
  if (outcome === WithdrawStatus.onHold) agenda.add(reviewed, () => hold(world, row, reviewed));
  if (APPROVED.has(outcome)) agenda.add(reviewed, () => approve(world, row, reviewed));
  if (IN_PAYOUT.includes(outcome)) {
    agenda.add(finished, () => {
      const payer = random.pick(['finance01', 'finance02']);
      Object.assign(row, { status: outcome, paidBy: payer, updatedAt: stampOf(finished) });
      addStep(db, 'withdraw', row.id, {
        result: 'pay',
        operatorName: payer,
        at: stampOf(finished),
        note: '',
      });
      if (outcome === WithdrawStatus.confirming) send(world, row);
      else row.payMode = PayMode.gateway;
      if (outcome === WithdrawStatus.unclear) row.failReason = 'noAnswer' satisfies OwnReason;
    });
  }
  if (outcome === WithdrawStatus.completed) {
    agenda.add(finished, () => {
      send(world, row);
      row.confirmations =
        db.walletCodes.find((wallet) => wallet.walletCode === row.walletCode)?.confirmations ?? 0;
      completeWithdraw(db, row, finished);
    });
  }
  if (outcome === WithdrawStatus.cancelled)
    agenda.add(reviewed, () => giveBack(world, row, outcome, reviewed));
  if (outcome === WithdrawStatus.failed) agenda.add(finished, () => giveBack(world, row, outcome, finished));
}

/** Schedules a withdraw and its later states; it waits while no account has the amount. */
export function scheduleWithdraw(world: World, plan: WithdrawPlan): void {
  world.agenda.add(plan.at, () => {
    const request = plan.memberId ? pickedRequest(world, plan) : drawnRequest(world, plan);
    if (!request) {
      scheduleWithdraw(world, { ...plan, at: plan.at + 6 * HOUR });
      return;
    }
    const row = rowOf(world, plan, request);
    world.db.withdraws.set(row.id, row);
    freezeWithdraw(world.db, row, plan.at);
    follow(world, plan, row);
  });
}
