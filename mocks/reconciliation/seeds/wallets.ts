import type { Db } from '../../core/db';
import { coverageOf } from '../../core/coverage';
import { floorTo, format, parse, sum } from '../../core/money';
import type { Money } from '../../core/money';
import type { WalletCode } from '../../core/rows';
import { SET_ASIDE } from '../../core/withdrawStates';

/** How far the wallets of each coin cover what is owed, in thousandths: one is below the alert threshold. */
const TARGETS: Readonly<Record<string, bigint>> = {
  USDT: 1036n,
  USDC: 1042n,
  BTC: 1023n,
  ETH: 1051n,
  SOL: 1084n,
  BNB: 1067n,
  TRX: 1095n,
  XRP: 1006n,
  DOGE: 1072n,
  LTC: 1049n,
  TON: 1031n,
};

/** The part of it that lies in hot wallets, in thousandths. */
const HOT = 700n;

/** What members have asked for already is there. */
const askedFor = (db: Db, { walletCode }: WalletCode): Money =>
  (sum(
    [...db.withdraws.values()]
      .filter((row) => row.walletCode === walletCode && SET_ASIDE.has(row.status))
      .map(({ netAmount }) => netAmount),
  ) *
    11n) /
  10n;

/** A hot wallet as a part of what it was, its alert threshold with it. */
function shrink(db: Db, wallet: WalletCode, wanted: Money, had: Money): void {
  const { showDecimals } = wallet;
  const before = parse(wallet.hotBalance);
  const least = askedFor(db, wallet);
  const part = floorTo((before * wanted) / had, showDecimals);
  const hot = part > least ? part : least < before ? floorTo(least, showDecimals) : before;
  wallet.hotBalance = format(hot);
  if (before > 0n) wallet.hotAlert = format(floorTo((parse(wallet.hotAlert) * hot) / before, showDecimals));
}

/** What is not in the hot wallets lies in the cold ones, in the parts that they had. */
function fill(wallets: readonly WalletCode[], wanted: Money): void {
  const had = sum(wallets.map(({ coldBalance }) => coldBalance));
  const [first] = wallets;
  if (!first || had === 0n) return;
  for (const wallet of wallets)
    wallet.coldBalance = format(floorTo((parse(wallet.coldBalance) * wanted) / had, wallet.showDecimals));
  const rest = wanted - sum(wallets.map(({ coldBalance }) => coldBalance));
  if (rest > 0n) first.coldBalance = format(parse(first.coldBalance) + rest);
}

/** Wallets hold somewhat more than is owed, as those of an exchange do. */
export function seedWallets(db: Db): void {
  for (const { coin, liability } of coverageOf(db)) {
    const target = (parse(liability) * (TARGETS[coin] ?? 1000n)) / 1000n;
    const wallets = db.walletCodes.filter((wallet) => wallet.coin === coin);
    const had = sum(wallets.map(({ hotBalance }) => hotBalance));
    const wanted = (target * HOT) / 1000n;
    if (TARGETS[coin] === undefined || target === 0n || wanted >= had) continue;
    for (const wallet of wallets) shrink(db, wallet, wanted, had);
    const rest = target - sum(wallets.map(({ hotBalance }) => hotBalance));
    fill(wallets, rest > 0n ? rest : 0n);
    for (const wallet of wallets) wallet.read = { hot: wallet.hotBalance, cold: wallet.coldBalance };
  }
}
