import type { Complain } from '../core/invariants/complain';
import type { Db } from '../core/db';
import { parse } from '../core/money';
import { priceOf } from '../core/prices';

/** One number of decimals and one price a coin, nothing below zero, and every coin in an account is known. */
export function checkWalletCodes(db: Db, complain: Complain): void {
  const decimals = new Map<string, number>();
  const prices = new Map<string, string>();
  const codes = new Set<string>();
  for (const row of db.walletCodes) {
    const { walletCode, coin, ledgerDecimals, priceUsdt, hotBalance, coldBalance } = row;
    if (codes.has(walletCode)) complain(`wallet code ${walletCode} is there twice`);
    codes.add(walletCode);
    if ((decimals.get(coin) ?? ledgerDecimals) !== ledgerDecimals)
      complain(`${coin} is kept with two numbers of decimals`);
    decimals.set(coin, ledgerDecimals);
    if ((prices.get(coin) ?? priceUsdt) !== priceUsdt) complain(`${coin} has two prices`);
    if (priceOf(db, coin) <= 0n) complain(`${coin} is worth nothing`);
    prices.set(coin, priceUsdt);
    if (parse(hotBalance) < 0n || parse(coldBalance) < 0n) complain(`wallet ${walletCode} is below zero`);
  }
  const tables = { recharge: db.recharges, withdraw: db.withdraws, adjust: db.adjusts };
  for (const [kind, rows] of Object.entries(tables)) {
    for (const row of rows.values()) {
      if (!decimals.has(row.coin)) complain(`${kind} ${row.id} is in ${row.coin}, which is not there`);
      const code = 'walletCode' in row ? row.walletCode : '';
      if (code && !codes.has(code)) complain(`${kind} ${row.id} refers to ${code}, which is not there`);
    }
  }
  for (const { memberId, coin } of db.ledger.accounts()) {
    if (!decimals.has(coin)) complain(`member ${memberId} has ${coin}, which is not there`);
  }
  const places = { recharge: db.rechargeAddresses, withdraw: db.withdrawAddresses };
  for (const [kind, rows] of Object.entries(places)) {
    for (const { id, walletCode } of rows.values()) {
      if (!codes.has(walletCode))
        complain(`${kind} address ${id} refers to ${walletCode}, which is not there`);
    }
  }
}
