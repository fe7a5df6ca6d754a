import type { Texts } from '../core/rows';

/** What its refusals say instead of the texts of their codes. */
export const refusals = {
  hasChildren: ['存在下级，不能删除', "It has records below it and can't be deleted", '存在下級，不能刪除'],
  hasUsers: ['存在用户，不能删除', "It has users and can't be deleted", '存在使用者，不能刪除'],
} as const satisfies Record<string, Texts>;
