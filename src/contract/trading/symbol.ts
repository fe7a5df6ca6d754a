import { audit } from '../block/audit';
import { identity } from '../block/identity';
import { confirms, foresees, guardedAnswer, onlyPending, pendingChange } from '../block/pendingChange';
import { history } from '../block/review';
import { post, put } from '../call';
import { password, reason, requestId } from '../field/body';
import { code } from '../field/codes';
import { records } from '../field/nested';
import { bool, count, flag, percent, rate, usdt } from '../field/numbers';
import { nullable, optional, sortable, unlisted } from '../field/shared';
import { note, text } from '../field/texts';
import { time } from '../field/times';
import { anyOf, contains, oneOf, range } from '../filter';
import { defineResource } from '../resource';
import { exports, lists, orders, switches } from '../standard';
import { symbolRules } from './symbolRules';
import { editable, guardedTerms, kept, sourceQuote } from './symbolTerms';
import { TradeState, symbolFlow } from './symbolFlow';

const BASE = 'contractSymbol';

const USERS = ['contractPosition', 'options', 'board', 'home'] as const;

const terms = { ...editable, sort: optional(editable.sort), remark: optional(note()) };

/** Perpetual contracts that members trade. Prices come from the feed; there is no way to enter one. */
export const contractSymbol = defineResource({
  name: 'contractSymbol',
  view: 'contract/symbol/index',
  title: 'symbol',
  decides: ['tradeState', 'markPrice', 'openInterest'],
  row: {
    ...identity,
    ...kept,
    ...editable,
    tradeState: sortable(code('biz_trade_state', TradeState)),
    lastPrice: sortable(rate()),
    markPrice: sortable(rate()),
    indexPrice: sortable(rate()),
    change24h: sortable(percent({ signed: true })),
    /** When the feed was last heard. */
    feedAt: time(),
    /** True: that is too long ago to trust the prices. */
    feedStale: unlisted(bool()),
    /** Of the interval that runs. */
    fundingRate: sortable(percent({ signed: true })),
    /** Worth of all open positions of one side at the mark. */
    openInterest: sortable(usdt()),
    volume24h: sortable(usdt()),
    /** Members' long by their short worth; `null` without a short one. */
    longShortRatio: sortable(nullable(rate())),
    openPositions: sortable(count()),
    ...pendingChange(guardedTerms),
    status: flag('sys_normal_disable'),
    ...audit,
  },
  detail: {
    /** What each of its sources says at this moment, in their order. */
    sources: records(sourceQuote),
    ...history,
  },
  unique: ['symbol'],
  rules: symbolRules,
  filters: {
    symbol: contains(),
    /** A part of the name in any of the languages. */
    name: contains(text()),
    tradeState: anyOf(),
    status: oneOf(),
    base: anyOf(),
    openInterest: range(),
    volume24h: range(),
    longShortRatio: range(),
    pending: onlyPending,
  },
  dates: ['createdAt', 'updatedAt'],
  order: 'sort asc',
  flow: symbolFlow,
  calls: {
    ...lists(BASE),
    ...exports(BASE),
    ...switches(BASE, USERS),
    ...orders(BASE, ['options']),
    /** Creates a symbol, suspended and switched off. */
    add: post(`${BASE}/add`, {
      body: { ...kept, ...terms, requestId: requestId() },
      refusals: ['notUnique'],
      touches: ['options'],
    }),
    edit: put(`${BASE}/edit`, {
      body: {
        ...identity,
        ...terms,
        /** Required with a change of what is guarded. */
        operPassword: optional(password()),
      },
      answer: guardedAnswer,
      refusals: ['wrongState'],
      touches: USERS,
    }),
    ...confirms(BASE, USERS),
    ...foresees(BASE, guardedTerms),
    /** `wrongState`: no such step from the present state, or delisting with open positions. */
    setTradeState: put(`${BASE}/setTradeState`, {
      body: {
        ...identity,
        tradeState: code('biz_trade_state', TradeState),
        reason: reason(),
        operPassword: password(),
      },
      refusals: ['wrongState'],
      touches: USERS,
    }),
  },
});
