import { redeemBatch as contract } from '../../src/contract/campaign/redeemBatch';
import { RedeemBatchStatus, RedeemCodeStatus } from '../../src/contract/campaign/redeemFlow';
import { LEAST_REASON } from '../../src/contract/field/limits';
import { Verdict } from '../../src/contract/block/review';
import type { Sent } from '../core/body';
import { takesSecond } from '../core/campaign';
import { mustKeep } from '../core/change/guarding';
import type { Context } from '../core/http';
import { format, parse } from '../core/money';
import { moveBy } from '../core/moves';
import { Refusal } from '../core/refusal';
import { changeRow } from '../core/resource';
import { mustSayWhy } from '../core/review/guards';
import { mustBeAnother } from '../core/samePerson';
import { batches } from './batches';
import { endCodes } from './endCodes';
import { refusals } from './refusals';
import { worthOfAll } from './reward';
import { isOver } from './rows';
import type { BatchRow } from './rows';

type Calls = typeof contract.calls;

/** The move that a call makes of a batch. @throws Refusal 40904 where its state has none */
function moveOf(
  call: Calls[keyof Calls],
  batch: BatchRow,
  sent: Readonly<Record<string, string | number>> = {},
): string {
  const move = moveBy(contract, call, batch, sent);
  if (!move) throw new Refusal(40904);
  return move.name;
}

/** @throws Refusal 40904 once its validity is over */
function mustBeValid({ db }: Context<unknown>, batch: BatchRow): void {
  if (isOver(db, batch)) throw new Refusal(40904, { because: refusals.over });
}

/** What can be changed of a batch. */
const FIELDS = ['batchName', 'channel', 'startAt', 'endAt', 'remark'] as const;

/** Changes what a batch is called, and extends its validity. @throws Refusal 40904, 40000, 40301, 40302 */
export function editBatch(context: Context<Sent<Calls['edit']['body']>>): { version: number } {
  const { batchName, channel = '', startAt, endAt, remark } = context.input;
  const { version } = changeRow(context, batches, FIELDS, (batch) => {
    moveOf(contract.calls.edit, batch);
    mustBeValid(context, batch);
    const given = { batchName, channel, startAt, endAt, remark: remark ?? batch.remark };
    mustKeep(contract.rules, given);
    for (const [field, isShorter] of [
      ['startAt', startAt > batch.startAt],
      ['endAt', endAt < batch.endAt],
    ] as const)
      if (isShorter) throw new Refusal(40000, { field, because: refusals.onlyLonger });
    Object.assign(batch, given);
  });
  return { version };
}

/**
 * A draft is switched on, or waits for another operator where that goes beyond the operator's day. It counted as handed out
 * by its maker before.
 */
function activate({ db, user }: Context<unknown>, batch: BatchRow): void {
  if (batch.waitsForSecond === 1) throw new Refusal(40904, { because: refusals.waits });
  const usdt = worthOfAll(db, batch);
  batch.handedOut = null;
  if (takesSecond(db, user, usdt)) {
    batch.waitsForSecond = 1;
    return;
  }
  batch.status = RedeemBatchStatus.active;
  batch.handedOut = { createdBy: user.userName, createdAt: db.stamp(), usdtValue: format(usdt) };
}

const STATE = ['status', 'waitsForSecond', 'reviewerName'] as const;

/** Switches a batch on, pauses it, lets it go on, or ends it. @throws Refusal 40904, 40001 */
export function setBatchStatus(context: Context<Sent<Calls['setStatus']['body']>>): {
  version: number;
  waits: boolean;
} {
  const { db, user, input } = context;
  const { row, version } = changeRow(context, batches, STATE, (batch) => {
    switch (moveOf(contract.calls.setStatus, batch, { status: input.status })) {
      case 'activate':
        mustBeValid(context, batch);
        activate(context, batch);
        return;
      case 'resume':
        mustBeValid(context, batch);
        batch.status = RedeemBatchStatus.active;
        return;
      case 'pause':
        batch.status = RedeemBatchStatus.paused;
        return;
      default:
        if (input.reason === undefined) throw new Refusal(40001, { n: LEAST_REASON });
        batch.status = RedeemBatchStatus.ended;
        endCodes(db, batch, RedeemCodeStatus.expired, user.userName);
    }
  });
  return { version, waits: row.waitsForSecond === 1 };
}

/** Voids a batch and its codes. What nobody redeemed was not handed out in the end. @returns how many codes that were */
function voidAll({ db, user }: Context<unknown>, batch: BatchRow): number {
  batch.status = RedeemBatchStatus.void;
  batch.waitsForSecond = 0;
  const { handedOut, costUsdt } = batch;
  batch.handedOut = handedOut && parse(costUsdt) > 0n ? { ...handedOut, usdtValue: costUsdt } : null;
  return endCodes(db, batch, RedeemCodeStatus.void, user.userName);
}

/** Another operator approves or rejects a draft that waits. @throws Refusal 40904, 40903, 40001 */
export function reviewBatch(context: Context<Sent<Calls['review']['body']>>): { version: number } {
  const { user, input } = context;
  const { version } = changeRow(context, batches, STATE, (batch) => {
    moveOf(contract.calls.review, batch, { result: input.result });
    mustBeAnother(context, batch.createdBy);
    if (batch.waitsForSecond !== 1) throw new Refusal(40904, { because: refusals.waitsNot });
    if (input.result === Verdict.approve) {
      mustBeValid(context, batch);
      batch.status = RedeemBatchStatus.active;
      batch.waitsForSecond = 0;
    } else {
      mustSayWhy({ input: { note: input.reason } });
      voidAll(context, batch);
    }
    batch.reviewerName = user.userName;
  });
  return { version };
}

/** Voids a batch for good. @throws Refusal 40904 */
export function voidBatch(context: Context<Sent<Calls['void']['body']>>): {
  version: number;
  voided: number;
  used: number;
} {
  let voided = 0;
  const { row, version } = changeRow(context, batches, STATE, (batch) => {
    moveOf(contract.calls.void, batch);
    voided = voidAll(context, batch);
  });
  return { version, voided, used: row.usedCount };
}
