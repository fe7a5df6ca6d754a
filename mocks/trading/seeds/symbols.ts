import { OnOff } from '../../../src/contract/block/switchFlow';
import { TradeState } from '../../../src/contract/trading/symbolFlow';
import type { Decimal } from '@/api/types';
import { NO_CHANGE } from '../../core/change/ask';
import type { Db } from '../../core/db';
import { symbols } from '../../core/market/symbols';
import type { MarketSymbol } from '../../core/market/symbols';
import { foundedAt } from '../../core/seeds/world';
import { DAY } from '../../core/time';
import type { SymbolRow } from '../tables';

type Tier = SymbolRow['riskTiers'][number];

const tier = (maxNotional: Decimal, maxLeverage: number, mmr: Decimal): Tier => ({
  maxNotional,
  maxLeverage,
  mmr,
});

/** Risk limits of bitcoin; those of the others begin a step stricter. */
const TIERS: readonly Tier[] = [
  tier('50000', 125, '0.4'),
  tier('250000', 100, '0.5'),
  tier('1000000', 50, '1'),
  tier('3000000', 20, '2.5'),
  tier('6000000', 10, '5'),
  tier('8000000', 5, '10'),
];

const stricter = TIERS.slice(0, -1).map(({ maxNotional }, place): Tier => ({
  ...(TIERS[place + 1] ?? tier(maxNotional, 1, '50')),
  maxNotional,
}));

const LEVERAGES = [1, 2, 3, 5, 10, 20, 25, 50, 75, 100, 125];

const NAMES: Record<string, readonly [zh: string, tw: string]> = {
  BTC: ['比特币', '比特幣'],
  ETH: ['以太坊', '以太坊'],
  SOL: ['索拉纳', '索拉納'],
  BNB: ['币安币', '幣安幣'],
  XRP: ['瑞波币', '瑞波幣'],
  DOGE: ['狗狗币', '狗狗幣'],
  TRX: ['波场', '波場'],
  LTC: ['莱特币', '萊特幣'],
  ADA: ['艾达币', '艾達幣'],
  AVAX: ['雪崩', '雪崩'],
  LINK: ['链克', '鏈克'],
  TON: ['通币', '通幣'],
};

/** As many steps as a worth buys at the usual price, at least one. */
function sized({ price, lot }: MarketSymbol, usdt: number): Decimal {
  const steps = Math.max(1, Math.round((usdt / price) * 10 ** lot));
  return lot === 0 ? String(steps) : (steps / 10 ** lot).toFixed(lot).replace(/\.?0+$/, '');
}

const decimal = (digits: number): Decimal => (digits === 0 ? '1' : `0.${'0'.repeat(digits - 1)}1`);

/** The contracts of the market, as operators keep them. */
export function seedSymbols(db: Db): void {
  const at = foundedAt(db);
  for (const [place, market] of symbols.entries()) {
    const id = place + 1;
    const riskTiers = market.coin === 'BTC' ? [...TIERS] : stricter;
    const [zh, tw] = NAMES[market.coin] ?? [market.coin, market.coin];
    db.symbols.set(id, {
      id,
      version: 1,
      deleted: false,
      status: OnOff.on,
      createdAt: at,
      updatedAt: at,
      createdBy: 'system',
      updatedBy: 'system',
      remark: '',
      symbol: market.symbol,
      base: market.coin,
      quote: 'USDT',
      marginCoin: 'USDT',
      name: { zh: `${zh}永续`, en: `${market.coin} perpetual`, tw: `${tw}永續` },
      priceTick: decimal(market.decimals),
      qtyStep: decimal(market.lot),
      minQty: decimal(market.lot),
      maxQty: sized(market, 500_000),
      maxPosition: sized(market, 4_000_000),
      leverages: LEVERAGES.filter((leverage) => leverage <= (riskTiers[0]?.maxLeverage ?? 1)),
      defaultLeverage: 20,
      riskTiers,
      takerFee: '0.05',
      makerFee: '0.02',
      fundingInterval: 8,
      fundingCap: '0.01',
      indexSources: [...market.sources],
      ...NO_CHANGE,
      sort: id * 10,
      tradeState: market.tradeState,
      fundedUntil: db.now() - 180 * DAY,
    });
    // A suspended symbol has had no quotes since.
    if (market.tradeState === TradeState.suspended)
      db.outages.push({
        symbol: market.symbol,
        from: db.now() - 3 * DAY,
        to: null,
        isCaughtUp: false,
      });
  }
}
