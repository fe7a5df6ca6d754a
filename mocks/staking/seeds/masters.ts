import { InterestMode, StakingType } from '../../../src/contract/staking/productRules';
import { StakingStatus } from '../../../src/contract/staking/productFlow';
import { NO_CHANGE } from '../../core/change/ask';
import type { Db } from '../../core/db';
import { foundedAt } from '../../core/seeds/world';
import { localTexts } from '../../core/texts';
import type { ProductRow } from '../rows';
import { DAY, dayStart, stampOf } from '../../core/time';

/** Days of the lock, 0 of a flexible product; amounts in the coin. */
type Terms = readonly [
  coin: string,
  lockDays: number,
  apr: string,
  min: string,
  most: string,
  quota: string,
  status?: ProductRow['status'],
];

const { draft } = StakingStatus;

const PRODUCTS: readonly Terms[] = [
  ['USDT', 0, '3.2', '10', '10000', '60000'],
  ['USDT', 7, '4.5', '50', '10000', '50000'],
  ['USDT', 30, '6', '100', '10000', '40000'],
  ['USDT', 90, '8', '100', '10000', '40000'],
  ['USDT', 180, '9.5', '100', '10000', '30000'],
  ['BTC', 30, '1.2', '0.001', '0.2', '0.8'],
  ['BTC', 90, '1.8', '0.001', '0.2', '0.8'],
  ['ETH', 30, '2.1', '0.01', '2', '10'],
  ['ETH', 90, '3', '0.01', '2', '10'],
  ['SOL', 0, '4', '0.5', '50', '200'],
  ['TON', 60, '5', '5', '500', '2000'],
  ['ETH', 180, '3.8', '0.01', '2', '8', draft],
];

/** Locked products that pay daily, by the days of their lock; the others pay at the end. */
const DAILY = new Set([7]);

/** Locked products that cannot be redeemed before their end, by the days of their lock. */
const FIRM = new Set([180]);

/** Twelve products, one of them a draft. */
export function seedProducts(db: Db): void {
  const at = foundedAt(db);
  const today = dayStart(db.now());
  const stamps = { createdAt: at, updatedAt: at, createdBy: 'operate01', updatedBy: 'operate01' };
  const sale = { startAt: stampOf(today - 300 * DAY), endAt: stampOf(today + 200 * DAY) };
  for (const [place, terms] of PRODUCTS.entries()) {
    const [coin, lockDays, apr, minAmount, maxPerMember, totalQuota, status = StakingStatus.onSale] = terms;
    const [id, isFlexible] = [place + 1, lockDays === 0];
    db.stakingProducts.set(id, {
      ...NO_CHANGE,
      ...stamps,
      ...sale,
      id,
      version: 1,
      deleted: false,
      productCode: isFlexible ? `${coin}-FLEX` : `${coin}-${lockDays}D`,
      productName: localTexts(
        isFlexible
          ? [`${coin} 活期`, `${coin} flexible`, `${coin} 活期`]
          : [`${coin} 定期 ${lockDays} 天`, `${coin} ${lockDays} days`, `${coin} 定期 ${lockDays} 天`],
      ),
      intro: localTexts([
        `质押 ${coin} 赚取收益，次日 00:00 起息`,
        `Stake ${coin} and earn interest from the next midnight on`,
        `質押 ${coin} 賺取收益，次日 00:00 起息`,
      ]),
      coin,
      type: isFlexible ? StakingType.flexible : StakingType.locked,
      lockDays,
      apr,
      bonusApr: '0',
      interestMode: isFlexible || DAILY.has(lockDays) ? InterestMode.daily : InterestMode.atMaturity,
      minAmount,
      maxPerMember,
      totalQuota,
      earlyRedeem: isFlexible || FIRM.has(lockDays) ? 0 : 1,
      penaltyRate: isFlexible || FIRM.has(lockDays) ? '0' : '50',
      redeemDelayDays: isFlexible ? 0 : 1,
      autoRenew: isFlexible ? 0 : 1,
      levels: [],
      status,
      sort: id * 10,
      remark: '',
    });
  }
}
