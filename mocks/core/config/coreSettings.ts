import { declare } from './setting';

export const claimMinutes = declare({
  key: 'review.claimMinutes',
  type: 'minutes',
  default: '10',
  min: 1,
  max: 1440,
  title: ['领取审核时长（分钟）', 'Claim duration (min)', '領取審核時長（分鐘）'],
});

export const waitWarn = declare({
  key: 'review.sla.warn',
  type: 'minutes',
  default: '10',
  min: 1,
  max: 1440,
  title: ['等待提醒（达到，分钟）', 'Mark a wait from (min)', '等待提醒（達到，分鐘）'],
});

export const waitLate = declare({
  key: 'review.sla.late',
  type: 'minutes',
  default: '30',
  min: 1,
  max: 10_080,
  title: ['等待超时（超过，分钟）', 'Overdue above (min)', '等待逾時（超過，分鐘）'],
});

export const maxErrors = declare({
  key: 'login.maxErrors',
  type: 'count',
  default: '5',
  second: 'raise',
  min: 3,
  max: 20,
  title: ['登录允许错误次数', 'Max. wrong sign-in attempts', '登入允許錯誤次數'],
});

export const lockMinutes = declare({
  key: 'login.lockMinutes',
  type: 'minutes',
  default: '30',
  second: 'lower',
  min: 1,
  max: 1440,
  title: ['登录锁定时长（分钟）', 'Sign-in lock (min)', '登入鎖定時長（分鐘）'],
});

export const forceGoogle = declare({
  key: 'login.force2fa',
  type: 'flag',
  default: 'false',
  second: 'lower',
  title: ['登录必须谷歌验证', 'Sign-in requires Google code', '登入必須 Google 驗證'],
});

export const exportRows = declare({
  key: 'sys.export.maxRows',
  type: 'count',
  default: '10000',
  min: 10,
  max: 100_000,
  second: 'raise',
  title: ['导出行数上限', 'Export row limit', '匯出列數上限'],
});

/** What the core itself reads. */
export const coreSettings = [
  claimMinutes,
  waitWarn,
  waitLate,
  maxErrors,
  lockMinutes,
  forceGoogle,
  exportRows,
];
