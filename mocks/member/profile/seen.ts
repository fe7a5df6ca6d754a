import type { Db } from '../../core/db';
import { groups } from '../../core/groups';
import { countryOfIp } from '../../core/ipFacts';
import { signInsFrom, signInsWith } from '../../core/memberLookups';
import { descending } from '../../core/order';
import type { MemberSecurity, MemberSignIn } from './wire';

/** How many members have come in with one of these sign-ins. */
const membersIn = (signIns: readonly MemberSignIn[]): number =>
  new Set(signIns.filter(({ ok }) => ok === 1).map(({ memberId }) => memberId)).size;

/** Sign-ins by what they have in common, those used last first; each group has at least one. */
function groupsOf(signIns: readonly MemberSignIn[], keyOf: (one: MemberSignIn) => string) {
  return [...groups(signIns, keyOf)]
    .flatMap(([key, group]) => {
      const [first, last] = [group[0], group.at(-1)];
      if (!first || !last) return [];
      const refusedCount = group.filter(({ ok }) => ok !== 1).length;
      return [{ key, last, seen: { firstAt: first.at, lastAt: last.at, count: group.length, refusedCount } }];
    })
    .sort(descending(({ seen }) => seen.lastAt));
}

/** The devices of a member's sign-ins. */
export const devicesOf = (db: Db, signIns: readonly MemberSignIn[]): MemberSecurity['devices'] =>
  groupsOf(signIns, ({ deviceId }) => deviceId).map(({ key, last, seen }) => ({
    deviceId: key,
    device: last.device,
    ...seen,
    memberCount: membersIn(signInsWith(db, key)),
  }));

/** The IP addresses of a member's sign-ins. */
export const ipsOf = (db: Db, signIns: readonly MemberSignIn[]): MemberSecurity['ips'] =>
  groupsOf(signIns, ({ ip }) => ip).map(({ key, seen }) => ({
    ip: key,
    countryCode: countryOfIp(key),
    ...seen,
    memberCount: membersIn(signInsFrom(db, key)),
  }));
