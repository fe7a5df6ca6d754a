import { redeemBatch } from '../../../src/contract/campaign/redeemBatch';
import { redeemCode } from '../../../src/contract/campaign/redeemCode';
import { CODE_ALPHABET } from '../../../src/contract/campaign/redeemCodeText';
import { RedeemBatchStatus } from '../../../src/contract/campaign/redeemFlow';
import { RedeemReward } from '../../../src/contract/campaign/redeemRules';
import { Verdict } from '../../../src/contract/block/review';
import type { Random } from '../../core/random';
import { actAt } from '../../core/seeds/actAt';
import type { Past } from '../../core/seeds/world';
import { DAY, stampOf } from '../../core/time';
import { addDrawn } from '../add';
import { reviewBatch, setBatchStatus, voidBatch } from '../change';
import { batches } from '../batches';
import { exportPlain } from '../codeCalls';
import { codes } from '../codes';
import { expire } from '../expiry';
import type { BatchRow } from '../rows';
import { BATCH_PLANS } from './batchPlans';
import type { BatchPlan } from './batchPlans';
import { redeemOne } from './redemptions';

/** Moments in milliseconds. */
const before = (now: number, days: number): number => now - days * DAY;

const MAKER = 'operate01';
const REVIEWER = 'finance01';

const { setStatus, review, add, void: voiding } = redeemBatch.calls;

/** Switches a draft on: alone, or as the second person where it waits. */
function open({ db }: Past, at: number, { id, version, waitsForSecond }: BatchRow): void {
  if (waitsForSecond === 1) {
    const body = { id, version, result: Verdict.approve, reason: undefined };
    actAt(db, { at, who: REVIEWER, call: review, line: batches, body }, (context, operPassword) =>
      reviewBatch({ ...context, input: { ...body, operPassword } }),
    );
    return;
  }
  setTo({ db }, at, { id, version }, RedeemBatchStatus.active);
}

/** Switches a batch on, or pauses it. */
function setTo(
  { db }: Pick<Past, 'db'>,
  at: number,
  { id, version }: Pick<BatchRow, 'id' | 'version'>,
  status: 1 | 2,
): void {
  const body = { id, version, status, reason: undefined };
  actAt(db, { at, who: MAKER, call: setStatus, line: batches, body }, (context) =>
    setBatchStatus({ ...context, input: body }),
  );
}

function exportAt({ db }: Past, at: number, { id }: BatchRow): void {
  const body = { batchId: id, again: undefined, reason: undefined };
  const call = redeemCode.calls.exportPlain;
  actAt(db, { at, who: MAKER, call, line: codes, body }, (context, operPassword) =>
    exportPlain({ ...context, input: { ...body, operPassword, requestId: `past-export-${id}` } }),
  );
}

function voidAt({ db }: Past, at: number, { id, version }: BatchRow): void {
  const body = { id, version, reason: '合作方误将兑换码公开' };
  actAt(db, { at, who: MAKER, call: voiding, line: batches, body }, (context, operPassword) =>
    voidBatch({ ...context, input: { ...body, operPassword } }),
  );
}

/** What becomes of a batch once it is made. */
function follow(past: Past, random: Random, batch: BatchRow, plan: BatchPlan): void {
  const { db, agenda } = past;
  /** So many days before the present, if at all. */
  const when = (days: number | undefined, run: (at: number) => void): void => {
    if (days === undefined) return;
    const at = before(db.startedAt, days);
    agenda.add(at, () => run(at));
  };
  const { opened = 0, paused, voided, until, used, leaked = 0 } = plan;
  when(plan.opened, (at) => open(past, at, batch));
  when(plan.exported, (at) => exportAt(past, at, batch));
  const last = Math.max(paused ?? 0, voided ?? 0, until, 0);
  for (let turn = 0; turn < used; turn += 1) {
    const days = last + random.next() * (opened - 0.1 - last);
    when(days, (at) => db.at(at, () => redeemOne(db, random, batch, leaked)));
  }
  when(paused, (at) => setTo(past, at, batch, RedeemBatchStatus.paused));
  when(voided, (at) => voidAt(past, at, batch));
  if (until > 0) when(until, (at) => db.at(at, () => expire(db, batch)));
}

/** What a batch of a plan gives: coins, or the coupon that the plan names. */
function rewardOf({ db }: Past, { coin, amount, coupon }: BatchPlan) {
  const found = [...db.coupons.values()].find(({ couponCode }) => couponCode === coupon);
  return found
    ? { rewardType: RedeemReward.coupon, coin: undefined, amount: undefined, couponId: String(found.id) }
    : { rewardType: RedeemReward.coin, coin, amount, couponId: undefined };
}

/** Makes the batch of a plan. */
function make(past: Past, random: Random, plan: BatchPlan): void {
  const { db } = past;
  const now = db.startedAt;
  const { batchName, codeCount, codeLength, prefix, usesPerCode = 1, perMember, channel } = plan;
  const body = {
    ...rewardOf(past, plan),
    batchName,
    codeCount,
    codeLength,
    prefix,
    usesPerCode,
    perMember,
    channel,
    startAt: stampOf(before(now, plan.opened ?? plan.made)),
    endAt: stampOf(before(now, plan.until)),
    remark: '',
  };
  const at = before(now, plan.made);
  const { id } = actAt(db, { at, who: MAKER, call: add, line: batches, body }, (context) =>
    addDrawn({ ...context, input: body }, (length) => random.text(length, CODE_ALPHABET)),
  );
  const batch = db.redeemBatches.get(id);
  if (batch) follow(past, random, batch, plan);
}

/** Puts the batches of the past weeks on the agenda, with what became of them. */
export function scheduleBatches(past: Past): void {
  const { db, agenda } = past;
  const random = db.random('redeem');
  for (const plan of BATCH_PLANS) agenda.add(before(db.startedAt, plan.made), () => make(past, random, plan));
}
