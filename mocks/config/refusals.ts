import type { Texts } from '../core/rows';

/** What its refusals say instead of the texts of their codes. */
export const refusals = {
  unreadableValue: ['规则无法读取此值', "The rule can't read this value", '規則無法讀取此值'],
} as const satisfies Record<string, Texts>;
