import { AuthStatus } from '../../src/contract/member/authFlow';
import { MemberStatus } from '../../src/contract/member/memberFlow';
import { Ledger } from '../../src/contract/ledgerKinds';
import type { Db } from '../core/db';
import { isIn } from '../core/figures';
import type { Span } from '../core/figures';
import { groups } from '../core/groups';
import type { CronJob } from '../core/job';
import type { StoredLine } from '../core/ledger';
import { floorTo, format, parse, sum } from '../core/money';
import { creditedOf } from '../core/orders';
import { DAY, dayStart, stampOf } from '../core/time';
import { addAward } from './make';
import type { NewAward } from './make';
import {
  FIRST_RECHARGE_FROM,
  firstRechargeTerms,
  inviteTerms,
  kycTerms,
  LEAST_REBATE,
  rebateBasis,
  rebateOf,
  signUpTerms,
} from './terms';
import { AwardType } from '../../src/contract/campaign/award';
import { rowsOf } from '../core/lookup';

/** Trading fees, of which those who invited get their part. */
const FEES: readonly number[] = [Ledger.openFee.code, Ledger.closeFee.code, Ledger.deliveryFee.code];

/** Fees and rebates are in this coin. */
const FEE_COIN = 'USDT';

/** Digits of a rebate. */
const DIGITS = 6;

/** Who registered on a day. */
const signUps = (db: Db, day: Span): NewAward[] =>
  [...db.members.values()]
    .filter(({ createdAt }) => isIn(day, createdAt))
    .map(({ id, uid }) => ({ ...signUpTerms, memberId: id, refNo: uid }));

/** Whose authentication was approved on a day. */
const authentications = (db: Db, day: Span): NewAward[] =>
  [...db.auths.values()]
    .filter(({ status, reviewedAt }) => status === AuthStatus.approved && isIn(day, reviewedAt))
    .map(({ memberId, authLevel, authNo }) => ({ ...kycTerms(authLevel), memberId, refNo: authNo }));

/** Who paid in for the first time on a day, and who invited them. */
function firstRecharges(db: Db, day: Span): NewAward[] {
  const first = [...db.recharges.values()].filter(
    (row) =>
      isIn(day, row.creditedAt) &&
      parse(row.usdtValue) >= parse(FIRST_RECHARGE_FROM) &&
      creditedOf(db, row.memberId).every(({ creditedAt }) => (creditedAt ?? '') >= (row.creditedAt ?? '')),
  );
  return first.flatMap(({ memberId, orderNo }) => {
    const { parentId = null, uid = '' } = db.members.get(memberId) ?? {};
    const own = { ...firstRechargeTerms, memberId, refNo: orderNo };
    return parentId === null
      ? [own]
      : [own, { ...inviteTerms, memberId: parentId, sourceUid: uid, refNo: orderNo }];
  });
}

/** Lines of a day, which stand at the end of the ledger. */
function linesIn({ ledger: { lines } }: Db, { from, to }: Span): StoredLine[] {
  const begin = lines.findLastIndex(({ createdAt }) => createdAt < from) + 1;
  return lines.slice(begin).filter(({ createdAt }) => createdAt < to);
}

/** What inviters get of the fees that their members paid on a day, one award a member. */
function rebates(db: Db, day: Span): NewAward[] {
  const fees = linesIn(db, day).filter(({ bizType, coin }) => coin === FEE_COIN && FEES.includes(bizType));
  return [...groups(fees, ({ memberId }) => memberId)].flatMap(([payer, lines]) => {
    const { parentId = null, uid = '' } = db.members.get(payer) ?? {};
    const fee = -sum(lines.map(({ availableChange }) => availableChange));
    const amount = floorTo(rebateOf(fee), DIGITS);
    if (parentId === null || amount < LEAST_REBATE) return [];
    return {
      awardType: AwardType.rebate,
      coin: FEE_COIN,
      amount: format(amount),
      rateInfo: rebateBasis(fee),
      memberId: parentId,
      sourceUid: uid,
      refNo: lines.at(-1)?.refNo ?? '',
    };
  });
}

/** True where this very award was made before: a job that runs twice gives nothing twice. */
const isMade = (db: Db, { memberId, awardType, refNo }: NewAward): boolean =>
  rowsOf(db.awards, memberId).some((row) => row.awardType === awardType && row.refNo === refNo);

/** Makes the awards of a day's events. `isFor` leaves some out. @returns how many there are */
export function awardDay(db: Db, day: Span, isFor: (given: NewAward) => boolean = () => true): number {
  const due = [signUps, authentications, firstRecharges, rebates]
    .flatMap((part) => part(db, day))
    .filter(
      (given) =>
        db.members.get(given.memberId)?.status !== MemberStatus.closed && !isMade(db, given) && isFor(given),
    );
  for (const given of due) addAward(db, given);
  return due.length;
}

/** The day before the one that holds a moment. */
export function dayBefore(at: number): Span {
  const start = dayStart(at);
  return { from: stampOf(start - DAY), to: stampOf(start) };
}

/** Awards for what members did on the day before: registrations, authentications, first recharges, invitations, rebates. */
export const awardDaily: CronJob = {
  key: 'awardDaily',
  title: ['生成每日奖励', 'Make daily awards', '產生每日獎勵'],
  group: 'MONEY',
  cron: '0 30 0 * * *',
  run: (db, at) => awardDay(db, dayBefore(at)),
};
