import { RechargeStatus } from '../../../src/contract/finance/rechargeFlow';
import { RechargeSource } from '../../../src/contract/finance/recharge';
import { BONUS_HUNTERS } from '../../core/seeds/stories';
import { DAY, MINUTE, stampOf } from '../../core/time';
import type { RechargePlan } from './rechargePlans';

const usdtIn = (id: number, memberId: number, at: number, exact: string): RechargePlan => ({
  memberId,
  at,
  source: RechargeSource.chain,
  outcome: RechargeStatus.credited,
  walletCode: 'USDT-TRC20',
  usdt: 0,
  exact,
  risky: false,
  fixed: { id },
});

/** Recharges with fixed numbers. */
export function rechargeStories(now: number): RechargePlan[] {
  return [
    usdtIn(1, 1, now - 40 * DAY, '180000'),
    usdtIn(2, 1, now - 9 * DAY, '75000'),
    ...BONUS_HUNTERS.map((member) => usdtIn(member + 1, member, now - 12 * DAY - member * 7 * MINUTE, '210')),
    usdtIn(8, 7, now - 20 * DAY, '6400'),
    usdtIn(10, 8, now - 70 * MINUTE, '3000'),
    usdtIn(12, 12, now - 30 * DAY, '9000'),
    usdtIn(15, 15, now - 90 * DAY, '15000'),
    usdtIn(16, 16, now - 100 * DAY, '500'),
    usdtIn(17, 14, now - 6 * DAY, '88.88'),
    {
      // Below the minimum, so it needed a review.
      memberId: 13,
      at: now - 15 * DAY,
      source: RechargeSource.chain,
      outcome: RechargeStatus.credited,
      walletCode: 'ETH-ERC20',
      usdt: 0,
      exact: '0.000000000000000001',
      risky: false,
      fixed: { id: 13 },
    },
    {
      memberId: 9,
      at: now - 26 * MINUTE,
      source: RechargeSource.voucher,
      outcome: RechargeStatus.pending,
      usdt: 0,
      exact: '1000',
      shown: '998.5',
      fixed: {
        id: 9,
        channelId: 9,
        payerName: '刘建国',
        remark: '银行实收折合 998.5 USDT',
      },
    },
    {
      memberId: 17,
      at: now - 48 * MINUTE,
      source: RechargeSource.manual,
      outcome: RechargeStatus.pending,
      usdt: 0,
      exact: '1280',
      fixed: {
        id: 21,
        manualReason: 'missed',
        createdBy: 'finance01',
        remark: '会员转账未自动到账，链上已核实',
      },
    },
    {
      memberId: 18,
      at: now - 19 * MINUTE,
      source: RechargeSource.voucher,
      outcome: RechargeStatus.pending,
      usdt: 0,
      exact: '450',
      fixed: { id: 22, channelId: 11, claimBy: 'finance02', claimUntil: stampOf(now + 8 * MINUTE) },
    },
    {
      // Worth more than one reviewer may decide.
      memberId: 19,
      at: now - 75 * MINUTE,
      source: RechargeSource.chain,
      outcome: RechargeStatus.pending,
      walletCode: 'USDT-ERC20',
      usdt: 0,
      exact: '26000',
      risky: true,
      fixed: { id: 23 },
    },
  ];
}
