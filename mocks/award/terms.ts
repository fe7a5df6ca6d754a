import { AwardType } from '../../src/contract/campaign/award';
import type { LocalTexts } from '@/contract/field/texts';
import { grouped, parse } from '../core/money';
import type { Money } from '../core/money';
import type { Texts } from '../core/rows';

/** A text in the three languages of the console, with what stands at `{n}`. */
function local(texts: Texts, n = ''): LocalTexts {
  const [zh, en, tw] = texts.map((text) => text.replace('{n}', n));
  return { zh: zh ?? '', en: en ?? '', tw: tw ?? '' };
}

/** What an award pays by the terms of its programme, and how that comes about. */
interface Terms {
  awardType: AwardType;
  coin: string;
  amount: string;
  rateInfo: LocalTexts;
}

/** Percentage of a trading fee that goes to whoever invited the member. */
const REBATE = 30n;

/** Worth in USDT that a first recharge has to have. */
export const FIRST_RECHARGE_FROM = '100';

/** For a new account. */
export const signUpTerms: Terms = {
  awardType: AwardType.signUp,
  coin: 'USDT',
  amount: '5',
  rateInfo: local(['新会员注册，固定奖励', 'New member, fixed award', '新會員註冊，固定獎勵']),
};

/** For an authentication at a level, in the coin that withdraws are paid for with. */
export const kycTerms = (authLevel: number): Terms => ({
  awardType: AwardType.kyc,
  coin: 'TRX',
  amount: authLevel === 2 ? '30' : '10',
  rateInfo:
    authLevel === 2
      ? local([
          '高级认证通过，固定奖励',
          'Advanced authentication passed, fixed award',
          '高級認證通過，固定獎勵',
        ])
      : local([
          '初级认证通过，固定奖励',
          'Basic authentication passed, fixed award',
          '初級認證通過，固定獎勵',
        ]),
});

/** For a first recharge, in the same coin. */
export const firstRechargeTerms: Terms = {
  awardType: AwardType.firstRecharge,
  coin: 'TRX',
  amount: '50',
  rateInfo: local(
    ['首笔充值满 {n} USDT', 'First recharge of {n} USDT or more', '首筆充值滿 {n} USDT'],
    FIRST_RECHARGE_FROM,
  ),
};

/** For somebody who was invited and has paid in. */
export const inviteTerms: Terms = {
  awardType: AwardType.invite,
  coin: 'USDT',
  amount: '10',
  rateInfo: local(
    ['受邀会员首充满 {n} USDT', 'Invited member recharged {n} USDT or more', '受邀會員首充滿 {n} USDT'],
    FIRST_RECHARGE_FROM,
  ),
};

/** What a member gets of a fee that somebody invited by them has paid. */
export const rebateOf = (fee: Money): Money => (fee * REBATE) / 100n;

/** How a rebate comes about. */
export const rebateBasis = (fee: Money): LocalTexts =>
  local(['手续费 {n}', 'Fee {n}', '手續費 {n}'], `${grouped(fee)} × ${REBATE}%`);

/** For a check-in of a day. */
export const checkInTerms: Terms = {
  awardType: AwardType.checkIn,
  coin: 'USDT',
  amount: '0.2',
  rateInfo: local(['每日签到', 'Daily check-in', '每日簽到']),
};

/** For a rank in a contest, in which members trade with play money. */
export const contestBasis = (rank: number): LocalTexts =>
  local(
    ['模拟交易周赛第 {n} 名', 'Weekly demo trading contest, rank {n}', '模擬交易週賽第 {n} 名'],
    String(rank),
  );

/** For what an operator hands out by hand. */
export const manualBasis = local(['活动补发', 'Campaign award, handed out later', '活動補發']);

/** A rebate below this is not paid. */
export const LEAST_REBATE = parse('0.01');
