import { UserStatus } from '../../src/contract/system/user';
import { LoginStatus } from '../../src/contract/system/loginLog';
import type { Db } from '../core/db';
import { Refusal, wordings } from '../core/refusal';
import { DAY, stampOf } from '../core/time';

const COUNT = 320;

/** Sign-ins of the last 45 days, a few of them failed. */
export function seedLoginLogs(db: Db): void {
  const random = db.random('loginLog');
  const users = [...db.users.values()];
  const moments = Array.from({ length: COUNT }, () => db.now() - Math.floor(random.next() * 45 * DAY)).sort(
    (a, b) => a - b,
  );
  for (const at of moments) {
    const user = random.pick(users);
    const failed = user.userStatus !== UserStatus.active || random.chance(0.06);
    db.loginLogs.push({
      id: db.nextId('loginLog'),
      loginName: user.userName,
      ipaddr: user.lastLoginIp,
      browser: random.pick(['Chrome', 'Edge', 'Firefox', 'Safari']),
      os: random.pick(['Windows', 'macOS', 'Linux']),
      module: random.pick(['account', 'account', 'account', 'mobile', 'qrcode']),
      status: failed ? LoginStatus.failed : LoginStatus.done,
      msg: failed
        ? wordings(new Refusal(user.userStatus === UserStatus.active ? 40011 : 40012))
        : ['', '', ''],
      loginTime: stampOf(at),
    });
  }
}
