import { OnOff } from '../../../src/contract/block/switchFlow';
import { NO_CHANGE } from '../../core/change/ask';
import type { Db } from '../../core/db';
import { foundedAt } from '../../core/seeds/world';
import type { Texts } from '../../core/rows';
import { localTexts } from '../../core/texts';
import { MINUTE, SECOND } from '../../core/time';
import { REFUND_TIES } from '../../core/trading/delivery';
import { NO_FORMER } from '../formerOdds';
import type { CycleRow } from '../rows';

const COINS = ['BTC', 'ETH', 'SOL', 'BNB', 'XRP', 'DOGE'];

type Length = readonly [
  value: number,
  unit: CycleRow['cycleUnit'],
  seconds: number,
  odds: string,
  name: Texts,
];

const LENGTHS: readonly Length[] = [
  [60, 's', 60, '0.75', ['60 秒', '60 seconds', '60 秒']],
  [180, 's', 180, '0.78', ['180 秒', '180 seconds', '180 秒']],
  [5, 'm', (5 * MINUTE) / SECOND, '0.8', ['5 分钟', '5 minutes', '5 分鐘']],
  [10, 'm', (10 * MINUTE) / SECOND, '0.82', ['10 分钟', '10 minutes', '10 分鐘']],
  [1, 'h', (60 * MINUTE) / SECOND, '0.85', ['1 小时', '1 hour', '1 小時']],
  [1, 'd', (24 * 60 * MINUTE) / SECOND, '0.88', ['1 天', '1 day', '1 天']],
];

/** Six contracts with six cycles each. */
export function seedMasters(db: Db): void {
  const at = foundedAt(db);
  const stamps = { createdAt: at, updatedAt: at, createdBy: 'admin', updatedBy: 'admin', remark: '' };
  const base = { version: 1, deleted: false, status: OnOff.on, ...stamps } as const;
  const limits = { minStake: '10', maxStake: '2000' };
  for (const [place, coin] of COINS.entries()) {
    const id = place + 1;
    db.deliveryContracts.set(id, {
      ...base,
      ...limits,
      ...NO_CHANGE,
      id,
      code: `${coin}USDT-UD`,
      contractName: localTexts([`${coin} 涨跌`, `${coin} up or down`, `${coin} 漲跌`]),
      symbol: `${coin}USDT`,
      settleCoin: 'USDT',
      priceSource: 'index',
      maxOpenPerMember: 10,
      dailyPerMember: '20000',
      maxExposure: place < 2 ? '60000' : '20000',
      tradingHours: [],
      tieRule: REFUND_TIES,
      sort: id * 10,
    });
    for (const [turn, [cycleValue, cycleUnit, seconds, odds, name]] of LENGTHS.entries()) {
      const cycleId = place * LENGTHS.length + turn + 1;
      db.deliveryCycles.set(cycleId, {
        ...base,
        ...limits,
        ...NO_CHANGE,
        former: NO_FORMER,
        id: cycleId,
        contractId: String(id),
        cycleName: localTexts(name),
        cycleValue,
        cycleUnit,
        seconds,
        oddsUp: odds,
        oddsDown: odds,
        feeRate: '0.1',
        lockSeconds: 10,
        isDefault: turn === 0 ? 1 : 0,
        sort: cycleId * 10,
      });
    }
  }
}
