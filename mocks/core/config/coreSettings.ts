import { declare } from './setting';

export const claimMinutes = declare({
  key: 'review.claimMinutes',
  type: 'minutes',
  default: '10',
  min: 1,
  max: 1440,
  title: ['审核占用时长（分钟）', 'Minutes a claim lasts', '審核佔用時長（分鐘）'],
});

export const waitWarn = declare({
  key: 'review.sla.warn',
  type: 'minutes',
  default: '10',
  min: 1,
  title: ['等待提醒（分钟）', 'Minutes until a wait is marked', '等待提醒（分鐘）'],
});

export const waitLate = declare({
  key: 'review.sla.late',
  type: 'minutes',
  default: '30',
  min: 1,
  title: ['等待超时（分钟）', 'Minutes until a wait is overdue', '等待逾時（分鐘）'],
});

export const maxErrors = declare({
  key: 'login.maxErrors',
  type: 'count',
  default: '5',
  min: 3,
  max: 20,
  title: ['登录允许错误次数', 'Wrong passwords before a lock', '登入允許錯誤次數'],
  stepUp: true,
});

export const lockMinutes = declare({
  key: 'login.lockMinutes',
  type: 'minutes',
  default: '30',
  min: 1,
  max: 1440,
  title: ['登录锁定时长（分钟）', 'Minutes a log-in stays locked', '登入鎖定時長（分鐘）'],
  stepUp: true,
});

export const forceGoogle = declare({
  key: 'login.force2fa',
  type: 'flag',
  default: 'false',
  title: ['登录必须谷歌验证', 'Log-in asks for a Google code', '登入必須 Google 驗證'],
  stepUp: true,
});

export const exportRows = declare({
  key: 'sys.export.maxRows',
  type: 'count',
  default: '10000',
  min: 1,
  title: ['导出行数上限', 'Most rows of an export', '匯出列數上限'],
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
