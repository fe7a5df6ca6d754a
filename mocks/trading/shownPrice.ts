import type { Decimal } from '@/api/types';
import { marketOf } from '../core/market/symbols';
import { format } from '../core/money';
import type { Money } from '../core/money';
import { rounded } from '../core/trading/rounding';

/** Decimals of a price that is no tick, such as an average, beyond those of its symbol. */
const FINER = 2;

/** A computed price as it is sent: an average has no last digit. What is booked is never made of it. */
export const shownPrice = (symbol: string, price: Money): Decimal =>
  format(rounded(price, (marketOf(symbol)?.decimals ?? 0) + FINER, 'floor'));
