import { TradeState } from '@/contract/trading/symbolFlow';
import { IndexSource } from '@/contract/trading/termRules';
import { positionsIn } from '#mocks/trading/find';
import type { SymbolRow } from '#mocks/trading/tables';
import type { Draws, Walk } from './draws';
import { withdrawn } from './withdrawn';

/** What of a symbol can be changed, as it is. */
function termsOf(row: SymbolRow): object {
  const { name, priceTick, qtyStep, minQty, maxQty, maxPosition, leverages, defaultLeverage } = row;
  const { riskTiers, fundingInterval, fundingCap, indexSources } = row;
  const sizes = { priceTick, qtyStep, minQty, maxQty, maxPosition };
  return { name, ...sizes, leverages, defaultLeverage, riskTiers, fundingInterval, fundingCap, indexSources };
}

/** Contracts: positions are closed, entrusts cancelled, symbols changed. */
export const tradingWalk: Walk = (draws: Draws) => {
  const { db, random, one, some, version, versions, ...draw } = draws;
  const ids = (rows: readonly { id: number }[]) => rows.map(({ id }) => id);
  const positions = () => db.positions.values();
  const symbolName = () => one(db.symbols.values()).symbol;
  const signed = () => ({ operPassword: draw.password(), requestId: draw.requestId() });
  const why = () => ({ forceReason: random.pick(['risk', 'request', 'whim']), reason: draw.reason() });
  const share = () => random.pick(['25', '50', '75', '100', '99']);
  const waiting = () => [...db.symbolCloses.values()];
  const isCloseable = ({ symbol, tradeState }: SymbolRow) =>
    (tradeState === TradeState.closeOnly || tradeState === TradeState.suspended) &&
    positionsIn(db, symbol).length > 0;
  const open = ({ status }: { status: number }) => status < 3;
  const fees = () => ({
    takerFee: random.pick(['0.05', '0.06', '0.05', '0.2', '2']),
    makerFee: random.pick(['0.02', '-0.01', '0.02', '-1']),
  });
  const wished = () =>
    random.pick([
      {},
      { fundingCap: random.pick(['0.02', '0.5', '0.7', '50']) },
      { indexSources: random.shuffle(Object.values(IndexSource)).slice(0, random.int(2, 5)) },
      { riskTiers: [{ maxNotional: '9000000', maxLeverage: 125, mmr: random.pick(['0.3', '0.6', '0.7']) }] },
    ]);
  const reads = ['contractPosition', 'contractOrder', 'contractEntrust'] as const;
  return [
    ...reads.flatMap((base) => [
      { route: `GET ${base}/list` as const, input: draw.page },
      { route: `GET ${base}/summary` as const, input: () => ({}) },
      { route: `GET ${base}/export` as const, input: () => ({ symbol: [symbolName()] }) },
    ]),
    { route: 'GET contractPosition/get', input: () => ({ id: one(positions()).id }) },
    { route: 'GET contractOrder/get', input: () => ({ id: one(db.contractOrders.values()).id }) },
    { route: 'GET contractEntrust/get', input: () => ({ id: one(db.entrusts.values()).id }) },
    { route: 'GET contractDeal/list', input: draw.page },
    { route: 'GET contractDeal/summary', input: () => ({ symbol: [symbolName()] }) },
    { route: 'GET contractDeal/export', input: () => ({ symbol: [symbolName()] }) },
    {
      route: 'POST contractPosition/previewForceClose',
      input: () => ({ ids: ids(some(4, positions())), share: share() }),
    },
    {
      route: 'PUT contractPosition/forceClose',
      often: 4,
      input: () => {
        const rows = some(3, positions());
        return { ids: ids(rows), versions: versions(rows), share: share(), ...why(), ...signed() };
      },
    },
    { route: 'GET contractPosition/previewCloseSymbol', input: () => ({ symbol: symbolName() }) },
    {
      route: 'PUT contractPosition/forceCloseSymbol',
      often: 2,
      input: () => ({
        symbol: one(db.symbols.values(), isCloseable).symbol,
        ...why(),
        ...signed(),
      }),
    },
    { route: 'GET contractPosition/symbolCloses', input: () => ({}) },
    {
      route: 'PUT contractPosition/confirmCloseSymbol',
      often: 2,
      input: () => {
        const row =
          waiting().length > 0 ? one(waiting(), ({ status }) => status === 1) : { id: 9, version: 1 };
        return {
          id: row.id,
          version: version(row),
          result: random.pick(['approve', 'approve', 'reject']),
          reason: draw.reason(),
          ...signed(),
        };
      },
    },
    {
      route: 'PUT contractEntrust/cancel',
      often: 3,
      input: () => {
        const rows = some(3, db.entrusts.values(), open);
        const requestId = draw.requestId();
        return { ids: ids(rows), versions: versions(rows), reason: draw.reason(), requestId };
      },
    },
    { route: 'GET contractEntrust/cancelBySymbolPreview', input: () => ({ symbol: symbolName() }) },
    {
      route: 'PUT contractEntrust/cancelBySymbol',
      input: () => ({ symbol: symbolName(), reason: draw.reason(), ...signed() }),
    },
    { route: 'GET contractSymbol/list', input: draw.page },
    { route: 'GET contractSymbol/get', input: () => ({ id: one(db.symbols.values()).id }) },
    { route: 'GET contractSymbol/export', input: () => ({}) },
    {
      route: 'POST contractSymbol/add',
      input: () => ({
        ...termsOf(one(db.symbols.values())),
        ...fees(),
        symbol: random.pick(['NEWUSDT', 'BTCUSDT', 'lower']),
        base: 'NEW',
        quote: 'USDT',
        marginCoin: 'USDT',
      }),
    },
    {
      route: 'POST contractSymbol/effect',
      input: () => {
        const { id, riskTiers } = one(db.symbols.values());
        return { id, riskTiers: random.chance(0.8) ? riskTiers : riskTiers.toReversed(), ...fees() };
      },
    },
    {
      route: 'PUT contractSymbol/confirmChange',
      input: () => {
        const row = one(db.symbols.values(), ({ pendingChange }) => pendingChange !== null);
        const result = random.pick(['approve', 'reject']);
        const who = { id: row.id, version: version(row) };
        return { ...who, result, reason: draw.reason(), operPassword: draw.password() };
      },
    },
    withdrawn(draws, 'PUT contractSymbol/withdrawChange', () => db.symbols.values()),
    {
      route: 'PUT contractSymbol/edit',
      often: 6,
      input: () => {
        const row = one(db.symbols.values());
        return {
          id: row.id,
          version: version(row),
          ...termsOf(row),
          ...fees(),
          ...wished(),
          operPassword: draw.password(),
        };
      },
    },
    {
      route: 'PUT contractSymbol/setStatus',
      input: () => {
        const row = one(db.symbols.values());
        return { id: row.id, version: version(row), on: draw.onOff() };
      },
    },
    {
      route: 'PUT contractSymbol/setTradeState',
      often: 4,
      input: () => {
        const row = one(db.symbols.values());
        const tradeState = random.int(1, 4);
        return {
          id: row.id,
          version: version(row),
          tradeState,
          reason: draw.reason(),
          operPassword: draw.password(),
        };
      },
    },
    {
      route: 'PUT contractSymbol/sort',
      input: () => {
        const rows = [...db.symbols.values()];
        return { ids: ids(random.shuffle(rows)), versions: versions(rows) };
      },
    },
  ];
};
