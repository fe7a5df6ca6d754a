import type { Texts } from '../core/rows';

/** What its refusals say instead of the texts of their codes. */
export const refusals = {
  receivingUnconfirmed: [
    '收款信息尚未经他人确认',
    'The receiving details are not yet confirmed by someone else',
    '收款資訊尚未經他人確認',
  ],
} as const satisfies Record<string, Texts>;
