import { isBlacklisted } from '../core/addressBook';
import { dictTexts } from '../core/dictionary';
import { grouped } from '../core/money';
import { placeOf } from '../core/place';
import type { Texts } from '../core/rows';
import { ledgerDiffers, limitsOf, usedBy } from './facts';
import type { Rule } from './finding';
import { usdt } from './finding';

const ON: Texts = ['开启', 'on', '開啟'];
const OFF: Texts = ['关闭', 'off', '關閉'];

/** Nothing to add to a sentence. */
const NOTHING: Texts = ['', '', ''];
const BLACKLISTED: Texts = ['地址在黑名单中', 'Address is blacklisted', '地址在黑名單中'];

const misfit = (chain: string): Texts => [
  `地址不符合 ${chain} 规则`,
  `Address invalid for ${chain}`,
  `地址不符合 ${chain} 規則`,
];

const lockedUntil = (until: string): Texts => [
  `；提现锁定至 ${until}`,
  `, withdrawals locked until ${until}`,
  `；提現鎖定至 ${until}`,
];

/** Checks that forbid an approval. */
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
      return {
        hit: member?.status !== 1 || member.canWithdraw === 0 || locked,
        figures: {
          status: dictTexts(db, 'biz_member_status', String(member?.status ?? '')),
          allowed: member?.canWithdraw === 1 ? ON : OFF,
          lock: locked ? lockedUntil(until) : NOTHING,
        },
        rows: [
          {
            text: member?.uid ?? '',
            link: { view: 'member/list/index', params: { memberId: String(memberId) } },
          },
        ],
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
];
