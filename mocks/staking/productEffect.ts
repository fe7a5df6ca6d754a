import { isSame } from '../../src/contract/guard';
import { isUnusualApr, USUAL_APR } from '../../src/contract/staking/productRules';
import type { Consequence } from '../core/change/guarding';
import type { Db } from '../core/db';
import { format, parse } from '../core/money';
import { interestThrough } from '../core/staking';
import { decimalsOf } from './bookings';
import { aprOf, soldOf } from './rows';
import type { ProductRow } from './rows';

/** Days of a year of interest. */
const YEAR = 365;

const percent = (product: ProductRow): string => `${format(aprOf(product))}%`;

/** Interest of a year if the whole quota is staked. */
const yearly = (db: Db, product: ProductRow): string =>
  format(
    interestThrough(
      {
        principal: parse(product.totalQuota),
        apr: aprOf(product),
        decimals: decimalsOf(db, product.coin),
      },
      YEAR,
    ),
  );

const isMore = (before: string, after: string): boolean => parse(after) > parse(before);

/** What other terms of a product would do; writes nothing. */
export function productEffect(db: Db, before: ProductRow, after: ProductRow): Consequence[] {
  const differs = (...names: (keyof ProductRow)[]) =>
    names.some((name) => !isSame(before[name], after[name]));
  const { coin } = before;
  const found: Consequence[] = [];
  if (differs('apr', 'bonusApr')) {
    const isUnusual = isUnusualApr(after.apr, after.bonusApr);
    found.push({
      label: isUnusual
        ? [
            `年化与加息合计高于 ${USUAL_APR}%，请再次核对`,
            `APR and bonus are above ${USUAL_APR}% together. Check again.`,
            `年化與加息合計高於 ${USUAL_APR}%，請再次核對`,
          ]
        : ['新订单的年化与加息合计', 'APR and bonus of new orders', '新訂單的年化與加息合計'],
      before: percent(before),
      after: percent(after),
      bad: isUnusual || aprOf(after) > aprOf(before),
    });
  }
  if (differs('apr', 'bonusApr', 'totalQuota')) {
    const [now, then] = [yearly(db, before), yearly(db, after)];
    found.push({
      label: [
        `最坏情况：总额度售罄时一年的收益（${coin}）`,
        `Worst case: a year's interest of the whole quota, ${coin}`,
        `最壞情況：總額度售完時一年的收益（${coin}）`,
      ],
      before: now,
      after: then,
      bad: isMore(now, then),
    });
  }
  if (differs('totalQuota')) {
    const sold = soldOf(db, before);
    const left = (quota: string) => format(parse(quota) > sold ? parse(quota) - sold : 0n);
    found.push({
      label: [`剩余可售额度（${coin}）`, `Quota that is left, ${coin}`, `剩餘可售額度（${coin}）`],
      before: left(before.totalQuota),
      after: left(after.totalQuota),
      bad: false,
    });
  }
  if (differs('maxPerMember'))
    found.push({
      label: [`个人上限（${coin}）`, `Most per member, ${coin}`, `個人上限（${coin}）`],
      before: before.maxPerMember,
      after: after.maxPerMember,
      bad: isMore(before.maxPerMember, after.maxPerMember),
    });
  return found;
}
