import { submitAuth } from '#mocks/auth/store';
import { parse } from '#mocks/core/money';
import { addRecharge } from '#mocks/recharge/store';
import { Refusal } from '#mocks/core/refusal';
import type { RechargeRow } from '#mocks/core/rows';
import { compactDay } from '#mocks/core/time';
import { freezeWithdraw } from '#mocks/withdraw/movements';
import type { Draws } from './draws';

/** What nobody has looked at yet. */
const UNSEEN = {
  claimBy: '',
  claimUntil: null,
  rejectCode: '',
  reviewedAt: null,
  reviewRemark: '',
  updatedBy: '',
  confirmations: 0,
  version: 1,
};

/** A member asks for money he has, as he or somebody else did before. */
function asks({ db, one }: Draws): void {
  const known = one(db.withdraws.values());
  const { available } = db.ledger.balance(known.memberId, 1, known.coin);
  if (db.members.get(known.memberId)?.status !== 1 || available < parse(known.amount)) return;
  const id = db.nextId('withdraw');
  const at = db.stamp();
  const row: typeof known = {
    ...known,
    ...UNSEEN,
    id,
    orderNo: `W${compactDay(db.now())}${String(id).padStart(8, '0')}`,
    status: 1,
    firstReviewer: '',
    secondReviewer: '',
    payMode: null,
    paidBy: '',
    txHash: '',
    failReason: '',
    completedAt: null,
    override: null,
    proposal: null,
    createdAt: at,
    updatedAt: at,
  };
  db.withdraws.set(id, row);
  freezeWithdraw(db, row, db.now());
}

/** A member pays in as somebody did before: what he shows a voucher of waits, what a chain saw is confirmed. */
function paysIn({ db, one, random }: Draws): void {
  const wanted = random.pick([1, 2, 2]);
  const known = one(db.recharges.values(), ({ source }) => source === wanted);
  // Whose account is closed shows no voucher, but may still send to his old address.
  if (known.source !== 1 && db.members.get(known.memberId)?.status === 3) return;
  const fresh: Partial<RechargeRow> = { id: undefined, creditAmount: null, creditedAt: null, txHash: '' };
  const { orderNo: _orderNo, createdAt: _createdAt, updatedAt: _updatedAt, ...rest } = known;
  const nobody = { reviewerName: '', firstReviewer: '', proposedCredit: null, deleted: false };
  addRecharge(db, db.now(), {
    ...rest,
    ...UNSEEN,
    ...nobody,
    ...fresh,
    status: known.source === 1 ? 0 : 1,
  });
}

/** A member hands in his document, again or for the next level. */
function handsIn({ db, one }: Draws): void {
  const known = one(db.auths.values(), ({ status }) => [2, 3, 6].includes(status));
  const { memberId, realName, countryCode, docType, docNo, birthday, docExpireAt } = known;
  const member = db.members.get(memberId);
  if (member?.status !== 1 || member.kycLevel > 1) return;
  const authLevel = member.kycLevel === 0 ? 1 : 2;
  const papers = { realName, countryCode, docType, docNo, birthday, docExpireAt };
  const pictures = authLevel === 2 ? { ocrName: realName, ocrNo: docNo, faceScore: 92 } : {};
  try {
    submitAuth(db, db.now(), { memberId, authLevel, ...papers, ...pictures });
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
  }
}

/** Something a member does meanwhile, so that there is always work. */
export function customerActs(draws: Draws): void {
  draws.random.pick([asks, asks, paysIn, handsIn])(draws);
}
