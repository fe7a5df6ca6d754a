import type { Db } from '../../core/db';
import { MINUTE, msOf, stampOf } from '../../core/time';

const DEVICES = ['iPhone 15', 'Android', 'Chrome / Windows', 'Safari / macOS'];

/** The five accounts of one person. */
const CLUSTER = [2, 3, 4, 5, 6];
const SHARED_DEVICE = { deviceId: 'dev-77c1e09af3', device: 'Android' };

/** Two more who once came from where these five come from, with devices of their own. */
const SEEN_WITH_THEM = [55, 65];
const THEIR_IP = '203.0.113.77';

/** A few sign-ins of each member, from the registration to the last one. */
export function seedMemberSignIns(db: Db): void {
  const random = db.random('memberSignIn');
  for (const member of db.members.values()) {
    const own = { deviceId: `dev-${random.text(10, '0123456789abcdef')}`, device: random.pick(DEVICES) };
    const { deviceId, device } = CLUSTER.includes(member.id) ? SHARED_DEVICE : own;
    const [first, last] = [msOf(member.createdAt), msOf(member.lastLoginAt)];
    const count = random.int(2, 7);
    const add = (at: number, ip: string, ok: 0 | 1) =>
      db.memberSignIns.push({
        id: db.nextId('memberSignIn'),
        memberId: member.id,
        at: stampOf(at),
        ip,
        deviceId,
        device,
        ok,
      });
    for (let turn = 0; turn < count; turn++) {
      const newest = turn === count - 1;
      add(
        newest ? last : first + Math.floor(((last - first) * turn) / (count - 1)),
        turn === 0 ? member.registerIp : member.lastLoginIp,
        turn === 0 || newest || random.chance(0.92) ? 1 : 0,
      );
      if (turn === 0 && SEEN_WITH_THEM.includes(member.id)) add(first + 5 * MINUTE, THEIR_IP, 1);
    }
  }
}
