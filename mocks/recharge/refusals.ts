import type { Texts } from '../core/rows';

/** What its refusals say instead of the texts of their codes. */
export const refusals = {
  credited: ['充值已入账，不能删除', "A credited recharge can't be deleted", '充值已入帳，不能刪除'],
  channelOff: ['充值通道已停用', 'The recharge channel is disabled', '充值通道已停用'],
} as const satisfies Record<string, Texts>;
