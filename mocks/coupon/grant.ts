import { coupon as contract } from '../../src/contract/campaign/coupon';
import { GrantStatus } from '../../src/contract/campaign/grantFlow';
import type { WireShape } from '@/contract/field/field';
import type { Sent } from '../core/body';
import { leftToGrant, takesSecond } from '../core/campaign';
import { changeHours } from '../core/change/settings';
import { setting } from '../core/config/setting';
import { couponWorth } from '../core/coupons';
import type { CouponRow } from '../core/couponRow';
import type { Db } from '../core/db';
import type { Context } from '../core/http';
import { format } from '../core/money';
import { Refusal } from '../core/refusal';
import { findRow } from '../core/resource';
import { compactDay, HOUR, stampOf } from '../core/time';
import { coupons } from './coupons';
import { addIssued, leftOf, mustBeActive, obstacleOf } from './issue';
import { refusals } from './refusals';
import type { GrantRow, LeftOut } from './rows';
import { reachedBy } from './target';
import type { Reached, Target } from './target';

type Calls = (typeof contract)['calls'];
type Wish = Sent<Calls['grant']['body']>;

/** So many UIDs are named in a refusal. */
const NAMED = 50;

/** The coupon of a grant. @throws Refusal 40400, 40904 unless it is active */
function grantable(context: Context<unknown>, couponId: string): CouponRow {
  const row = findRow(context, coupons, Number(couponId));
  mustBeActive(context.db, row);
  return row;
}

/** What so many of a coupon cost at most. */
const worthOf = (db: Db, row: CouponRow, heads: number): bigint => couponWorth(db, row) * BigInt(heads);

/** Says whom a grant would reach and what it would come to. @throws Refusal 40400, 40904, 40000 */
export function previewGrant(context: Context<Target>): WireShape<Calls['grantPreview']['answer']> {
  const { db, user, input } = context;
  const row = grantable(context, input.couponId);
  const { asked, members, excluded, doubles } = reachedBy(db, row, input);
  const worth = worthOf(db, row, members.length);
  return {
    asked,
    heads: members.length,
    excluded: [...excluded],
    doubles: doubles.map(({ grant, heads }) => ({
      no: grant.grantNo,
      createdBy: grant.createdBy,
      createdAt: grant.createdAt,
      heads,
    })),
    usdtValue: format(worth),
    quantityLeft: leftOf(row),
    left: format(leftToGrant(db, user)),
    waits: takesSecond(db, user, worth),
  };
}

/** @throws Refusal 40905 naming the earlier grant, 40904 naming who gets none, 42205 where too few are left */
function mustReach(row: CouponRow, { members, excluded, doubles }: Reached, { skip, again }: Wish): void {
  const [first] = doubles;
  if (first && skip !== 1 && again !== 1) {
    const { grant, heads } = first;
    throw new Refusal(40905, { because: refusals.grantedLately, no: grant.grantNo, n: heads });
  }
  if (excluded.length > 0 && skip !== 1) {
    const uids = excluded.map(({ uid }) => uid);
    const named = uids.length > NAMED ? [...uids.slice(0, NAMED), '…'] : uids;
    const params = { because: refusals.someLeftOut, n: uids.length, uids: named.join(', ') };
    throw new Refusal(40904, params, { excluded });
  }
  if (members.length === 0) throw new Refusal(40904, { because: refusals.nobody });
  const left = leftOf(row);
  if (members.length > left) throw new Refusal(42205, { because: refusals.runOut, max: left });
}

/** Who of a grant can have a coupon now, and who cannot. */
export function possibleOf(db: Db, row: CouponRow, { memberIds }: Pick<GrantRow, 'memberIds'>) {
  const missed: LeftOut[] = [];
  const possible: number[] = [];
  const left = leftOf(row);
  for (const id of memberIds) {
    const member = db.members.get(id);
    const obstacle = obstacleOf(db, row, member) ?? (possible.length < left ? null : 'quantity');
    if (obstacle === null) possible.push(id);
    else missed.push({ uid: member?.uid ?? '', reason: obstacle });
  }
  return { possible, missed };
}

/** Issues the coupons of a grant to those who can have one. */
export function carryOut(db: Db, row: CouponRow, grant: GrantRow): void {
  const { possible, missed } = possibleOf(db, row, grant);
  for (const memberId of possible)
    addIssued(db, row, { memberId, refNo: grant.grantNo, grantBy: grant.createdBy });
  Object.assign(grant, { status: GrantStatus.done, waitsUntil: null, issued: possible.length, missed });
}

/** Puts a grant into its table, waiting. */
function addGrant({ db, user }: Context<unknown>, row: CouponRow, wish: Wish, reached: Reached): GrantRow {
  const [id, now] = [db.nextId('couponGrant'), db.now()];
  const { by, levels = [], tags = [], remark } = wish;
  const heads = reached.members.length;
  const grant: GrantRow = {
    id,
    version: 1,
    grantNo: `CG${compactDay(now)}${String(id).padStart(8, '0')}`,
    couponId: String(row.id),
    by,
    levels,
    tags,
    heads,
    issued: 0,
    usdtValue: format(worthOf(db, row, heads)),
    status: GrantStatus.waiting,
    createdBy: user.userName,
    createdAt: stampOf(now),
    waitsUntil: stampOf(now + setting(db, changeHours) * HOUR),
    reviewerName: '',
    reviewedAt: null,
    reviewRemark: '',
    remark: remark ?? '',
    memberIds: reached.members.map((member) => member.id),
    missed: [],
    updatedAt: stampOf(now),
    updatedBy: user.userName,
  };
  db.couponGrants.set(id, grant);
  return grant;
}

/** Grants a coupon to members, at once or as soon as another operator agrees. @throws Refusal */
export function grantCoupon(context: Context<Wish>): WireShape<Calls['grant']['answer']> {
  const { db, user, input, note } = context;
  const row = grantable(context, input.couponId);
  const reached = reachedBy(db, row, input);
  mustReach(row, reached, input);
  const waits = takesSecond(db, user, worthOf(db, row, reached.members.length));
  const grant = addGrant(context, row, input, reached);
  if (!waits) carryOut(db, row, grant);
  const { id, grantNo, issued } = grant;
  note({ targetType: 'couponGrant', targetId: String(id), targetText: grantNo, reason: grant.remark });
  return { id, grantNo, issued, leftOut: reached.excluded.length, waits };
}
