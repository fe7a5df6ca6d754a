import type { Texts } from '../core/rows';

/** What its refusals say instead of the texts of their codes. */
export const refusals = {
  publishTime: [
    '须晚于现在，且在 {days} 天之内',
    'Must be in the future, within {days} days',
    '須晚於現在，且在 {days} 天之內',
  ],
} as const satisfies Record<string, Texts>;
