import { OnOff } from '../../src/contract/block/switchFlow';
import { RechargeStatus } from '../../src/contract/finance/rechargeFlow';
import { RechargeSource } from '../../src/contract/finance/recharge';
import { mustBeOpen } from '../core/closures';
import type { Db } from '../core/db';
import { floorTo, format } from '../core/money';
import type { Money } from '../core/money';
import type { Place } from '../core/place';
import { usdtValueAt } from '../core/prices';
import { Refusal } from '../core/refusal';
import type { RechargeRow } from '../core/rows';
import { sameTransaction } from '../core/transactions';
import { addRecharge } from './store';

/** What a chain has seen. */
interface Seen {
  memberId: number;
  walletCode: string;
  amount: Money;
  from: string;
  to: Place;
  txHash: string;
}

/**
 * A transfer to a member's address was seen on a chain, which has to confirm it. The amount is cut to what the
 * ledger keeps.
 * @throws Refusal 40904 for a code that is switched off, and while recharges are, 40905 for a transaction that is known
 */
export function arriveOnChain(db: Db, { memberId, walletCode, amount, from, to, txHash }: Seen): RechargeRow {
  mustBeOpen(db, 'recharge');
  const wallet = db.walletCodes.find((item) => item.walletCode === walletCode);
  if (wallet?.status !== OnOff.on || wallet.rechargeOn !== 1) throw new Refusal(40904);
  const { coin, chain } = wallet;
  if ([...db.recharges.values()].some((row) => sameTransaction(row, { chain, txHash })))
    throw new Refusal(40905, { field: 'txHash' });
  const kept = floorTo(amount, wallet.ledgerDecimals);
  return addRecharge(db, db.now(), {
    memberId,
    source: RechargeSource.chain,
    status: RechargeStatus.confirming,
    coin,
    chain,
    walletCode,
    amount: format(kept),
    usdtValue: usdtValueAt(db, coin, kept, db.now()),
    fromAddress: from,
    toAddress: to.address,
    memo: to.memo,
    txHash,
    requiredConfirmations: wallet.confirmations,
  });
}
