import { memberCoupon } from '../../../src/contract/campaign/memberCoupon';
import { parse } from '../../core/money';
import type { Random } from '../../core/random';
import { actAt } from '../../core/seeds/actAt';
import type { Past } from '../../core/seeds/world';
import { DAY, MINUTE, msOf, SECOND } from '../../core/time';
import { memberCoupons, revokeCoupons } from '../issued';
import type { MemberCouponRow } from '../rows';
import { cashCoupon, spendCoupon } from '../use';
import type { Fate } from './plans';

const REASONS = ['发放对象有误', '活动规则调整，收回未使用的券', '会员涉嫌套取优惠'];

/** Some moment between the receipt of a coupon and its end, within so many milliseconds. */
function laterThan(past: Past, row: MemberCouponRow, random: Random, within: number): number {
  const received = msOf(row.receivedAt);
  const latest = Math.min(msOf(row.validUntil), past.db.startedAt, received + within) - MINUTE;
  return received + Math.max(MINUTE, Math.floor(random.next() * (latest - received)));
}

function spendLater(past: Past, row: MemberCouponRow, random: Random): void {
  const at = laterThan(past, row, random, 9 * DAY);
  past.agenda.add(at, () => past.db.at(at, () => cashCoupon(past.db, row)));
}

/**
 * Uses a coupon when all else has happened, of a member who pays in: nothing that others draw rests on it. It is dated some
 * minutes back, after the member's latest ledger line.
 */
function spendLast({ db, agenda }: Past, row: MemberCouponRow, random: Random, share: number): void {
  const end = db.startedAt;
  agenda.add(end, () => {
    const latest = db.ledger.linesOf(row.memberId).at(-1)?.createdAt ?? row.receivedAt;
    const at = Math.min(end, Math.max(end - random.int(1, 180) * MINUTE, msOf(latest) + SECOND));
    db.at(at, () => spendCoupon(db, row, (parse(row.faceValue) * BigInt(share)) / 100n));
  });
}

/** Customer service takes a coupon back. */
function revokeLater(past: Past, row: MemberCouponRow, random: Random): void {
  const { db, agenda } = past;
  const at = laterThan(past, row, random, 20 * DAY);
  const body = { ids: [row.id], reason: random.pick(REASONS) };
  const call = { at, who: 'service01', call: memberCoupon.calls.revoke, line: memberCoupons, body };
  agenda.add(at, () => {
    const versions = new Map([[String(row.id), row.version]]);
    actAt(db, call, (context) => revokeCoupons({ ...context, input: { ...body, versions } }));
  });
}

/** Puts what becomes of an issued coupon on the agenda. */
export function follow(past: Past, row: MemberCouponRow, fate: Fate, random: Random): void {
  switch (fate) {
    case 'used':
      spendLater(past, row, random);
      break;
    case 'late':
      spendLast(past, row, random, 100);
      break;
    case 'begun':
      spendLast(past, row, random, random.int(15, 80));
      break;
    case 'revoked':
      revokeLater(past, row, random);
      break;
    default:
  }
}
