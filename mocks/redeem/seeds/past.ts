import { redeemBatch } from '../../../src/contract/campaign/redeemBatch';
import { redeemCode } from '../../../src/contract/campaign/redeemCode';
import { CODE_ALPHABET } from '../../../src/contract/campaign/redeemCodeText';
import { RedeemBatchStatus } from '../../../src/contract/campaign/redeemFlow';
import { RedeemReward } from '../../../src/contract/campaign/redeemRules';
import { Verdict } from '../../../src/contract/block/review';
import type { Random } from '../../core/random';
import type { Past } from '../../core/seeds/world';
import { DAY, stampOf } from '../../core/time';
import { addDrawn } from '../add';
import { reviewBatch, setBatchStatus, voidBatch } from '../change';
import { exportPlain } from '../codeCalls';
import { expire } from '../expiry';
import type { BatchRow } from '../rows';
import { BATCH_PLANS } from './batchPlans';
import type { BatchPlan } from './batchPlans';
import { did } from './did';
import { redeemOne } from './redemptions';

const MAKER = 'operate01';
const REVIEWER = 'finance01';

const { setStatus, review, add, void: voiding } = redeemBatch.calls;

/** Switches a draft on: alone, or as the second person where it waits. */
function open({ db }: Past, batch: BatchRow): void {
  const { id, version } = batch;
  if (batch.waitsForSecond === 1) {
    const input = { id, version, result: Verdict.approve, reason: undefined, operPassword: '' };
    did(db, { who: REVIEWER, call: review, input }, reviewBatch);
    return;
  }
  const input = { id, version, status: RedeemBatchStatus.active, reason: undefined };
  did(db, { who: MAKER, call: setStatus, input }, setBatchStatus);
}

/** What becomes of a batch once it is made. */
function follow(past: Past, random: Random, batch: BatchRow, plan: BatchPlan): void {
  const { db, agenda } = past;
  const { startedAt: now } = db;
  /** So many days before the present, if at all. */
  const at = (days: number | undefined, run: () => void): void => {
    if (days === undefined) return;
    const moment = now - days * DAY;
    agenda.add(moment, () => db.at(moment, run));
  };
  const { id } = batch;
  const { opened, exported, paused, voided, until, used, leaked = 0 } = plan;
  at(opened, () => open(past, batch));
  at(exported, () => {
    const input = { batchId: id, again: undefined, reason: undefined, operPassword: '', requestId: '' };
    did(db, { who: MAKER, call: redeemCode.calls.exportPlain, input }, exportPlain);
  });
  const last = Math.max(paused ?? 0, voided ?? 0, until, 0);
  for (let turn = 0; turn < used; turn += 1) {
    const days = last + random.next() * ((opened ?? last) - 0.1 - last);
    at(days, () => redeemOne(db, random, batch, leaked));
  }
  at(paused, () => {
    const input = { id, version: batch.version, status: RedeemBatchStatus.paused, reason: undefined };
    did(db, { who: MAKER, call: setStatus, input }, setBatchStatus);
  });
  at(voided, () => {
    const reason = '合作方误将兑换码公开';
    did(
      db,
      { who: MAKER, call: voiding, input: { id, version: batch.version, reason, operPassword: '' } },
      voidBatch,
    );
  });
  if (until > 0) at(until, () => expire(db, batch));
}

/** Puts the batches of the past weeks on the agenda, with what became of them. */
export function scheduleBatches(past: Past): void {
  const { db, agenda } = past;
  const random = db.random('redeem');
  const now = db.now();
  for (const plan of BATCH_PLANS) {
    const {
      batchName,
      coin,
      amount,
      codeCount,
      codeLength,
      prefix,
      usesPerCode = 1,
      perMember,
      channel,
    } = plan;
    const input = {
      batchName,
      coin,
      amount,
      codeCount,
      codeLength,
      prefix,
      usesPerCode,
      perMember,
      channel,
      rewardType: RedeemReward.coin,
      couponId: undefined,
      startAt: stampOf(now - (plan.opened ?? plan.made) * DAY),
      endAt: stampOf(now - plan.until * DAY),
      remark: '',
    };
    const made = now - plan.made * DAY;
    agenda.add(made, () => {
      const id = db.at(made, () =>
        did(db, { who: MAKER, call: add, input }, (context) =>
          addDrawn(context, (length) => random.text(length, CODE_ALPHABET)),
        ),
      ).id;
      const batch = db.redeemBatches.get(id);
      if (batch) follow(past, random, batch, plan);
    });
  }
}
