import { OnOff } from '../../src/contract/block/switchFlow';
import { MemberStatus } from '../../src/contract/member/memberFlow';
import { AddressAllocation } from '../../src/contract/finance/rechargeAddressFlow';
import type { Db } from '../core/db';
import { comes, presentAs } from '../core/memberSessions';
import type { Random } from '../core/random';
import type { Member } from '../core/rows';
import { addressOn } from '../core/seeds/chainText';
import { DAY, stampOf } from '../core/time';
import { someone } from '../core/visits';
import type { Visit } from '../core/visits';
import { assign, nextIdle } from './make';
import { addWithdrawAddress } from './book';

const mayCome = ({ status, canLogin }: Member): boolean => status === MemberStatus.normal && canLogin === 1;

/** A member wants to pay in a coin for the first time, and is given an address. */
function takeAddress(db: Db, random: Random): boolean {
  const wallet = someone(
    db.walletCodes,
    random,
    ({ status, rechargeOn }) => status === OnOff.on && rechargeOn === 1,
  );
  const has = new Set(
    [...db.rechargeAddresses.values()].flatMap((row) =>
      row.walletCode === wallet?.walletCode && row.allocType === AddressAllocation.assigned
        ? [row.memberId]
        : [],
    ),
  );
  const member = someone(db.members.values(), random, (one) => mayCome(one) && !has.has(one.id));
  if (!member) return false;
  presentAs(db, member, random);
  assign(db, nextIdle(db, wallet), member.id, db.now());
  return true;
}

/** A member enters an address to withdraw to. */
function enterAddress(db: Db, random: Random): boolean {
  const account = someone(
    db.ledger.accounts(),
    random,
    ({ accountType, available }) => accountType === 1 && available > 0n,
  );
  const member = account && db.members.get(account.memberId);
  const wallet =
    account &&
    someone(db.walletCodes, random, ({ status, coin }) => status === OnOff.on && coin === account.coin);
  if (!wallet || !member || !mayCome(member)) return false;
  const session = presentAs(db, member, random);
  addWithdrawAddress(db, db.now(), {
    memberId: member.id,
    coin: wallet.coin,
    chain: wallet.chain,
    walletCode: wallet.walletCode,
    address: addressOn(wallet.chain, random),
    memo: wallet.memoRequired === 1 ? String(random.int(100_000, 999_999)) : '',
    activeAt: stampOf(db.now() + DAY),
    createdIp: session.ip,
  });
  comes(db, session, 'bind');
  return true;
}

/** Customers who keep addresses. */
export const addressVisits: readonly Visit[] = [
  { weight: 2, act: takeAddress },
  { weight: 2, act: enterAddress },
];
