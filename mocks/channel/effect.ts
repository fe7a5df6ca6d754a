import { isSame } from '../../src/contract/guard';
import { RechargeSource } from '../../src/contract/finance/recharge';
import type { Consequence } from '../core/change/guarding';
import { isCreditedAtOnce } from '../core/credits';
import type { Db } from '../core/db';
import { format, parse, sum, times } from '../core/money';
import type { Channel } from '../core/rows';
import { DAY, msOf } from '../core/time';

/** Days of the recharges that a change is tried on. */
const DAYS = 7;

/** What members pay for so many USDT is shown. */
const EXAMPLE = parse('1000');

/** What members handed in to a channel lately. */
function handedIn(db: Db, { id }: Channel) {
  const from = db.now() - DAYS * DAY;
  return [...db.recharges.values()].filter(
    ({ channelId, source, createdAt }) =>
      channelId === id && source === RechargeSource.voucher && msOf(createdAt) >= from,
  );
}

const price = (rate: string | null): string => (rate === null ? '' : format(times(EXAMPLE, parse(rate))));

/** What another rate or threshold of a channel would do; writes nothing. */
export function channelEffect(db: Db, before: Channel, after: Channel): Consequence[] {
  const found: Consequence[] = [];
  if (!isSame(before.rate, after.rate))
    found.push({
      label: [
        `会员充值 1,000 USDT 需付（${after.fiatCurrency}）`,
        `What members pay for 1,000 USDT, ${after.fiatCurrency}`,
        `會員充值 1,000 USDT 需付（${after.fiatCurrency}）`,
      ],
      before: price(before.rate),
      after: price(after.rate),
      bad: parse(after.rate ?? '0') < parse(before.rate ?? '0'),
    });
  if (
    !isSame(before.autoReview, after.autoReview) ||
    !isSame(before.reviewThreshold, after.reviewThreshold)
  ) {
    const recent = handedIn(db, before);
    const [now, then] = [before, after].map((channel) =>
      recent.filter((recharge) => isCreditedAtOnce(db, channel, recharge)),
    );
    const bad = (then?.length ?? 0) > (now?.length ?? 0);
    const worth = (rows: typeof now = []) => format(sum(rows.map(({ usdtValue }) => usdtValue)));
    found.push(
      {
        label: [
          `近 ${DAYS} 天的充值中，无需审核即入账的笔数`,
          `Recharges of the last ${DAYS} days that would have been credited without a review`,
          `近 ${DAYS} 天的充值中，無需審核即入帳的筆數`,
        ],
        before: String(now?.length ?? 0),
        after: String(then?.length ?? 0),
        bad,
      },
      {
        label: ['其金额', 'What they come to', '其金額'],
        before: worth(now),
        after: worth(then),
        bad,
        usdt: true,
      },
    );
  }
  return found;
}
