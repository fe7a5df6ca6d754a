import { counted } from '../block/counted';
import { aboutMember, byMember, memberBrief } from '../block/member';
import { traded } from '../block/traded';
import { code } from '../field/codes';
import { records } from '../field/nested';
import { count, money, percent, rate, usdt } from '../field/numbers';
import { nullable, sortable, unlisted } from '../field/shared';
import { id, reference, text } from '../field/texts';
import { time } from '../field/times';
import { anyOf, equals, oneOf, range } from '../filter';
import { defineResource } from '../resource';
import { exports, flatList, summarises } from '../standard';

/** `biz_entrust_action`: the first two open. */
export const EntrustAction = { openLong: 1, openShort: 2, closeLong: 3, closeShort: 4 } as const;

/** `biz_exec_type`: only a trade is the member's own doing. */
export const ExecType = { trade: 1, liquidation: 2, deleveraging: 3, staffClose: 4, settlement: 5 } as const;

/** One fill of an entrust. */
export const dealLine = {
  id: sortable(id()),
  dealNo: sortable(text()),
  entrustNo: reference(),
  orderNo: reference(),
  ...traded,
  action: sortable(code('biz_entrust_action')),
  price: sortable(rate()),
  qty: sortable(money({ coin: 'base' })),
  /** `price × qty`. */
  value: sortable(money({ coin: 'marginCoin' })),
  role: code('biz_deal_role'),
  /** Below zero for a rebate. */
  fee: sortable(money({ coin: 'marginCoin' })),
  feeRate: percent(),
  /** `null` for a deal that opens. A loss beyond the margin is not part of it. */
  realizedPnl: sortable(nullable(money({ coin: 'marginCoin', signed: true }))),
  execType: sortable(code('biz_exec_type')),
  createdAt: sortable(time()),
  /** Milliseconds of `createdAt`. */
  createdMs: unlisted(count({ min: 0, max: 999 })),
};

/** Fills of members' entrusts; nothing changes them. */
export const contractDeal = defineResource({
  name: 'contractDeal',
  view: 'contract/deal/index',
  title: 'dealNo',
  decides: ['symbol', 'action', 'price', 'qty', 'realizedPnl'],
  row: { ...dealLine, ...memberBrief },
  summary: {
    /** Number of deals. */
    deals: count(),
    volume: usdt(),
    fees: usdt(),
    realizedPnl: usdt({ signed: true }),
    /** Each hour from the first deal of the filter to the last one, the latest 168 at most, the oldest first. */
    byHour: records({ hour: time(), deals: count(), volume: usdt() }),
    ...counted,
  },
  filters: {
    ...byMember,
    dealNo: equals(),
    entrustNo: equals(),
    orderNo: equals(),
    symbol: anyOf(),
    action: anyOf(),
    role: oneOf(),
    execType: anyOf(),
    price: range(),
    qty: range(),
    value: range(),
    realizedPnl: range(),
    ...aboutMember,
  },
  unique: ['dealNo'],
  dates: ['createdAt'],
  calls: {
    ...flatList('contractDeal'),
    ...summarises('contractDeal'),
    ...exports('contractDeal'),
  },
});
