import { AccountType, transferOwn } from '#mocks/core/transfers';
import { placeOrder } from '#mocks/delivery/place';
import type { OrderRow } from '#mocks/delivery/rows';
import type { Bench } from '../operator';

/** A member with so much in the delivery account. */
export function player({ db }: Bench, amount: bigint): number {
  const [account] = db.ledger.accounts().filter(({ accountType, coin, memberId, available }) => {
    const member = db.members.get(memberId);
    return (
      accountType === AccountType.funding &&
      coin === 'USDT' &&
      available >= amount &&
      db.ledger.balance(memberId, AccountType.delivery, coin).available === 0n &&
      member?.memberType === 1 &&
      member.status === 1 &&
      member.canTrade === 1
    );
  });
  if (!account) throw new Error('nobody can pay');
  const { memberId } = account;
  const [from, to] = [AccountType.funding, AccountType.delivery];
  transferOwn(db, { memberId, coin: 'USDT', amount, from, to });
  return memberId;
}

/** Orders of one member who can pay them, up and down in turns. */
export function placed(place: Bench, cycleId: number, stakes: readonly string[]): OrderRow[] {
  const memberId = player(place, 2000n * 10n ** 18n);
  return stakes.map((stake, turn) =>
    placeOrder(place.db, { memberId, cycleId, stake, direction: turn % 2 === 0 ? 1 : 2 }),
  );
}
