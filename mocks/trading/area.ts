import { contractPosition } from '../../src/contract/trading/position';
import { recordKinds } from '../../src/contract/records';
import { OnOff } from '../../src/contract/block/switchFlow';
import type { Area } from '../core/area';
import { changeQueue } from '../core/change/handlers';
import { rowsOf } from '../core/lookup';
import { parse } from '../core/money';
import { inLang } from '../core/optionHandlers';
import { listPath } from '../core/resource';
import { tradingAlerts } from './alerts';
import { closeRequests } from './calls/closeSymbol';
import { guardedSymbols } from './calls/symbol';
import { CONTRACT_ACCOUNT, MARGIN_COIN } from './account';
import { closedResults } from './closedResults';
import { fundingJob } from './funding';
import { tradingHandlers } from './handlers';
import { homeFigures, homeLines, interestOf } from './home';
import { checkCounterparty, checkEntrusts, checkOrders, checkPositions } from './invariants';
import { contractDeals } from './lists/deals';
import { contractEntrusts } from './lists/entrusts';
import { contractOrders } from './lists/orders';
import { contractPositions } from './lists/positions';
import { tradingSearches } from './searches';
import { matchingJob } from './match';
import { tradingVisits } from './visits';
import { seedExits } from './seeds/exits';
import { seedSymbols } from './seeds/symbols';
import { scheduleTrading } from './seeds/past';
import { tradingSettings } from './settings';
import { unrealized } from './unrealized';
import { valued } from './valuation';

const inAccount = { accountType: CONTRACT_ACCOUNT, coin: MARGIN_COIN };

/** Perpetual contracts: symbols, positions, round trips, entrusts and deals of members. */
export const trading: Area = {
  name: 'trading',
  records: {
    contractPosition: ['合约持仓', 'Position', '合約持倉'],
    contractOrder: ['合约订单', 'Contract order', '合約訂單'],
    contractEntrust: ['合约委托', 'Entrust', '合約委託'],
    contractDeal: ['合约成交', 'Deal', '合約成交'],
    contractSymbol: ['合约品种', 'Contract symbol', '合約品種'],
  },
  settings: tradingSettings,
  tables: () => ({
    symbols: new Map(),
    positions: new Map(),
    contractOrders: new Map(),
    entrusts: new Map(),
    deals: [],
    fundings: [],
    liquidations: [],
    symbolCloses: new Map(),
    insurancePaid: [],
  }),
  handlers: tradingHandlers,
  seeds: { start: seedSymbols, past: scheduleTrading, end: seedExits },
  homeFigures,
  homeLines,
  openInterest: interestOf,
  visits: tradingVisits,
  alerts: tradingAlerts,
  jobs: [fundingJob, matchingJob],
  closedResults,
  invariants: [checkOrders, checkCounterparty, checkPositions, checkEntrusts],
  causes: {
    contractOrder: (db) => Array.from(db.contractOrders.values(), ({ orderNo }) => orderNo),
    contractEntrust: (db) => Array.from(db.entrusts.values(), ({ entrustNo }) => entrustNo),
  },
  unrealized,
  open: {
    kind: 'contractPosition',
    of: (db, subject) =>
      'memberId' in subject
        ? rowsOf(db.positions, subject.memberId).map((row) => ({
            memberId: row.memberId,
            status: valued(db, row).status,
            value: row.holding.margin + row.holding.extra,
            hold: 'never',
          }))
        : [],
  },
  setAside: (db) => [
    ...Array.from(db.positions.values(), ({ memberId, holding }) => ({
      ...inAccount,
      memberId,
      amount: holding.margin + holding.extra,
    })),
    ...Array.from(db.entrusts.values(), ({ memberId, frozenMargin }) => ({
      ...inAccount,
      memberId,
      amount: parse(frozenMargin),
    })),
  ],
  traded: (db, memberId) =>
    rowsOf(db.deals, memberId).map(({ createdAt, value }) => ({ at: createdAt, value: parse(value) })),
  searches: tradingSearches,
  changes: [
    changeQueue('contractSymbol', guardedSymbols),
    {
      kind: 'contractPosition',
      list: recordKinds.contractPosition.list,
      confirm: contractPosition.calls.confirmCloseSymbol.permission,
      rows: closeRequests,
    },
  ],
  logTargets: [
    {
      type: contractPositions.target,
      list: listPath(contractPositions),
      find: (db, id) => db.contractOrders.get(id),
    },
    {
      type: contractOrders.target,
      list: listPath(contractOrders),
      find: (db, id) => db.contractOrders.get(id),
    },
    {
      type: contractEntrusts.target,
      list: listPath(contractEntrusts),
      find: (db, id) => db.entrusts.get(id),
    },
    {
      type: contractDeals.target,
      list: listPath(contractDeals),
      find: ({ deals }, id) => deals.find((row) => row.id === id),
    },
  ],
  options: {
    contract: (db, lang) =>
      [...db.symbols.values()]
        .filter(({ deleted, status }) => !deleted && status === OnOff.on)
        .map(({ symbol, name: { zh, en, tw } }) => ({
          key: symbol,
          value: `${symbol} ${inLang([zh, en, tw], lang)}`,
        })),
  },
};
