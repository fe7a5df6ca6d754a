import { drawn, escaped } from '../../core/pictures';
import type { Random } from '../../core/random';

/** What an operator may have written, by `biz_violation_type`. */
const FOUND: Readonly<Record<string, readonly string[]>> = {
  multi: ['同一设备上注册并轮流使用多个账号，登录 IP 与提现地址均有重合，疑似规避新人活动限制。'],
  wash: ['与关联账号在同一秒内互为对手方成交，方向相反、数量相同，一周内重复四十余次。'],
  bonus: ['集中领取新人奖励与优惠券后即刻提现，期间几乎没有真实成交，符合恶意套利特征。'],
  kyc: ['提交的证件照片边缘有拼接痕迹，证件号码与姓名在公开渠道无法核实。'],
  chargeback: ['银行卡充值到账后向发卡行发起拒付，款项已被银行追回，会员拒绝说明情况。'],
  aml: ['短期内由多个地址小额转入后合并转出，来源地址被链上分析标记为高风险。'],
  api: ['接口请求频率持续超过限制，并通过多个密钥轮换绕过限流，影响行情服务。'],
  manip: ['在成交清淡时段连续挂出并撤销大额委托，引导价格后反向成交获利。'],
  abuse: ['多次在客服会话中辱骂工作人员，经提醒后仍未停止，会话记录已留存。'],
  other: ['向其他会员散布虚假的平台公告并索取验证码，已有两位会员投诉。'],
};

export const TYPES = Object.keys(FOUND);

export const REMARKS = [
  '证据充分，予以确认。',
  '经核对日志与成交记录，情况属实。',
  '会员未能作出合理解释，予以确认。',
];

export const DISMISSALS = ['证据不足，无法认定。', '经核实为同一家庭共用网络，予以排除。'];

export const APPEALS = ['本人未参与所述行为，请复核。', '交易均为自有资金对冲，愿意提供证明。'];

/** What was found, in an operator's words. */
export const foundOf = (random: Random, type: string): string =>
  random.pick(FOUND[type] ?? FOUND['other'] ?? []);

/** A page of a log as a picture. */
export const evidencePicture = (title: string, lines: readonly string[]): string =>
  drawn(
    480,
    300,
    `<rect width="480" height="300" fill="#fff" stroke="#ccc"/><text x="24" y="44" font-size="20">${escaped(title)}</text>` +
      lines
        .map((line, place) => `<text x="24" y="${84 + place * 28}" font-size="15">${escaped(line)}</text>`)
        .join(''),
  );
