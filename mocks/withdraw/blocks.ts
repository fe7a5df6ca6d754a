import { MemberStatus } from '../../src/contract/member/memberFlow';
import { isBlacklisted } from '../core/addressBook';
import { dictTexts } from '../core/dictionary';
import { grouped } from '../core/money';
import { placeOf } from '../core/place';
import { isDemo } from '../core/platformAccount';
import type { Texts } from '../core/rows';
import { ledgerDiffers, limitsOf, usedBy } from './facts';
import type { Rule } from './finding';
import { usdt } from './finding';

const BLACKLISTED: Texts = ['地址在黑名单中', 'Address is blacklisted', '地址在黑名單中'];

const misfit = (chain: string): Texts => [
  `地址不符合 ${chain} 规则`,
  `Address invalid for ${chain}`,
  `地址不符合 ${chain} 規則`,
];

const CLOSED: Texts = ['提现权限已关闭', 'Withdrawal permission off', '提現權限已關閉'];

const inState = ([zh, en, tw]: Texts): Texts => [
  `账户状态：${zh}`,
  `Account status: ${en}`,
  `帳戶狀態：${tw}`,
];

const lockedUntil = (until: string): Texts => [
  `改绑手机、邮箱或重置安全项后，提现锁定至 ${until}`,
  `Withdrawals locked until ${until}, after a change of phone or email, or a security reset`,
  `改綁手機、電子郵件或重設安全項後，提現鎖定至 ${until}`,
];

const memberRow = (uid: string, memberId: number) => ({
  text: uid,
  link: { view: 'member/list/index', params: { memberId: String(memberId) } },
});

const joined = (texts: readonly Texts[]): Texts => [
  texts.map(([zh]) => zh).join('；'),
  texts.map(([, en]) => en).join('; '),
  texts.map(([, , tw]) => tw).join('；'),
];

/** Checks that forbid an approval and a payment. */
export const BLOCKS: readonly Rule[] = [
  {
    code: 'W01',
    find: (db, { memberId }) => ({ hit: ledgerDiffers(db, memberId) }),
  },
  {
    code: 'W02',
    find: (db, { memberId }) => {
      const member = db.members.get(memberId);
      const until = member?.withdrawLockUntil ?? '';
      const locked = until > db.stamp();
      const problems = [
        ...(member?.status === MemberStatus.normal
          ? []
          : [inState(dictTexts(db, 'biz_member_status', String(member?.status ?? '')))]),
        ...(member?.canWithdraw === 0 ? [CLOSED] : []),
        ...(locked ? [lockedUntil(until)] : []),
      ];
      return {
        hit: problems.length > 0,
        figures: { problem: joined(problems) },
        rows: [memberRow(member?.uid ?? '', memberId)],
      };
    },
  },
  {
    code: 'W03',
    find: (db, row) => {
      const { walletCode, toAddress, memo, chain } = row;
      const wallet = db.walletCodes.find((item) => item.walletCode === walletCode);
      const fits =
        wallet !== undefined &&
        new RegExp(wallet.addressRegex).test(toAddress) &&
        (wallet.memoRequired === 0 || memo !== '');
      return {
        hit: !fits || isBlacklisted(db, placeOf(row)),
        figures: { chain, problem: fits ? BLACKLISTED : misfit(chain) },
        rows: [
          {
            text: toAddress,
            link: { view: 'finance/withdrawAddress/index', params: { address: toAddress } },
          },
        ],
      };
    },
  },
  {
    code: 'W04',
    find: (db, row) => {
      const used = usedBy(db, row);
      const limits = limitsOf(db, row.memberId);
      return {
        hit: used.day > limits.day || used.month > limits.month,
        figures: {
          level: db.members.get(row.memberId)?.kycLevel ?? 0,
          day: usdt(used.day),
          dayLimit: grouped(limits.day),
          month: usdt(used.month),
          monthLimit: grouped(limits.month),
        },
        rows: [
          { text: row.createdAt.slice(0, 10), value: usdt(used.day) },
          {
            text: row.createdAt.slice(0, 7),
            value: usdt(used.month),
            link: { view: 'finance/withdraw/index', params: { memberId: String(row.memberId) } },
          },
        ],
      };
    },
  },
  {
    code: 'W16',
    final: true,
    find: (db, { memberId }) => {
      const member = db.members.get(memberId);
      return {
        hit: member !== undefined && isDemo(member),
        rows: [memberRow(member?.uid ?? '', memberId)],
      };
    },
  },
];
