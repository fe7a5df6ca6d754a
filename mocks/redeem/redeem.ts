import { isCodeText, plainCode } from '../../src/contract/campaign/redeemCodeText';
import { RedeemBatchStatus, RedeemCodeStatus } from '../../src/contract/campaign/redeemFlow';
import { Ledger } from '../../src/contract/ledgerKinds';
import { MemberStatus } from '../../src/contract/member/memberFlow';
import { countMistake, forgetMistakes, lockEnd } from '../core/attempts';
import type { AttemptRule } from '../core/attempts';
import { writeUnattended } from '../core/audit';
import type { Db } from '../core/db';
import { emit } from '../core/events';
import { lookup } from '../core/lookup';
import { format, parse } from '../core/money';
import { Refusal } from '../core/refusal';
import type { Member } from '../core/rows';
import type { AttemptKey } from '../core/systemRows';
import { HOUR, MINUTE, stampOf } from '../core/time';
import { AccountType } from '../core/transfers';
import { BATCH, TITLE } from './names';
import { refusals } from './refusals';
import { worthOfUse } from './reward';
import { batchOf, codeByText, isOver } from './rows';
import type { BatchRow, CodeRow, UseRow } from './rows';

/** What a member sends, and from where. */
export interface RedeemWish {
  memberId: number;
  /** As it was typed. */
  code: string;
  ip: string;
  device: string;
}

/** How many wrong codes are taken within an hour, and for how long none is taken after them: by member, and by address. */
const BY_MEMBER: AttemptRule = { within: HOUR, tries: 10, lock: 30 * MINUTE };
const BY_IP: AttemptRule = { within: HOUR, tries: 30, lock: 30 * MINUTE };

const counters = ({ memberId, ip }: RedeemWish): readonly (readonly [AttemptKey, AttemptRule])[] => [
  [['redeem', String(memberId)], BY_MEMBER],
  [['redeem address', ip], BY_IP],
];

/** @throws Refusal 42900 after too many wrong codes */
function mustBeOpen(db: Db, wish: RedeemWish): void {
  const until = Math.max(...counters(wish).map(([key]) => lockEnd(db, key)));
  if (until > 0)
    throw new Refusal(42900, { because: refusals.locked, n: Math.ceil((until - db.now()) / MINUTE) });
}

/** The history of the member says that codes were tried out, and from where. */
function noteLock(db: Db, { id, uid }: Member, ip: string, until: number): void {
  writeUnattended(db, {
    title: TITLE,
    method: 'MEMBER',
    url: 'redeemCode/lockOut',
    targetType: 'member',
    targetId: String(id),
    targetText: uid,
    diff: [
      { field: 'redeemLockedUntil', before: null, after: stampOf(until) },
      { field: 'usedIp', before: null, after: ip },
    ],
  });
}

/** Counts a wrong code; whether it exists in another spelling is not said. */
function wrongCode(db: Db, member: Member, wish: RedeemWish): Refusal {
  for (const [key, rule] of counters(wish)) {
    const before = lockEnd(db, key);
    countMistake(db, key, rule);
    const until = lockEnd(db, key);
    if (before === 0 && until > 0) noteLock(db, member, wish.ip, until);
  }
  return new Refusal(40000, { field: 'code', because: refusals.wrongCode });
}

/** @throws Refusal 40400, 40904 for a member who gets nothing */
function memberOf(db: Db, memberId: number): Member {
  const member = db.members.get(memberId);
  if (!member) throw new Refusal(40400);
  if (member.status === MemberStatus.closed) throw new Refusal(40904, { because: 'memberClosed' });
  if (member.status !== MemberStatus.normal) throw new Refusal(40904, { because: refusals.memberFrozen });
  return member;
}

const byMemberAndBatch = lookup(({ memberId, batchId }: UseRow) => [`${memberId} ${batchId}`]);

/** @throws Refusal 40904 for a code that cannot be redeemed, or not by this member */
function mustBeRedeemable(db: Db, batch: BatchRow, code: CodeRow, memberId: number): void {
  const { used, unused } = RedeemCodeStatus;
  if (code.status === used) throw new Refusal(40904, { because: refusals.usedUp });
  const isOn = batch.status === RedeemBatchStatus.active && batch.startAt <= db.stamp() && !isOver(db, batch);
  if (code.status !== unused || !isOn) throw new Refusal(40904, { because: refusals.notNow });
  const own = byMemberAndBatch(db.redeemUses, `${memberId} ${batch.id}`);
  if (own.length >= batch.perMember) throw new Refusal(40904, { because: refusals.memberLimit });
}

/** Gives the reward. @returns the number of the ledger line; empty for a coupon @throws Refusal as who issues coupons does */
function give(db: Db, batch: BatchRow, { id: memberId, uid }: Member): string {
  const { batchNo, coin, amount, couponId } = batch;
  if (amount === null) {
    emit(db, 'coupon.earned', { couponId: Number(couponId), memberId, refNo: batchNo });
    return '';
  }
  return db.ledger.book({
    memberId,
    uid,
    accountType: AccountType.funding,
    coin,
    bizType: Ledger.codeRedeemed.code,
    available: parse(amount),
    refType: BATCH,
    refNo: batchNo,
    at: db.now(),
  }).logNo;
}

/** Counts a redemption in its batch, by where it came from. */
function countIn(batch: BatchRow, { usdtValue, ip, device }: UseRow): void {
  batch.usedCount += 1;
  batch.costUsdt = format(parse(batch.costUsdt) + parse(usdtValue));
  for (const [tally, from] of [
    [batch.byIp, ip],
    [batch.byDevice, device],
  ] as const) {
    const count = (tally[from] ?? 0) + 1;
    tally[from] = count;
    if (count > batch.busiestCount) Object.assign(batch, { busiest: from, busiestCount: count });
  }
}

/**
 * A member redeems a code. One with a wrong check character is refused without being looked for.
 * @throws Refusal 40400, 40904, 40000 for a wrong code, 42900 after too many of them
 */
export function redeem(db: Db, wish: RedeemWish): UseRow {
  const { memberId, ip, device } = wish;
  const member = memberOf(db, memberId);
  mustBeOpen(db, wish);
  const text = plainCode(wish.code);
  const code = isCodeText(text) ? codeByText(db, text) : undefined;
  if (!code) throw wrongCode(db, member, wish);
  const batch = batchOf(db, code);
  mustBeRedeemable(db, batch, code, memberId);
  const givenNo = give(db, batch, member);
  const [id, at] = [db.nextId('redeemUse'), db.stamp()];
  const usdtValue = format(worthOfUse(db, batch));
  const use: UseRow = {
    id,
    codeId: code.id,
    batchId: batch.id,
    memberId,
    at,
    ip,
    device,
    usdtValue,
    givenNo,
  };
  db.redeemUses.set(id, use);
  Object.assign(code, { usedTimes: code.usedTimes + 1, usedBy: memberId, usedAt: at, usedIp: ip });
  code.version += 1;
  code.updatedAt = at;
  if (code.usedTimes === batch.usesPerCode) {
    code.status = RedeemCodeStatus.used;
    batch.unusedCodes -= 1;
  }
  countIn(batch, use);
  forgetMistakes(db, ['redeem', String(memberId)]);
  return use;
}
