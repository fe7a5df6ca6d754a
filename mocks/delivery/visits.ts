import { OnOff } from '../../src/contract/block/switchFlow';
import { MemberStatus } from '../../src/contract/member/memberFlow';
import type { Db } from '../core/db';
import { floorTo, format, parse } from '../core/money';
import type { Money } from '../core/money';
import type { Random } from '../core/random';
import type { Member } from '../core/rows';
import { AccountType, transferOwn } from '../core/transfers';
import { someone } from '../core/visits';
import type { Visit } from '../core/visits';
import { sideTaken } from './pick';
import { placeOrder } from './place';
import { contractOf } from './rows';
import type { CycleRow } from './rows';

/** Members move so many stakes at once into their delivery account. */
const STAKES = 4n;

/** Makes sure that a stake and its fee are there. @returns false where a member cannot pay them */
export function fund(db: Db, { id: memberId }: Member, coin: string, stake: Money): boolean {
  const needed = (stake * 11n) / 10n;
  if (db.ledger.balance(memberId, AccountType.delivery, coin).available >= needed) return true;
  const own = db.ledger.balance(memberId, AccountType.funding, coin).available;
  const wanted = stake * STAKES;
  if (own < wanted) return false;
  const [from, to] = [AccountType.funding, AccountType.delivery];
  transferOwn(db, { memberId, coin, amount: wanted, from, to });
  return true;
}

/** A stake that a cycle takes, in whole units of its coin. */
export function stakeIn({ minStake, maxStake }: CycleRow, random: Random): Money {
  const wanted = floorTo(parse(String(Math.round(random.logNormal(60, 1)))), 0);
  const [least, most] = [parse(minStake), parse(maxStake)];
  return wanted < least ? least : wanted > most ? most : wanted;
}

/** A member bets on the next minutes. */
function bet(db: Db, random: Random): boolean {
  const cycle = someone(
    db.deliveryCycles.values(),
    random,
    (row) => row.status === OnOff.on && !row.deleted && contractOf(db, row)?.status === OnOff.on,
  );
  const coin = cycle && contractOf(db, cycle)?.settleCoin;
  if (!cycle || coin === undefined) return false;
  const stake = stakeIn(cycle, random);
  const account = someone(
    db.ledger.accounts(),
    random,
    (one) => one.coin === coin && one.accountType !== AccountType.contract && one.available >= stake * STAKES,
  );
  const member = account && db.members.get(account.memberId);
  if (!member || member.status !== MemberStatus.normal || member.canTrade !== 1) return false;
  if (!fund(db, member, coin, stake)) return false;
  const direction = sideTaken(random);
  placeOrder(db, { memberId: member.id, cycleId: cycle.id, direction, stake: format(stake) });
  return true;
}

/** Customers who place orders. */
export const deliveryVisits: readonly Visit[] = [{ weight: 12, act: bet }];
