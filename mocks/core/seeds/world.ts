import { writeOperLog } from '../audit';
import type { Db } from '../db';
import type { Random } from '../random';
import { addStep } from '../review/steps';
import type { ReviewKind } from '../rows';
import { stampOf } from '../time';
import type { Agenda } from './agenda';

/** What the simulation of the past needs. */
export interface World {
  db: Db;
  agenda: Agenda;
  /** Draws of the entity that is being simulated. */
  random: Random;
  /** Members' accounts that hold, or held, something a member may withdraw. */
  funded: { memberId: number; walletCode: string }[];
}

interface Decision {
  kind: ReviewKind;
  id: number;
  orderNo: string;
  at: number;
  who: string;
  result: 'approve' | 'reject' | 'hold' | 'rejectFinal' | 'revoke';
  step?: 1 | 2;
  note?: string;
  rejectCode?: string;
  diff?: { field: string; before: string | null; after: string | null }[];
}

const TITLES: Record<ReviewKind, string> = {
  recharge: '充值记录',
  withdraw: '提现记录',
  auth: '实名认证',
  adjust: '资产调整',
};
const PATHS: Record<ReviewKind, string> = {
  recharge: 'cwManage/chargeLogReview',
  withdraw: 'cwManage/withdrawLogReview',
  auth: 'memberAuth/review',
  adjust: 'memberAssetAdjust/review',
};

/** Somebody decided something in the past: a line in the record's history and one in the operation log. */
export function recordDecision(db: Db, decision: Decision): void {
  const { kind, id, who, result, at, note = '', rejectCode, diff = [], step = 1 } = decision;
  addStep(db, kind, id, { result, operatorName: who, at: stampOf(at), note, rejectCode, diff, step });
  const user = [...db.users.values()].find((item) => item.userName === who);
  if (!user) return;
  writeOperLog(db, user, {
    title: TITLES[kind],
    type: 'review',
    method: 'POST',
    url: `/admin/api/v2/sitebkd/${PATHS[kind]}`,
    ip: user.lastLoginIp,
    body: { id, result, remark: note },
    at: stampOf(at),
    targetType: kind,
    targetId: String(id),
    targetText: decision.orderNo,
    reason: note,
    diff,
  });
}

/** A reviewer other than these. */
export function reviewerFor(random: Random, ...not: string[]): string {
  const people = ['finance01', 'finance01', 'finance02', 'finance02', 'risk001', 'risk002'];
  return random.pick(people.filter((who) => !not.includes(who)));
}

export const spendable = (db: Db, memberId: number, coin: string): bigint =>
  db.ledger.balance(memberId, 1, coin).available;
