import { CancelReason } from '../../src/contract/trading/entrust';
import { OnOff } from '../../src/contract/block/switchFlow';
import { MemberStatus } from '../../src/contract/member/memberFlow';
import { PositionStatus } from '../../src/contract/trading/positionFlow';
import type { Db } from '../core/db';
import { heardOf } from '../core/market/heard';
import { presentAs } from '../core/memberSessions';
import { format, parse } from '../core/money';
import type { Money } from '../core/money';
import type { Random } from '../core/random';
import { AccountType, transferOwn } from '../core/transfers';
import type { Member } from '../core/rows';
import { LONG, SHORT } from '../core/trading/position';
import { quotient } from '../core/trading/rounding';
import { someone } from '../core/visits';
import type { Visit } from '../core/visits';
import { CONTRACT_ACCOUNT, contractBalance, MARGIN_COIN } from './account';
import { endEntrust, isOpen } from './entrusts';
import { closingsOf, placeExit } from './exits';
import { closePosition, openPosition } from './request';
import { lastPriceOf, mayOpenIn } from './symbols';
import type { PositionRow, SymbolRow } from './tables';
import { valued } from './valuation';

const CENT = 10n ** 16n;

/** Least that members trade with, in USDT. */
const LEAST = 20n * 10n ** 18n;

const mayTrade = ({ status, canTrade, canLogin }: Member): boolean =>
  status === MemberStatus.normal && canTrade === 1 && canLogin === 1;

/** What a member has in both accounts together. */
const meansOf = (db: Db, memberId: number): Money =>
  contractBalance(db, memberId).available +
  db.ledger.balance(memberId, AccountType.funding, MARGIN_COIN).available / 4n;

/** Brings so much into the contract account, if it is not there. */
function bring(db: Db, member: Member, need: Money): void {
  const missing = need - contractBalance(db, member.id).available;
  if (missing <= 0n || member.canTransfer !== 1) return;
  const amount = ((missing + CENT - 1n) / CENT) * CENT;
  const way = { from: AccountType.funding, to: CONTRACT_ACCOUNT };
  transferOwn(db, { memberId: member.id, coin: MARGIN_COIN, amount, ...way });
}

const isTraded = (db: Db, row: SymbolRow): boolean =>
  row.status === OnOff.on &&
  mayOpenIn(row) &&
  lastPriceOf(db, row.symbol) !== null &&
  !heardOf(db, row.symbol, db.now()).stale;

/** A price on the other side of the present one, so that the entrust waits. */
function awayFrom(last: Money, { priceTick }: SymbolRow, below: boolean, random: Random): Money {
  const tick = parse(priceTick);
  const away = (last * BigInt(random.int(4, 120))) / 10_000n;
  return ((below ? last - away : last + away) / tick) * tick;
}

/** A member opens a position, or adds to the one there is. */
function open(db: Db, random: Random): boolean {
  const member = someone(db.members.values(), random, (one) => mayTrade(one) && meansOf(db, one.id) > LEAST);
  const symbol = someone(db.symbols.values(), random, (one) => isTraded(db, one));
  if (!member || !symbol) return false;
  const last = lastPriceOf(db, symbol.symbol) ?? 0n;
  const leverage = random.pick(symbol.leverages.filter((one) => one >= 5 && one <= 75));
  const margin = (meansOf(db, member.id) * BigInt(random.int(10, 50))) / 100n;
  const step = parse(symbol.qtyStep);
  const qty = (quotient(margin * BigInt(leverage), last, 'floor') / step) * step;
  if (qty < parse(symbol.minQty)) return false;
  presentAs(db, member, random);
  bring(db, member, margin + margin / 10n);
  const side = random.chance(0.54) ? LONG : SHORT;
  openPosition(db, {
    memberId: member.id,
    symbol: symbol.symbol,
    side,
    qty,
    leverage,
    marginMode: random.chance(0.75) ? 1 : 2,
    clientType: random.int(1, 5),
    ...(random.chance(0.3) ? { price: awayFrom(last, symbol, side === LONG, random) } : {}),
  });
  return true;
}

/** One of the open positions whose member is there. */
const somePosition = (db: Db, random: Random): PositionRow | undefined =>
  someone(db.positions.values(), random, ({ memberId }) => {
    const member = db.members.get(memberId);
    return member !== undefined && mayTrade(member);
  });

/** A member closes a position, or a part of it. */
function close(db: Db, random: Random): boolean {
  const row = somePosition(db, random);
  const symbol = row && [...db.symbols.values()].find((one) => one.symbol === row.symbol);
  if (!row || !symbol) return false;
  const step = parse(symbol.qtyStep);
  const half = (row.holding.qty / 2n / step) * step;
  closePosition(db, row, half > 0n && random.chance(0.35) ? half : row.holding.qty);
  return true;
}

/** A member sets a price to take the profit, or to stop the loss. */
function setExit(db: Db, random: Random): boolean {
  const row = somePosition(db, random);
  const symbol = row && [...db.symbols.values()].find((one) => one.symbol === row.symbol);
  if (!row || !symbol || closingsOf(db, row).length > 1) return false;
  const { mark, status } = valued(db, row);
  if (status !== PositionStatus.normal) return false;
  const exit = random.chance(0.5) ? 'profit' : 'loss';
  const below = (exit === 'profit') !== (row.holding.side === LONG);
  placeExit(db, row, exit, format(awayFrom(mark, symbol, below, random)));
  return true;
}

/** A member takes back what waits in the book. */
function takeBack(db: Db, random: Random): boolean {
  const row = someone(db.entrusts.values(), random, (one) => isOpen(one) && one.createType <= 3);
  if (!row) return false;
  endEntrust(db, row, 'cancelled', CancelReason.member);
  return true;
}

/** Customers who trade. */
export const tradingVisits: readonly Visit[] = [
  { weight: 9, act: open },
  { weight: 8, act: close },
  { weight: 3, act: setExit },
  { weight: 2, act: takeBack },
];
