import type { HttpHandler } from 'msw';
import { feeds } from '../../src/contract/shell/homeDesk';
import { contractDeal } from '../../src/contract/trading/deal';
import { contractEntrust } from '../../src/contract/trading/entrust';
import { contractOrder } from '../../src/contract/trading/order';
import { contractPosition } from '../../src/contract/trading/position';
import type { Db } from '../core/db';
import { answer } from '../core/http';
import { format } from '../core/money';
import { readHandlers } from '../core/reads';
import { tierOf } from '../core/trading/tiers';
import { cancelCalls } from './calls/cancel';
import { closeSymbolCalls } from './calls/closeSymbol';
import { forceCloseCalls } from './calls/forceClose';
import { symbolCalls } from './calls/symbol';
import { dealSummary } from './figures/deals';
import { entrustSummary } from './figures/entrusts';
import { orderSummary } from './figures/orders';
import { feedsOf } from './feeds';
import { positionSummary } from './figures/positions';
import { contractDeals } from './lists/deals';
import { contractEntrusts } from './lists/entrusts';
import { contractOrders } from './lists/orders';
import { contractPositions } from './lists/positions';
import { entrustDetail, statementOf } from './statement';
import { mustBeSymbol, tiersOf } from './symbols';
import type { PositionRow } from './tables';
import { valued } from './valuation';

/** The tier a position is in, and what was added to it. */
function positionDetail(db: Db, row: PositionRow): object {
  const tier = tierOf(tiersOf(mustBeSymbol(db, row.symbol)), valued(db, row).notional);
  return {
    mmr: format(tier.mmr),
    tierLimit: format(tier.maxNotional),
    extraMargin: format(row.holding.extra),
  };
}

/** Every call about perpetual contracts. */
export const tradingHandlers = (db: Db): HttpHandler[] => [
  ...symbolCalls(db),
  answer(db, feeds, () => feedsOf(db)),
  ...cancelCalls(db),
  ...forceCloseCalls(db),
  ...closeSymbolCalls(db),
  ...readHandlers(db, contractPosition, contractPositions, {
    detail: (_, row) => positionDetail(db, row),
    summary: positionSummary,
  }),
  ...readHandlers(db, contractOrder, contractOrders, {
    detail: (_, row) => statementOf(db, row),
    summary: orderSummary,
  }),
  ...readHandlers(db, contractEntrust, contractEntrusts, {
    detail: (_, row) => entrustDetail(db, row),
    summary: entrustSummary,
  }),
  ...readHandlers(db, contractDeal, contractDeals, { summary: dealSummary }),
];
