import type { DateTime } from '@/api/types';
import type { ReviewKind } from '@/contract/shell/review';
import { writeOperLog } from '../audit';
import type { Db } from '../db';
import { queueOf } from '../queues';
import type { Random } from '../random';
import { addStep } from '../review/steps';
import { DAY, stampOf } from '../time';
import type { Agenda } from './agenda';

/** What areas share while the past is simulated. */
export interface Past {
  db: Db;
  agenda: Agenda;
  /** Members' accounts that hold, or held, something a member may withdraw. */
  funded: { memberId: number; walletCode: string }[];
}

/** The past as one area simulates it. */
export interface World extends Past {
  /** Draws of the entity that is being simulated. */
  random: Random;
}

/** When the platform began, as a stamp: the first settings are that old. */
export const foundedAt = (db: Db): DateTime => stampOf(db.now() - 400 * DAY);

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

/** Somebody decided something in the past: a line in the record's history and one in the operation log. */
export function recordDecision(db: Db, decision: Decision): void {
  const { kind, id, who, result, at, note = '', rejectCode, diff = [], step = 1 } = decision;
  addStep(db, kind, id, { result, operatorName: who, at: stampOf(at), note, rejectCode, diff, step });
  const user = [...db.users.values()].find((item) => item.userName === who);
  if (!user) return;
  const { title, review } = queueOf(db, kind);
  writeOperLog(db, user, {
    title,
    type: 'review',
    method: 'POST',
    url: `/admin/api/v2/sitebkd/${review}`,
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
