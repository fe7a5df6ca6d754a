import { CancelReason } from '../../../src/contract/trading/entrust';
import { EntrustStatus } from '../../../src/contract/trading/entrustFlow';
import { markAt } from '../../core/market/quotes';
import type { MarketSymbol } from '../../core/market/symbols';
import { format } from '../../core/money';
import type { Money } from '../../core/money';
import type { Random } from '../../core/random';
import type { World } from '../../core/seeds/world';
import { DAY, MINUTE } from '../../core/time';
import { LONG, SHORT } from '../../core/trading/position';
import type { Side } from '../../core/trading/position';
import { quotient } from '../../core/trading/rounding';
import { endEntrust, isOpen, LIMIT, opening, placeEntrust, STOP_LIMIT } from '../entrusts';
import { lotsOf } from './lots';
import { hoursAfter, roughly } from './path';
import { drawn, TRADED } from './pastPlans';
import type { EntrustRow } from '../tables';
import { traderFor } from './trader';

/** How many entrusts to open wait in the book now, and how many were taken back, ran out or were refused. */
const WAITING = 50;
const GIVEN_UP: readonly (readonly [end: 'cancelled' | 'expired' | 'rejected', count: number])[] = [
  ['cancelled', 24],
  ['expired', 18],
  ['rejected', 18],
];
/** A price that was not reached since a moment: below everything for who wants to buy, above for who wants to sell. */
function unreached(random: Random, market: MarketSymbol, side: Side, from: number, to: number): Money {
  const hours = [from, ...hoursAfter(from, to)].map((at) => roughly(market, at));
  const now = Number(markAt(market, to)) / 1e18;
  const away = 0.008 + random.next() * 0.03;
  const price = side === LONG ? Math.min(...hours, now) * (1 - away) : Math.max(...hours, now) * (1 + away);
  const { tick } = lotsOf(market);
  return ((BigInt(Math.round(price * 1e8)) * 10n ** 10n) / tick) * tick;
}

const usdt = (value: number): Money => BigInt(Math.ceil(value * 100)) * 10n ** 16n;

/** An entrust to open at a price that is not there; `end` says what became of it, and when. */
function rest(world: World, at: number, until: number, end?: 'cancelled' | 'expired' | 'rejected'): void {
  const { db, random, agenda } = world;
  const { market, side } = drawn(random);
  // Who wants to buy waits below the price, or above it for it to rise further.
  const stops = random.chance(0.15);
  const price = unreached(random, market, stops === (side === LONG) ? SHORT : LONG, at, until);
  const worth = Math.min(random.logNormal(500, 0.8) + 80, 5000);
  const leverage = random.pick([5, 10, 20]);
  const { lot } = lotsOf(market);
  const qty = (quotient(usdt(worth), price, 'floor') / lot) * lot || lot;
  agenda.add(at, () =>
    db.at(at, () => {
      const memberId = traderFor(
        world,
        market.symbol,
        side,
        usdt((worth / leverage) * 1.1 + 130 / leverage + 2),
      );
      if (memberId === undefined) return;
      const style: Partial<EntrustRow> = stops
        ? { type: STOP_LIMIT, status: EntrustStatus.waiting, triggerPrice: format(price), triggerBy: 1 }
        : { type: LIMIT };
      const row = placeEntrust(db, {
        memberId,
        symbol: market.symbol,
        action: opening(side),
        qty: format(qty),
        leverage,
        marginMode: 1,
        price: format(price),
        clientType: random.int(1, 5),
        ...style,
        ...(end === 'rejected' ? { status: EntrustStatus.waiting } : {}),
      });
      if (end === 'rejected') endEntrust(db, row, end, CancelReason.noBalance);
      else if (end !== undefined)
        agenda.add(until, () =>
          db.at(
            until,
            () =>
              isOpen(row) &&
              endEntrust(db, row, end, end === 'expired' ? CancelReason.expired : CancelReason.member),
          ),
        );
    }),
  );
}

/** Entrusts that wait for a price, and those that never met theirs. */
export function scheduleResting(world: World): void {
  const { db, random } = world;
  const now = db.now();
  for (let place = 0; place < WAITING; place++) rest(world, now - random.int(3, 40 * 60) * MINUTE, now);
  for (const [end, count] of GIVEN_UP)
    for (let place = 0; place < count; place++) {
      const at = now - DAY - Math.floor(random.next() * (TRADED - 3 * DAY));
      rest(world, at, at + random.int(5, 20 * 60) * MINUTE, end);
    }
}
