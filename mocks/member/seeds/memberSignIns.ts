import type { Db } from '../../core/db';
import { msOf, stampOf } from '../../core/time';

const DEVICES = ['iPhone 15', 'Android', 'Chrome / Windows', 'Safari / macOS'];

/** The five accounts of one person. */
const CLUSTER = [2, 3, 4, 5, 6];
const SHARED_DEVICE = { deviceId: 'dev-77c1e09af3', device: 'Android' };

/** A few sign-ins of each member, from the registration to the last one. */
export function seedMemberSignIns(db: Db): void {
  const random = db.random('memberSignIn');
  for (const member of db.members.values()) {
    const own = { deviceId: `dev-${random.text(10, '0123456789abcdef')}`, device: random.pick(DEVICES) };
    const { deviceId, device } = CLUSTER.includes(member.id) ? SHARED_DEVICE : own;
    const [first, last] = [msOf(member.createdAt), msOf(member.lastLoginAt)];
    const count = random.int(2, 7);
    for (let turn = 0; turn < count; turn++) {
      const newest = turn === count - 1;
      db.memberSignIns.push({
        id: db.nextId('memberSignIn'),
        memberId: member.id,
        at: stampOf(newest ? last : first + Math.floor(((last - first) * turn) / (count - 1))),
        ip: turn === 0 ? member.registerIp : member.lastLoginIp,
        deviceId,
        device,
        ok: turn === 0 || newest || random.chance(0.92) ? 1 : 0,
      });
    }
  }
}
