import type { Decimal } from '@/lib/decimal';
import { add, div, isZero, mul, sum } from '@/lib/money';
import type { WithdrawRow } from './withdrawStatus';

/** What several payouts take out of one wallet. Amounts of two wallets are never added. */
export interface WalletTotal {
  walletCode: string;
  coin: string;
  chain: string;
  /** True: it stays inside the platform and leaves no wallet. */
  internal: boolean;
  count: number;
  /** What leaves the wallet. */
  net: Decimal;
  /** What the platform keeps, and what is taken from the members' balances. */
  fee: Decimal;
  gross: Decimal;
}

/** Sums of payouts by wallet, in the order of their first payout. */
export function totalsByWallet(rows: readonly WithdrawRow[]): WalletTotal[] {
  const totals = new Map<string, WalletTotal>();
  for (const { walletCode, coin, chain, isInternal, netAmount, fee, amount } of rows) {
    const key = `${walletCode} ${coin} ${isInternal}`;
    const known = totals.get(key);
    totals.set(key, {
      walletCode,
      coin,
      chain,
      internal: isInternal === 1,
      count: (known?.count ?? 0) + 1,
      net: add(known?.net ?? '0', netAmount),
      fee: add(known?.fee ?? '0', fee),
      gross: add(known?.gross ?? '0', amount),
    });
  }
  return [...totals.values()];
}

/** Worth in USDT of what arrives, at the prices of the requests. */
export const netUsdt = (rows: readonly WithdrawRow[]): Decimal =>
  sum(
    rows.map(({ usdtValue, netAmount, amount }) =>
      isZero(amount) ? usdtValue : div(mul(usdtValue, netAmount), amount, 8, 'halfUp'),
    ),
  );
