import { Ledger } from '../../src/contract/ledgerKinds';
import type { Complain } from '../core/invariants/complain';
import type { Db } from '../core/db';
import { format, parse, times } from '../core/money';
import { totalsOf } from './totals';

/** What members brought and took is what the ledger booked for it, at the prices that were kept. */
export function checkTotals(db: Db, complain: Complain): void {
  const recharges = new Map([...db.recharges.values()].map((row) => [row.orderNo, row]));
  const withdraws = new Map([...db.withdraws.values()].map((row) => [row.orderNo, row]));
  const booked = new Map<number, { recharge: bigint; withdraw: bigint }>();
  for (const { memberId, refType, refNo, bizType, availableChange } of db.ledger.lines) {
    const sums = booked.get(memberId) ?? { recharge: 0n, withdraw: 0n };
    booked.set(memberId, sums);
    if (refType === 'recharge') {
      const price = parse(recharges.get(refNo)?.creditPrice ?? '0');
      sums.recharge += times(parse(availableChange), price);
    }
    if (bizType === Ledger.withdrawPaid.code) sums.withdraw += parse(withdraws.get(refNo)?.usdtValue ?? '0');
  }
  for (const { id, uid } of db.members.values()) {
    const { recharge, withdraw } = booked.get(id) ?? { recharge: 0n, withdraw: 0n };
    const totals = totalsOf(db, id);
    if (totals.recharge !== recharge)
      complain(`member ${uid} recharged ${format(recharge)} USDT, not ${format(totals.recharge)}`);
    if (totals.withdraw !== withdraw)
      complain(`member ${uid} withdrew ${format(withdraw)} USDT, not ${format(totals.withdraw)}`);
  }
}
