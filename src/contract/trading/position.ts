import { counted } from '../block/counted';
import { identity } from '../block/identity';
import { aboutMember, byMember, memberBrief } from '../block/member';
import { history } from '../block/review';
import { traded } from '../block/traded';
import { code } from '../field/codes';
import { mapOf, records } from '../field/nested';
import { bool, count, money, percent, rate, usdt } from '../field/numbers';
import { nullable, sortable, unlisted } from '../field/shared';
import { option, reference, text } from '../field/texts';
import { time } from '../field/times';
import { anyOf, equals, oneOf, range } from '../filter';
import { defineResource } from '../resource';
import { reads } from '../standard';
import { closes, forced } from './forceClose';
import { PositionStatus, positionFlow } from './positionFlow';

/** `biz_pos_side` */
export const PositionSide = { long: 1, short: 2 } as const;

const BASE = 'contractPosition';

/** An amount of the coin the contract is on. */
const size = () => sortable(money({ coin: 'base' }));

/** An amount of the coin the margin is kept in. */
const inMargin = () => sortable(money({ coin: 'marginCoin' }));

/** What members won or lost, in the coin of the margin. */
const gain = () => sortable(money({ coin: 'marginCoin', signed: true }));

/** What is open of one symbol in one direction by one member, at the present mark price. */
export const contractPosition = defineResource({
  name: 'contractPosition',
  view: 'contract/position/index',
  title: 'positionNo',
  decides: ['symbol', 'side', 'unrealizedPnl', 'marginRatio', 'liqPrice'],
  row: {
    /** The version rises with size, margin and the staff's actions; not with the price. */
    ...identity,
    ...memberBrief,
    positionNo: text(),
    ...traded,
    side: sortable(code('biz_pos_side', PositionSide)),
    marginMode: sortable(code('biz_margin_mode')),
    leverage: sortable(count()),
    qty: size(),
    /** What no open entrust is about to close. */
    availQty: size(),
    entryPrice: rate(),
    markPrice: rate(),
    /** True: the symbol's feed has stopped, and the mark price is the last one known. */
    markStale: unlisted(bool()),
    /** Mark price at which it is expected to be liquidated; `null` where no price above zero would. */
    liqPrice: nullable(rate()),
    /** How far the mark is from it, in percent of the mark; below zero when it is beyond. `null` without the price. */
    liqDistance: sortable(nullable(percent({ signed: true }))),
    /** Worth at the mark price. */
    notional: sortable(usdt()),
    margin: inMargin(),
    maintMargin: inMargin(),
    /**
     * Maintenance in percent of margin and unrealised profit, of the whole account in cross mode. `null` when nothing is
     * left of them, which is more than any number in order and filter.
     */
    marginRatio: sortable(nullable(percent())),
    unrealizedPnl: gain(),
    /** Unrealised profit in percent of the initial margin. */
    roe: sortable(percent({ signed: true })),
    /** By what was closed of it already, before fees. */
    realizedPnl: gain(),
    /** Funding received; below zero where it was paid. */
    fundingFee: gain(),
    /** Take profit and stop loss; `null` where none is set. */
    tpPrice: nullable(rate()),
    slPrice: nullable(rate()),
    /** 1 to 5: with 5 it is among the first to be reduced when a liquidation finds no other counterparty. */
    adlRank: sortable(count({ min: 1, max: 5 })),
    status: sortable(code('biz_pos_status', PositionStatus)),
    openedAt: sortable(time()),
    ...forced,
    /** The round trip it belongs to. */
    orderNo: reference(),
  },
  detail: {
    ...history,
    /** Maintenance margin rate of its tier, and the notional up to which that holds. */
    mmr: percent(),
    tierLimit: usdt(),
    /** Margin added to an isolated position. */
    extraMargin: money({ coin: 'marginCoin' }),
  },
  summary: {
    /** Counted without the status filter, so that tabs keep their counts. */
    byStatus: mapOf(count()),
    longNotional: usdt(),
    shortNotional: usdt(),
    /** Long less short. */
    netExposure: usdt({ signed: true }),
    unrealizedPnl: usdt({ signed: true }),
    /** Positions with a margin ratio of 80 % or more. */
    atRisk: count(),
    /** Open notional by symbol, the largest first. */
    bySymbol: records({ symbol: option('contract'), long: usdt(), short: usdt(), count: count() }),
    /** What would be liquidated if all marks moved so far: by -10, -5, -2, -1, 1, 2, 5 and 10 percent. */
    heat: records({ move: percent({ signed: true }), long: usdt(), short: usdt(), count: count() }),
    ...counted,
  },
  filters: {
    ...byMember,
    positionNo: equals(),
    symbol: anyOf(),
    side: oneOf(),
    status: anyOf(),
    marginMode: oneOf(),
    leverage: range(),
    marginRatio: range(),
    liqDistance: range(),
    qty: range(),
    notional: range(),
    margin: range(),
    unrealizedPnl: range(),
    roe: range(),
    adlRank: range(),
    orderNo: equals(),
    ...aboutMember,
  },
  dates: ['openedAt'],
  order: 'marginRatio desc',
  flow: positionFlow,
  calls: { ...reads(BASE), ...closes(BASE) },
});
