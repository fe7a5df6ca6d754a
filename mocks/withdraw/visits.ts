import { OnOff } from '../../src/contract/block/switchFlow';
import { MemberStatus } from '../../src/contract/member/memberFlow';
import { AddressAllocation } from '../../src/contract/finance/rechargeAddressFlow';
import { WithdrawAddressStatus } from '../../src/contract/finance/withdrawAddressFlow';
import type { Db } from '../core/db';
import { comes, presentAs } from '../core/memberSessions';
import { format, parse } from '../core/money';
import type { Place } from '../core/place';
import type { Random } from '../core/random';
import type { Member, WalletCode } from '../core/rows';
import { someone } from '../core/visits';
import type { Visit } from '../core/visits';
import { requestWithdraw } from './request';

/** Where a member may withdraw a coin to: their own address or, now and then, another member's. */
function targetOf(db: Db, member: Member, wallet: WalletCode, random: Random): Place | undefined {
  const { walletCode } = wallet;
  if (random.chance(0.15)) {
    return someone(
      db.rechargeAddresses.values(),
      random,
      (row) =>
        row.walletCode === walletCode &&
        row.allocType === AddressAllocation.assigned &&
        row.memberId !== member.id &&
        !row.deleted,
    );
  }
  return someone(
    db.withdrawAddresses.values(),
    random,
    (row) =>
      row.memberId === member.id &&
      row.walletCode === walletCode &&
      row.status === WithdrawAddressStatus.active &&
      !row.deleted,
  );
}

/** Somewhere between the least that can be withdrawn and most of what there is, as people type it. */
function amountOf({ minWithdraw, maxWithdraw, showDecimals }: WalletCode, available: bigint, random: Random) {
  const [least, most] = [parse(minWithdraw), parse(maxWithdraw)];
  const share = (available * BigInt(random.int(10, 60))) / 100n;
  const wanted = share < least ? least : share > most ? most : share;
  const unit = 10n ** BigInt(18 - showDecimals);
  const typed = (wanted / unit) * unit;
  return typed < least ? least : typed;
}

/** A member asks for some of what they have. */
function ask(db: Db, random: Random): boolean {
  const withdrawable = db.walletCodes.filter(
    (wallet) => wallet.status === OnOff.on && wallet.withdrawOn === 1,
  );
  const least = new Map(withdrawable.map(({ coin, minWithdraw }) => [coin, parse(minWithdraw)]));
  const account = someone(db.ledger.accounts(), random, ({ accountType, coin, available }) => {
    const needed = least.get(coin);
    return accountType === 1 && needed !== undefined && needed <= available;
  });
  const member = account && db.members.get(account.memberId);
  const wallet = account && someone(withdrawable, random, ({ coin }) => coin === account.coin);
  if (!account || !wallet || member?.status !== MemberStatus.normal || member.canWithdraw !== 1) return false;
  const to = targetOf(db, member, wallet, random);
  if (!to) return false;
  const session = presentAs(db, member, random);
  const { ip, device } = session;
  requestWithdraw(db, {
    memberId: member.id,
    walletCode: wallet.walletCode,
    amount: format(amountOf(wallet, account.available, random)),
    toAddress: to.address,
    memo: to.memo,
    ip,
    device,
  });
  comes(db, session, 'withdraw');
  return true;
}

/** Customers who withdraw. */
export const withdrawVisits: readonly Visit[] = [{ weight: 9, act: ask }];
