import type { Db } from '../core/db';
import { rowsOf } from '../core/lookup';
import type { MemberDoing } from '../core/memberDoing';
import { MINUTE, msOf, stampOf } from '../core/time';
import type { IpRecordRow } from './facts';

/** How many records there are at the start. */
const COUNT = 4200;

type Bare = Omit<IpRecordRow, 'id'>;

/** The place of a member's last sign-in before a moment, or of the first one. */
function originAt(
  db: Db,
  memberId: number,
  at: string,
): Pick<IpRecordRow, 'ip' | 'device' | 'deviceId'> | undefined {
  const signIns = rowsOf(db.memberSignIns, memberId).filter(({ ok }) => ok === 1);
  const found = signIns.findLast((one) => one.at <= at) ?? signIns[0];
  return found && { ip: found.ip, device: found.device, deviceId: found.deviceId };
}

/** Records of what the platform knows already: they agree with sign-ins, withdraws and documents. */
export function seedIpRecords(db: Db): void {
  const random = db.random('ipRecord');
  const rows: Bare[] = [];
  const add = (memberId: number, action: MemberDoing, createdAt: string, own: Partial<Bare> = {}) => {
    const origin = originAt(db, memberId, createdAt);
    if (origin && createdAt !== '' && createdAt <= db.stamp())
      rows.push({ memberId, action, createdAt, result: 1, ...origin, ...own });
  };
  for (const { memberId, at, ip, device, deviceId, ok } of db.memberSignIns)
    rows.push({ memberId, action: 'login', createdAt: at, result: ok === 1 ? 1 : 0, ip, device, deviceId });
  for (const { id, createdAt, registerIp: ip } of db.members.values()) add(id, 'register', createdAt, { ip });
  for (const { memberId, createdAt, ip, device } of db.withdraws.values())
    add(memberId, 'withdraw', createdAt, { ...(ip ? { ip } : {}), ...(device ? { device } : {}) });
  for (const { memberId, createdAt } of db.auths.values()) add(memberId, 'kyc', createdAt);
  // Passwords that were changed and devices that were bound follow sign-ins; nothing else tells of them.
  const done = db.memberSignIns.filter(({ ok }) => ok === 1);
  while (rows.length < COUNT && done.length > 0) {
    const { memberId, at } = random.pick(done);
    const after = stampOf(Math.min(db.now(), msOf(at) + random.int(1, 40) * MINUTE));
    add(memberId, random.pick(['password', 'bind'] as const), after);
  }
  db.ipRecords.clear();
  rows.sort((a, b) =>
    a.createdAt < b.createdAt ? -1 : a.createdAt > b.createdAt ? 1 : a.memberId - b.memberId,
  );
  for (const row of rows.slice(-COUNT)) {
    const id = db.nextId('ipRecord');
    db.ipRecords.set(id, { id, ...row });
  }
}
