import { counted } from '../block/counted';
import { aboutMember, byMember, memberBrief } from '../block/member';
import { identity } from '../block/identity';
import { ledgerLine } from '../block/ledger';
import { balances } from '../block/touches';
import { traded } from '../block/traded';
import { bulkAnswer, put, read } from '../call';
import { password, reason, requestId, versions } from '../field/body';
import { code } from '../field/codes';
import { record, records } from '../field/nested';
import { count, flag, money, rate, usdt } from '../field/numbers';
import { nullable, sortable } from '../field/shared';
import { ids, option, reference, text } from '../field/texts';
import { time } from '../field/times';
import { anyOf, equals, oneOf, range } from '../filter';
import { defineResource } from '../resource';
import { reads } from '../standard';
import { dealLine } from './deal';
import { forced } from './forceClose';
import { EntrustStatus, entrustFlow } from './entrustFlow';

/** `biz_entrust_type` */
export const EntrustType = {
  limit: 1,
  market: 2,
  stopLimit: 3,
  stopMarket: 4,
  takeProfit: 5,
  stopLoss: 6,
  trailing: 7,
} as const;

/** `biz_create_type`: who placed an entrust. */
export const CreateType = {
  member: 1,
  takeProfit: 2,
  stopLoss: 3,
  liquidation: 4,
  deleveraging: 5,
  settlement: 6,
  system: 7,
  staff: 8,
} as const;

/** `biz_cancel_reason`: why the platform ended an entrust by itself. */
export const CancelReason = {
  positionClosed: 'positionClosed',
  closeOnly: 'closeOnly',
  noBalance: 'noBalance',
  member: 'member',
  expired: 'expired',
} as const;

/** Entrusts of the platform itself, which cannot be cancelled. */
export const FORCED: readonly number[] = [
  CreateType.liquidation,
  CreateType.deleveraging,
  CreateType.settlement,
  CreateType.staff,
];

/** Most entrusts that are cancelled at once. */
export const CANCEL_MOST = 100;

/** One instruction to open or to close. */
export const entrustLine = {
  ...identity,
  entrustNo: sortable(text()),
  /** Empty until the order begins, with the first deal that opens. */
  orderNo: reference(),
  ...traded,
  action: sortable(code('biz_entrust_action')),
  type: sortable(code('biz_entrust_type', EntrustType)),
  tif: code('biz_tif'),
  /** `null`: at the market's price. */
  price: sortable(nullable(rate())),
  /** `null` for one that waits for no price, and so is `triggerBy`. */
  triggerPrice: nullable(rate()),
  triggerBy: nullable(code('biz_trigger_by')),
  qty: sortable(money({ coin: 'base' })),
  filledQty: money({ coin: 'base', goal: 'qty' }),
  /** `null` until the first deal. */
  avgPrice: nullable(rate()),
  leverage: count(),
  marginMode: code('biz_margin_mode'),
  /** Locked for what is not filled yet; released by a cancellation. */
  frozenMargin: sortable(money({ coin: 'marginCoin' })),
  /** Of its deals. */
  fee: money({ coin: 'marginCoin' }),
  reduceOnly: flag(),
  createType: sortable(code('biz_create_type', CreateType)),
  clientType: code('biz_register_source'),
  status: sortable(code('biz_entrust_status', EntrustStatus)),
  /** Empty unless it was cancelled, rejected or has expired. */
  /** The words of a `biz_cancel_reason`, or what an operator wrote. */
  cancelReason: text(),
  ...forced,
  createdAt: sortable(time()),
  updatedAt: sortable(time()),
};

/** How many entrusts, and what is locked for them. */
const figure = { count: count(), frozenMargin: usdt() };

/** Resources that a cancellation changes besides entrusts. */
const touches = [...balances, 'contractOrder'] as const;

/** Instructions of members to open or close in a contract. */
export const contractEntrust = defineResource({
  name: 'contractEntrust',
  view: 'contract/entrust/index',
  title: 'entrustNo',
  decides: ['symbol', 'action', 'price'],
  row: { ...entrustLine, ...memberBrief },
  detail: {
    /** Its fills, the oldest first. */
    deals: records(dealLine),
    /** Lines with `refType` `contractEntrust` and its number, the oldest first: margin locked and released. */
    ledger: records(ledgerLine),
  },
  summary: {
    /** Those that can still be filled. */
    open: record(figure),
    /** The open ones by type, the largest number first. */
    byType: records({ type: code('biz_entrust_type'), ...figure }),
    ...counted,
  },
  filters: {
    ...byMember,
    entrustNo: equals(),
    symbol: anyOf(),
    action: anyOf(),
    status: anyOf(),
    type: anyOf(),
    createType: anyOf(),
    orderNo: equals(),
    tif: oneOf(),
    qty: range(),
    frozenMargin: range(),
    marginMode: oneOf(),
    reduceOnly: oneOf(),
    clientType: oneOf(),
    ...aboutMember,
  },
  unique: ['entrustNo'],
  dates: ['createdAt', 'updatedAt'],
  flow: entrustFlow,
  calls: {
    ...reads('contractEntrust'),
    /** Cancels what is not filled and releases its margin. Only open entrusts (`OPEN_ENTRUST`), never `FORCED` ones. */
    cancel: put('contractEntrust/cancel', {
      body: {
        ids: ids({ max: CANCEL_MOST }),
        versions: versions(),
        reason: reason(),
        requestId: requestId(),
      },
      answer: bulkAnswer,
      refusals: ['wrongState'],
      touches,
    }),
    /** What `cancelBySymbol` would cancel now. */
    cancelBySymbolPreview: read('contractEntrust/cancelBySymbolPreview', {
      permission: 'contractEntrust/cancelBySymbol',
      staffOnly: true,
      query: { symbol: option('contract') },
      answer: { ...figure, members: count(), stopLosses: count(), takeProfits: count() },
      refusals: ['notFound'],
    }),
    /** Cancels all open entrusts of one contract but for `FORCED` ones. */
    cancelBySymbol: put('contractEntrust/cancelBySymbol', {
      body: {
        symbol: option('contract'),
        reason: reason(),
        operPassword: password(),
        requestId: requestId(),
      },
      staffOnly: true,
      answer: figure,
      refusals: ['notFound', 'wrongState'],
      touches,
    }),
  },
});
