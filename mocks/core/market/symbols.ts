import { TradeState } from '../../../src/contract/trading/symbolFlow';
import type { ListedState } from '@/contract/trading/symbolFlow';

/** A contract the pretended market trades. */
export interface MarketSymbol {
  symbol: string;
  /** What it is a contract on. */
  coin: string;
  /** USDT, around which its price walks; a sample value, not market data. */
  price: number;
  /** Decimals of its price, and of its quantities. */
  decimals: number;
  lot: number;
  /** Its turnover in an ordinary hour, USDT. */
  hourly: number;
  tradeState: ListedState;
  /** Exchanges its index is made of at first. */
  sources: readonly string[];
}

/** The exchanges that quote everything, and those that quote the large coins besides. */
const FIRST = ['nova', 'orbit', 'polar'] as const;
const LARGE = [...FIRST, 'quasar', 'comet'] as const;

/** Name, price, decimals of price and quantity, ordinary turnover of an hour, trading state, `large`. */
const SOURCES = [
  'BTC 92000 1/3 5200000 1 large',
  'ETH 3150 2/2 3100000 1 large',
  'SOL 165 2/1 1400000 1 large',
  'BNB 610 2/2 720000 1 large',
  'XRP 1.35 4/0 860000 1 large',
  'DOGE 0.21 5/0 540000 1 large',
  'TRX 0.24 5/0 210000 1',
  'LTC 96 2/1 180000 1',
  'ADA 0.62 4/0 60000 2',
  'AVAX 34 3/1 0 3',
  'LINK 17.5 3/1 260000 1',
  'TON 5.4 4/1 240000 1',
];

function symbolOf(source: string): MarketSymbol {
  const [coin = '', price, digits = '', hourly, state, size] = source.split(' ');
  const [decimals = 0, lot = 0] = digits.split('/').map(Number);
  return {
    symbol: `${coin}USDT`,
    coin,
    price: Number(price),
    decimals,
    lot,
    hourly: Number(hourly),
    tradeState:
      state === '1' ? TradeState.trading : state === '2' ? TradeState.closeOnly : TradeState.suspended,
    sources: size === 'large' ? LARGE : FIRST,
  };
}

/** The twelve contracts; one may only be closed, one stands still. */
export const symbols: readonly MarketSymbol[] = SOURCES.map(symbolOf);

const byName = new Map(symbols.flatMap((one) => [[one.symbol, one] as const, [one.coin, one] as const]));

/** The contract of this name, or on this coin. */
export const marketOf = (name: string): MarketSymbol | undefined => byName.get(name);
