import { submitAuth } from '#mocks/auth/store';
import { addRecharge } from '#mocks/recharge/store';
import { Refusal } from '#mocks/core/refusal';
import type { RechargeRow } from '#mocks/core/rows';
import { requestWithdraw } from '#mocks/withdraw/request';
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

/** A member asks for money he has, as he or somebody else did before, now and then for another member. */
function asks({ db, one, random }: Draws): void {
  const { memberId, walletCode, ip, device, ...known } = one(db.withdraws.values());
  const friend = one(
    db.rechargeAddresses.values(),
    (row) => row.walletCode === walletCode && row.allocType === 1,
  );
  const inside = random.chance(0.2) && friend.walletCode === walletCode && friend.memberId !== null;
  const toAddress = inside ? friend.address : known.toAddress;
  const memo = inside ? friend.memo : known.memo;
  try {
    requestWithdraw(db, { memberId, walletCode, amount: known.amount, toAddress, memo, ip, device });
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
  }
}

/** A member pays in as somebody did before: what he shows a voucher of waits, what a chain saw is confirmed. */
function paysIn({ db, one, random }: Draws): void {
  const wanted = random.pick([1, 2, 2]);
  const known = one(db.recharges.values(), ({ source }) => source === wanted);
  // Whose account is closed shows no voucher, but may still send to his old address.
  if (known.source !== 1 && db.members.get(known.memberId)?.status === 3) return;
  const fresh: Partial<RechargeRow> = {
    id: undefined,
    creditAmount: null,
    creditPrice: null,
    creditedAt: null,
    txHash: '',
  };
  const { orderNo: _orderNo, createdAt: _createdAt, updatedAt: _updatedAt, ...rest } = known;
  const nobody = {
    reviewerName: '',
    firstReviewer: '',
    proposedCredit: null,
    deleted: false,
    transferNo: '',
  };
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
