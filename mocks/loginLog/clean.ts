import type { CronJob } from '../core/job';
import { DAY, stampOf } from '../core/time';

/** Days for which a line has to be kept. */
export const KEPT = 30;

/** Drops old lines of the log-in log; delivered paused. */
export const logClean: CronJob = {
  key: 'logClean',
  title: ['清理登录日志', 'Clean up login logs', '清理登入日誌'],
  group: 'SYSTEM',
  cron: '0 0 4 * * *',
  isPaused: true,
  takes: { days: { min: KEPT, max: 3650, usual: 180 } },
  run(db, at, { days = KEPT }) {
    const before = db.loginLogs.length;
    const oldest = stampOf(at - days * DAY);
    db.loginLogs = db.loginLogs.filter(({ loginTime }) => loginTime >= oldest);
    return before - db.loginLogs.length;
  },
};
