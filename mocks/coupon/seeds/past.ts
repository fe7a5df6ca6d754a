import { CouponType, ReceiveMode } from '../../../src/contract/campaign/couponRules';
import { MemberStatus } from '../../../src/contract/member/memberFlow';
import type { CouponRow } from '../../core/couponRow';
import { groups } from '../../core/groups';
import { isPlatformAccount } from '../../core/platformAccount';
import type { Random } from '../../core/random';
import type { Member } from '../../core/rows';
import { STORY_MEMBERS } from '../../core/seeds/stories';
import type { Past } from '../../core/seeds/world';
import { DAY, msOf } from '../../core/time';
import { issue, obstacleOf } from '../issue';
import { lapseCoupon } from '../status';
import { follow } from './fates';
import { grantAt } from './grants';
import { plansOf } from './plans';
import type { Plan } from './plans';

const WEEK = 7 * DAY;

/** Finds members for coupons at the moment of their issue. */
class Crowd {
  readonly #all: readonly Member[];
  /** Who pays in nothing: what they are given changes nothing that others draw. */
  readonly #idle: readonly Member[];
  #turn = 0;

  constructor(
    readonly past: Past,
    random: Random,
  ) {
    const { db, payers } = past;
    const members = [...db.members.values()].filter(
      (one) => one.id > STORY_MEMBERS && one.status === MemberStatus.normal && !isPlatformAccount(one),
    );
    this.#all = random.shuffle(members);
    this.#idle = this.#all.filter(({ id }) => !payers.has(id));
  }

  /** Somebody who can have a coupon now; `taken` are about to get one. */
  next(row: CouponRow, { fate }: Plan, taken: ReadonlySet<number> = new Set()): Member | undefined {
    const { db } = this.past;
    const people = fate === 'used' || row.type === CouponType.match ? this.#idle : this.#all;
    const now = db.stamp();
    for (let tries = 0; tries < people.length; tries += 1) {
      this.#turn += 1;
      const member = people[this.#turn % people.length];
      if (!member || taken.has(member.id) || member.createdAt >= now) continue;
      if (obstacleOf(db, row, member) === null) return member;
    }
    return undefined;
  }
}

/** Coupons that members claim or earn, one by one. */
function scheduleClaims(
  past: Past,
  row: CouponRow,
  plans: readonly Plan[],
  crowd: Crowd,
  random: Random,
): void {
  const { db, agenda } = past;
  for (const plan of plans)
    agenda.add(plan.at, () =>
      db.at(plan.at, () => {
        const member = crowd.next(row, plan);
        if (!member) return;
        const issued = issue(db, row, { memberId: member.id, refNo: '', grantBy: '' });
        follow(past, issued, plan.fate, random);
      }),
    );
}

/** Coupons that operators grant, those of a week together. */
function scheduleGrants(
  past: Past,
  row: CouponRow,
  plans: readonly Plan[],
  crowd: Crowd,
  random: Random,
): void {
  const { db, agenda } = past;
  const together = groups(plans, ({ at, fate }) => `${Math.floor(at / WEEK)} ${fate === 'expired'}`);
  for (const some of together.values()) {
    const moments = some.map(({ at }) => at);
    // What has run out since is issued with the first of its week, all else with the last.
    const at = some[0]?.fate === 'expired' ? Math.min(...moments) : Math.max(...moments);
    agenda.add(at, () => {
      const chosen = new Map<number, { member: Member; plan: Plan }>();
      for (const plan of some) {
        const member = db.at(at, () => crowd.next(row, plan, new Set(chosen.keys())));
        if (member) chosen.set(member.id, { member, plan });
      }
      const members = [...chosen.values()].map(({ member }) => member);
      for (const issued of grantAt(db, at, row, members)) {
        const { fate = 'unused' } = chosen.get(issued.memberId)?.plan ?? {};
        follow(past, issued, fate, random);
      }
    });
  }
}

/** Puts what was issued in the past months on the agenda, with what became of it. */
export function schedulePast(past: Past): void {
  const { db, agenda } = past;
  const random = db.random('couponPast');
  const now = db.now();
  const crowd = new Crowd(past, random);
  for (const [couponId, plans] of groups(plansOf(now, random), (plan) => plan.couponId)) {
    const row = db.coupons.get(couponId);
    if (!row) continue;
    const schedule = row.receiveMode === ReceiveMode.granted ? scheduleGrants : scheduleClaims;
    schedule(past, row, plans, crowd, random);
  }
  for (const row of db.coupons.values()) {
    const end = row.endAt === null ? Infinity : msOf(row.endAt);
    if (end < now) agenda.add(end, () => db.at(end, () => lapseCoupon(db, row)));
  }
}
