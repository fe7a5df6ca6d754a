import type { switches } from '@/contract/member/memberRow';

/** The permissions of a member, in the order in which they are drawn. */
export const SWITCHES = [
  'canLogin',
  'canTrade',
  'canWithdraw',
  'canTransfer',
] as const satisfies readonly (keyof typeof switches)[];
