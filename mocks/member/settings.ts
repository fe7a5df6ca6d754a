import { declare } from '../core/config/setting';

export const lockHours = declare({
  key: 'withdraw.lockHours',
  type: 'hours',
  default: '24',
  min: 1,
  second: 'lower',
  max: 720,
  title: [
    '安全变更后提现锁定（小时）',
    'Withdrawal lock after a security change (h)',
    '安全變更後提現鎖定（小時）',
  ],
});

/** What operators may set about members. */
export const memberSettings = [lockHours];
