import type { Texts } from '../core/rows';

/** What its refusals say instead of the texts of their codes. */
export const refusals = {
  moneyJob: [
    '资金任务不能删除，只能暂停',
    "A job that moves money can't be deleted, only paused",
    '資金任務不能刪除，只能暫停',
  ],
  jobTakes: [
    '此任务只接受整数参数：{names}',
    'Accepts only these whole-number parameters: {names}',
    '此任務只接受整數參數：{names}',
  ],
  jobTakesNothing: ['此任务没有参数', 'This job takes no parameters', '此任務沒有參數'],
  moneyJobTwice: [
    '资金任务只能有一个，请修改原任务',
    'There can be only one job for each money task. Edit the existing one.',
    '資金任務只能有一個，請修改原任務',
  ],
} as const satisfies Record<string, Texts>;
