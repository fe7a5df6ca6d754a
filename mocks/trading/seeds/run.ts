import { markAt } from '../../core/market/quotes';
import { format, parse } from '../../core/money';
import type { Money } from '../../core/money';
import type { World } from '../../core/seeds/world';
import { HOUR, MINUTE } from '../../core/time';
import { LONG, notionalOf, unrealizedOf } from '../../core/trading/position';
import { percentOf, quotient, rounded } from '../../core/trading/rounding';
import { maintenanceOf } from '../../core/trading/tiers';
import { MARGIN_DECIMALS } from '../account';
import { BY_MEMBER, closing, isOpen, LIMIT, MARKET, opening, placeEntrust, STOP_MARKET } from '../entrusts';
import { closingsOf, placeExit } from '../exits';
import { positionIn } from '../find';
import { liquidate } from '../liquidate';
import { setExtra } from '../margin';
import { lastPriceOf, mustBeSymbol, tiersOf } from '../symbols';
import type { EntrustRow, PositionRow } from '../tables';
import { MAKER, TAKER } from '../foreseen';
import { execute } from '../trade';
import { lotsOf, split } from './lots';
import { roughly, worstOf } from './path';
import type { Plan } from './plan';
import { storyTrader, traderFor } from './trader';

/** An order while its past is played. */
interface Played {
  plan: Plan;
  memberId: number;
  position: PositionRow;
}

/** What it takes to hold a position through everything that went against it. */
function needOf(
  { market, side, at, until, leverage, worth, ratio }: Plan,
  now: number,
): { margin: number; extra: number } {
  const wanted = until === Infinity && ratio !== undefined ? worstOf(market, side, at, now) + 0.02 : 0;
  return { margin: worth / leverage, extra: Math.max(0, wanted - 1 / leverage) * worth };
}

const usdt = (value: number): Money => BigInt(Math.ceil(value * 100)) * 10n ** 16n;

/** Fills an entrust by so many deals, at prices a tick apart where it takes what is offered. */
function fill(world: World, entrust: EntrustRow, deals: number, price: Money, tick: Money, lot: Money): void {
  const { db, random } = world;
  const rest = parse(entrust.qty) - parse(entrust.filledQty);
  const worse = entrust.action === 1 || entrust.action === 4 ? tick : -tick;
  const isMaker = entrust.price !== null;
  for (const [place, qty] of split(random, rest, lot, deals).entries()) {
    const at = isMaker ? price : price + worse * BigInt(place);
    execute(db, entrust, { fill: { price: at, qty }, role: isMaker ? MAKER : TAKER });
  }
}

/** What an entrust of a member says beside its symbol: at the market, in the book, or once a price is reached. */
function styleOf({ random }: World, price: Money): Partial<EntrustRow> {
  const at = format(price);
  const clientType = random.int(1, 5);
  const style = random.next();
  if (style < 0.6) return { type: MARKET, tif: 'IOC', clientType };
  if (style < 0.95) return { type: LIMIT, tif: random.chance(0.1) ? 'GTX' : 'GTC', price: at, clientType };
  return { type: STOP_MARKET, tif: 'IOC', triggerPrice: at, triggerBy: random.int(1, 2), clientType };
}

/** Opens the position of a plan, or a part of it. @returns `undefined` when no member has enough money for it */
function openPart(
  world: World,
  plan: Plan,
  memberId: number,
  share: number,
  deals: number,
): PositionRow | undefined {
  const { db } = world;
  const { market, side, leverage, marginMode, worth } = plan;
  const price = lastPriceOf(db, market.symbol) ?? 0n;
  const { lot, tick } = lotsOf(market);
  const wished = quotient(usdt(worth * share), price, 'floor');
  const least = lot * BigInt(deals * 2);
  const qty = wished > least ? (wished / lot) * lot : least;
  const entrust = placeEntrust(db, {
    memberId,
    symbol: market.symbol,
    action: opening(side),
    qty: format(qty),
    leverage,
    marginMode,
    ...styleOf(world, price),
  });
  fill(world, entrust, deals, price, tick, lot);
  return positionIn(db, memberId, market.symbol, side);
}

/** Prices at which the member wants it closed; one of them is where it will be closed, the other far away. */
function placeExits({ db, random }: World, { plan, position }: Played, end: Money): void {
  const { market, side, exits } = plan;
  const now = lastPriceOf(db, market.symbol) ?? 0n;
  const { tick } = lotsOf(market);
  const won = side === LONG ? end > now : end < now;
  for (const exit of exits) {
    const up = (exit === 'profit') === (side === LONG);
    const base = up === end > now ? end : now;
    const far = percentOf(base, parse(String(random.int(2, 9))), 'floor');
    const away = ((up ? base + far : base - far) / tick) * tick;
    placeExit(db, position, exit, format((exit === 'profit') === won ? end : away));
  }
}

/** The entrust that closes what is left: one that waited for this price, or one that the member places now. */
function lastEntrust(
  world: World,
  { plan, memberId, position }: Played,
  price: Money,
  qty: Money,
): EntrustRow {
  const { db } = world;
  const { market, side, leverage, marginMode } = plan;
  const waiting = closingsOf(db, position).find(
    (row) => isOpen(row) && row.triggerPrice === format(price) && parse(row.qty) === qty,
  );
  if (waiting) return waiting;
  return placeEntrust(
    db,
    {
      memberId,
      symbol: market.symbol,
      action: closing(side),
      qty: format(qty),
      leverage,
      marginMode,
      createType: BY_MEMBER,
      ...styleOf(world, price),
    },
    db.contractOrders.get(position.id),
  );
}

/** Closes a part of a position, or what is left of it. */
function closePart(world: World, played: Played, isLast: boolean, deals: number): void {
  const { db } = world;
  const { plan, position } = played;
  if (!db.positions.has(position.id)) return;
  const price = lastPriceOf(db, plan.market.symbol) ?? 0n;
  const { lot, tick } = lotsOf(plan.market);
  const half = (position.holding.qty / 2n / lot) * lot;
  const qty = isLast || half === 0n ? position.holding.qty : half;
  fill(world, lastEntrust(world, played, price, qty), deals, price, tick, lot);
}

/** Takes out so much of what was added that the margin ratio is that of the plan at the end. */
function takeOut({ db }: World, { plan: { ratio = 100, market }, position }: Played, now: number): void {
  const { holding, symbol } = position;
  const mark = markAt(market, now);
  const maintenance = maintenanceOf(tiersOf(mustBeSymbol(db, symbol)), notionalOf(holding.qty, mark));
  const behind = quotient(maintenance * 100n, parse(String(ratio)), 'floor');
  const extra = rounded(behind - holding.margin - unrealizedOf(holding, mark), MARGIN_DECIMALS, 'ceil');
  setExtra(db, position, extra > 0n ? extra : 0n);
}

/** The least a plan can be worth: every deal takes a whole lot, and leaves some to be closed by several. */
function leastWorth({ market, opening, at }: Plan): number {
  const lots = Math.max(...opening) * 2 * opening.length;
  return lots * 10 ** -market.lot * roughly(market, at) * 1.1;
}

/** Puts an order and everything that becomes of it on the agenda; a member with too little money orders less. */
export function scheduleOrder(world: World, given: Plan): void {
  const { db, agenda } = world;
  const now = db.now();
  agenda.add(given.at, () =>
    db.at(given.at, () => {
      let plan = { ...given, worth: Math.max(given.worth, leastWorth(given)) };
      for (let tries = 0; tries < TRIES; tries++) {
        const { margin, extra } = needOf(plan, now);
        const memberId = payerOf(world, plan, usdt((margin + extra) * 1.12 + plan.worth * 0.004 + 2));
        if (memberId !== undefined) return play(world, plan, memberId, usdt(extra), now);
        plan = { ...plan, worth: Math.max(plan.worth / 3, leastWorth(given)) };
      }
    }),
  );
}

const TRIES = 4;

/** Who trades so much: the member of the story, else the first who can. */
const payerOf = (world: World, { memberId, market, side }: Plan, need: Money): number | undefined =>
  memberId === undefined ? traderFor(world, market.symbol, side, need) : storyTrader(world, memberId, need);

function play(world: World, plan: Plan, memberId: number, extra: Money, now: number): void {
  const { db, agenda } = world;
  const [first = 1, ...more] = plan.opening;
  const position = openPart(world, plan, memberId, 1 / plan.opening.length, first);
  if (!position) return;
  const played: Played = { plan, memberId, position };
  const end = Math.min(plan.until, now);
  const later = (moment: number, run: () => void) => {
    const at = Math.floor(moment);
    agenda.add(at, () => db.at(at, run));
  };
  for (const [place, deals] of more.entries()) {
    later(plan.at + Math.min((end - plan.at) / 4, 4 * MINUTE) * (place + 1), () => {
      const need = usdt((plan.worth / plan.opening.length / plan.leverage) * 1.12 + plan.worth * 0.004 + 2);
      if (db.positions.has(position.id) && storyTrader(world, memberId, need) !== undefined)
        openPart(world, plan, memberId, 1 / plan.opening.length, deals);
    });
  }
  if (extra > 0n) setExtra(db, position, extra);
  position.topsUp = plan.memberId !== undefined;
  if (plan.ratio !== undefined) later(now - 4 * MINUTE, () => takeOut(world, played, now));
  if (plan.exits.length > 0)
    later(plan.at + Math.min((end - plan.at) / 3, HOUR), () => {
      if (db.positions.has(position.id))
        placeExits(
          world,
          played,
          db.at(plan.until, () => lastPriceOf(db, plan.market.symbol) ?? 0n),
        );
    });
  if (plan.liquidated) {
    later(plan.until, () => liquidate(db, position));
    return;
  }
  for (const [place, deals] of plan.closing.entries()) {
    const isLast = place === plan.closing.length - 1;
    later(isLast ? plan.until : plan.at + (plan.until - plan.at) * 0.7, () =>
      closePart(world, played, isLast, deals),
    );
  }
}
