import type { Db } from '../core/db';
import { MINUTE } from '../core/time';

/** Operators at work, the minutes since they signed in and since their last call, and where they work. */
const AT_WORK: readonly (readonly [
  userName: string,
  since: number,
  idle: number,
  browser: string,
  os: string,
])[] = [
  ['finance02', 312, 1, 'Chrome', 'Windows'],
  ['risk001', 204, 7, 'Safari', 'Mac OS'],
  ['service01', 96, 26, 'Edge', 'Windows'],
];

/** Some colleagues are signed in already. Their tokens contain a space, so that no call can carry them. */
export function seedSessions(db: Db): void {
  const users = [...db.users.values()];
  for (const [userName, since, idle, browser, os] of AT_WORK) {
    const user = users.find((one) => one.userName === userName);
    if (!user) continue;
    const token = `seeded ${userName}`;
    const [began, lastActive] = [db.now() - since * MINUTE, db.now() - idle * MINUTE];
    const id = db.nextId('session');
    db.sessions.set(token, {
      id,
      token,
      userId: user.id,
      since: began,
      lastActive,
      codeAt: 0,
      ip: user.lastLoginIp,
      browser,
      os,
    });
  }
}
