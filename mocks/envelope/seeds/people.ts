import { MemberStatus } from '../../../src/contract/member/memberFlow';
import type { Db } from '../../core/db';
import { rowsOf } from '../../core/lookup';
import type { Origin } from '../../core/memberSessions';
import { isPlatformAccount } from '../../core/platformAccount';
import type { Member } from '../../core/rows';
import { STORY_MEMBERS } from '../../core/seeds/stories';
import type { Past } from '../../core/seeds/world';

/** Accounts of the one person who claims several times. */
const RING = 3;

/** The phone of that person. */
const PHONE: Origin = { ip: '203.0.113.77', device: 'Android', deviceId: 'dev-2b9d41c07e' };

/** Members who live on envelopes alone: they never pay in, so that nothing else rests on what they have. */
export const claimants = ({ db, payers }: Past): Member[] =>
  [...db.members.values()].filter(
    (member) =>
      member.id > STORY_MEMBERS &&
      !payers.has(member.id) &&
      member.status === MemberStatus.normal &&
      member.canTransfer === 1 &&
      !isPlatformAccount(member),
  );

/** Those who are one person: the members of longest standing. */
export const ringOf = (members: readonly Member[]): readonly Member[] =>
  members.toSorted((a, b) => (a.createdAt < b.createdAt ? -1 : 1)).slice(0, RING);

/** Where a member had signed in from last. */
export function originOf(db: Db, { id, registerIp }: Member): Origin {
  const now = db.stamp();
  const last = rowsOf(db.memberSignIns, id).findLast(({ ok, at }) => ok === 1 && at <= now);
  if (!last) return { ip: registerIp, device: 'Android', deviceId: '' };
  const { ip, device, deviceId } = last;
  return { ip, device, deviceId };
}

/** A member of the ring signs in with the phone of them all. */
export function withPhone(db: Db, { id }: Member): Origin {
  if (!rowsOf(db.memberSignIns, id).some(({ deviceId }) => deviceId === PHONE.deviceId))
    db.memberSignIns.push({
      ...PHONE,
      id: db.nextId('memberSignIn'),
      memberId: id,
      at: db.stamp(),
      ok: 1,
    });
  return PHONE;
}
