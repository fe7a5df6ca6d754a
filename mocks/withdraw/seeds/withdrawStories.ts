import { WithdrawStatus } from '../../../src/contract/finance/withdrawFlow';
import { DAY, HOUR, MINUTE } from '../../core/time';
import type { WithdrawPlan } from './withdrawPlans';

/** One out-address that five accounts share. */
const SHARED_ADDRESS = 'TFEEDsharedByFiveAccounts111111111';

/** Withdraws with fixed numbers. */
export function withdrawStories(now: number): WithdrawPlan[] {
  const walletCode = 'USDT-TRC20';
  const shared = { toAddress: SHARED_ADDRESS, addressAgeHours: 140, addressUseCount: 4 };
  return [
    {
      at: now - 3 * HOUR,
      outcome: WithdrawStatus.secondReview,
      memberId: 1,
      walletCode,
      exact: '128000',
      fixed: { id: 1, firstReviewer: 'finance01', addressAgeHours: 900, addressUseCount: 0 },
    },
    {
      at: now - 35 * MINUTE,
      outcome: WithdrawStatus.pending,
      memberId: 2,
      walletCode,
      exact: '180',
      fixed: { id: 2, ...shared },
    },
    ...[3, 4, 5, 6].map((member): WithdrawPlan => ({
      at: now - 5 * DAY + member * 11 * MINUTE,
      outcome: WithdrawStatus.completed,
      memberId: member,
      walletCode,
      exact: '180',
      fixed: { id: member, ...shared },
    })),
    {
      at: now - 90 * MINUTE,
      outcome: WithdrawStatus.pending,
      memberId: 7,
      walletCode,
      exact: '2500',
      fixed: { id: 7 },
    },
    {
      at: now - 24 * MINUTE,
      outcome: WithdrawStatus.pending,
      memberId: 8,
      walletCode,
      exact: '2900',
      fixed: { id: 8, addressAgeHours: 838, addressUseCount: 0 },
    },
    {
      at: now - 8 * HOUR,
      outcome: WithdrawStatus.unclear,
      memberId: 12,
      walletCode,
      exact: '1500',
      fixed: { id: 11 },
    },
    {
      at: now - 30 * DAY,
      outcome: WithdrawStatus.completed,
      memberId: 16,
      walletCode,
      exact: '500',
      fixed: { id: 16 },
    },
  ];
}
