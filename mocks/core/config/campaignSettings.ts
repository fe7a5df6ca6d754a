import { declare } from './setting';

/** Below it an award is paid without a reviewer. */
export const awardAutoMax = declare({
  key: 'award.auto.max',
  type: 'money',
  default: '100',
  max: 10_000,
  second: 'raise',
  title: [
    '奖励自动发放门槛（低于，USDT）',
    'Pay awards automatically below (USDT)',
    '獎勵自動發放門檻（低於，USDT）',
  ],
  remark: [
    '达到此值的奖励须经审核；0 为全部须审核',
    'From this value on an award is reviewed. 0: every award is.',
    '達到此值的獎勵須經審核；0 為全部須審核',
  ],
});

/** From it on what a campaign hands out takes a second person. */
export const campaignThreshold = declare({
  key: 'campaign.approveThreshold',
  type: 'money',
  default: '1000',
  min: 1,
  max: 1_000_000,
  second: 'raise',
  title: [
    '活动发放审批门槛（达到，USDT）',
    'Second person for campaigns from (USDT)',
    '活動發放審批門檻（達到，USDT）',
  ],
  remark: [
    '按一次活动发放的总额，如一个红包',
    'Of all that one campaign hands out, such as one red envelope',
    '按一次活動發放的總額，如一個紅包',
  ],
});

/** What one operator hands out in a day without a second person, whatever the roles say. */
export const grantMax = declare({
  key: 'campaign.grantMax',
  type: 'money',
  default: '5000',
  max: 1_000_000,
  second: 'raise',
  title: [
    '单人活动发放日上限（免复核，USDT）',
    'Daily campaign grants per operator without a second person (USDT)',
    '單人活動發放日上限（免覆核，USDT）',
  ],
  remark: [
    '与角色的发放日限额取较低者；超出部分须他人复核',
    'The lower of this and the role limit applies. What goes beyond it waits for another operator.',
    '與角色的發放日限額取較低者；超出部分須他人覆核',
  ],
});

/** What operators may set about awards and campaigns. */
export const campaignSettings = [awardAutoMax, campaignThreshold, grantMax];
