import type { Db } from '../../core/db';
import { DAY, stampOf } from '../../core/time';

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
    const failed = user.userStatus !== 1 || random.chance(0.06);
    db.loginLogs.push({
      infoId: db.nextId('loginLog'),
      loginName: user.userName,
      ipaddr: user.lastLoginIp,
      browser: random.pick(['Chrome', 'Edge', 'Firefox', 'Safari']),
      os: random.pick(['Windows', 'macOS', 'Linux']),
      module: 'console',
      status: failed ? 0 : 1,
      msg: failed ? (user.userStatus === 1 ? '用户名或密码错误' : '该用户已被停用') : '登录成功',
      loginTime: stampOf(at),
    });
  }
}
