import type { WithdrawDecision } from '@/contract/finance/withdraw';
import { rolesOf } from '../core/access';
import { inDictionary } from '../core/dictionary';
import type { Db } from '../core/db';
import type { Context } from '../core/http';
import { parse } from '../core/money';
import { invalid, Refusal } from '../core/refusal';
import type { WithdrawRow } from '../core/rows';
import { RISKY_SCORE } from '../core/thresholds';
import { putOnHold, returnWithdraw } from './movements';
import { assess, mustNotBeBlocked } from './checks';
import { changeBy, mustBeOpen, STARTS } from './states';

/** One reviewer's word on one withdraw. */
export interface WithdrawVerdict {
  result: WithdrawDecision;
  rejectCode?: string | undefined;
  /** The end of the address as the reviewer has typed it. */
  addressTail?: string | undefined;
  remark: string;
  /** The version the reviewer has seen. */
  version: number | undefined;
  /** One of several at once: only what hardly carries a risk is approved. */
  bulk: boolean;
}

/** Below this score several may be approved at once. */
const BULK_BELOW = 30;

/** Characters of an address that a reviewer types. */
const TAIL = 6;

const threshold = (db: Db, which: 'second' | 'final') =>
  parse(db.config.get(`withdraw.review.${which}Threshold`) ?? '0');

/** Long enough to say something. @throws Refusal 40001 */
function mustSayWhy(remark: string): void {
  if (Array.from(remark).length < 5) throw new Refusal(40001, { n: 5 });
}

function mustSuitBulk(db: Db, row: WithdrawRow): void {
  if (row.status !== 1) throw new Refusal(40904);
  const { riskScore, riskFlags } = assess(db, row);
  if (riskScore >= BULK_BELOW) throw new Refusal(42206, { rule: riskFlags.join(', ') });
  const most = db.config.get('withdraw.review.secondThreshold') ?? '0';
  if (parse(row.usdtValue) >= parse(most)) throw new Refusal(42205, { max: `${most} USDT` });
}

/** What went to the eyes before it went out: from the second threshold on, the end of the address. @throws Refusal 40000 */
function mustHaveReadAddress(db: Db, row: WithdrawRow, addressTail: string | undefined): void {
  const large = parse(row.usdtValue) >= threshold(db, 'second');
  if (large && addressTail !== row.toAddress.slice(-TAIL)) throw invalid('addressTail');
}

/** @throws Refusal 40903, 40300, 42206, 40000, and in bulk 40904, 42205 */
function mustBeApprovable(context: Context<unknown>, row: WithdrawRow, verdict: WithdrawVerdict): void {
  const { db, user, can } = context;
  const me = user.userName;
  if (row.override?.by === me || (row.status === 2 && row.firstReviewer === me)) throw new Refusal(40903);
  const final = row.status === 2 && parse(row.usdtValue) >= threshold(db, 'final');
  if (final && !can('cwManage/withdrawLogReviewFinal')) throw new Refusal(40300);
  mustNotBeBlocked(context, row);
  if (verdict.bulk) mustSuitBulk(db, row);
  mustHaveReadAddress(db, row, verdict.addressTail);
}

function approve({ db, user }: Context<unknown>, row: WithdrawRow): void {
  const second = row.status === 2;
  const large = parse(row.usdtValue) >= threshold(db, 'second') || assess(db, row).riskScore >= RISKY_SCORE;
  if (second) row.secondReviewer = user.userName;
  else row.firstReviewer = user.userName;
  row.status = second || !large ? 3 : 2;
  if (row.status === 3) row.reviewedAt = db.stamp();
}

/** Who has looked at it so far no longer counts. */
function startOver(row: WithdrawRow): void {
  Object.assign(row, { firstReviewer: '', secondReviewer: '', reviewedAt: null, override: null });
  row.status = 1;
}

function reject({ db, user }: Context<unknown>, row: WithdrawRow, rejectCode: string): void {
  if (row.status === 2) row.secondReviewer = user.userName;
  else row.firstReviewer = user.userName;
  returnWithdraw(db, row, db.now(), user.userName);
  row.status = 7;
  row.rejectCode = rejectCode;
  row.reviewedAt = db.stamp();
}

function apply(context: Context<unknown>, row: WithdrawRow, { result, rejectCode = '' }: WithdrawVerdict) {
  const { db, user } = context;
  switch (result) {
    case 'approve':
      approve(context, row);
      return;
    case 'reject':
      reject(context, row, rejectCode);
      return;
    case 'hold':
      putOnHold(row);
      return;
    case 'cancel':
      returnWithdraw(db, row, db.now(), user.userName);
      row.status = 9;
      return;
    case 'release':
    case 'return':
      startOver(row);
  }
}

/** @throws Refusal whatever forbids this decision to this operator */
function mustBeAllowed(context: Context<unknown>, row: WithdrawRow, verdict: WithdrawVerdict): void {
  const { db, user, can } = context;
  const { result, rejectCode = '', remark } = verdict;
  switch (result) {
    case 'approve':
      mustBeApprovable(context, row, verdict);
      return;
    case 'reject':
      if (!inDictionary(db, 'biz_withdraw_reject', rejectCode)) throw invalid('rejectCode');
      if (rejectCode === 'other') mustSayWhy(remark);
      return;
    case 'release': {
      // Only the risk role and super administrators release a withdraw.
      const roles = rolesOf(db, user).map(({ roleKey }) => roleKey);
      if (!roles.includes('risk') && !roles.includes('super_admin')) throw new Refusal(40300);
      return;
    }
    case 'return':
      if (!can('cwManage/withdrawLogPay')) throw new Refusal(40300);
      mustSayWhy(remark);
      return;
    case 'hold':
    case 'cancel':
      mustSayWhy(remark);
  }
}

/**
 * Decides about one withdraw, or refuses and changes nothing.
 * @throws Refusal 40901, 40902, 40900, 40904, 40903, 40300, 40000, 40001, 42205, 42206
 */
export function reviewWithdraw(context: Context<unknown>, row: WithdrawRow, verdict: WithdrawVerdict): void {
  const { result, remark, rejectCode, version } = verdict;
  mustBeOpen(row, STARTS[result]);
  const deed = { result, note: remark, rejectCode, step: row.status === 2 ? 2 : 1 } as const;
  changeBy(context, row, version, deed, () => {
    mustBeAllowed(context, row, verdict);
    apply(context, row, verdict);
    row.reviewRemark = remark;
  });
}
