import { CancelReason } from '../../../src/contract/contract/entrust';
import type { HttpHandler } from 'msw';
import { contractSymbol as contract } from '../../../src/contract/contract/symbol';
import { bodyOf, typed } from '../../core/body';
import type { Sent } from '../../core/body';
import type { Db } from '../../core/db';
import { call } from '../../core/http';
import type { Context } from '../../core/http';
import { parse } from '../../core/money';
import { plainHandlers } from '../../core/plain';
import { invalid, Refusal } from '../../core/refusal';
import { changeRow, findRow } from '../../core/resource';
import { stepUp } from '../../core/stepUp';
import { endEntrust, isOpen, opens } from '../entrusts';
import { positionsIn } from '../find';
import { contractSymbols as symbols, symbolOptions } from '../lists/symbols';
import { previewOf } from '../previewEdit';
import { mustBeSound } from '../symbolRules';
import { CLOSE_ONLY, DELISTED, SUSPENDED, TRADING } from '../symbols';
import type { SymbolRow } from '../tables';

const { calls } = contract;

/** The states a symbol may go to from each. */
const STEPS: Readonly<Record<number, readonly number[]>> = {
  [TRADING]: [CLOSE_ONLY],
  [CLOSE_ONLY]: [TRADING, SUSPENDED, DELISTED],
  [SUSPENDED]: [CLOSE_ONLY],
};

const tierText = ({ riskTiers }: Partial<SymbolRow>): string | undefined =>
  riskTiers
    ?.map(({ maxNotional, maxLeverage, mmr }) => `${parse(maxNotional)} ${maxLeverage} ${parse(mmr)}`)
    .join('|');

/** True where risk tiers or fees are to be others: that takes the operator's own password. */
const changesRisk = (row: SymbolRow, given: Partial<SymbolRow>): boolean =>
  (given.riskTiers !== undefined && tierText(given) !== tierText(row)) ||
  (given.takerFee !== undefined && parse(given.takerFee) !== parse(row.takerFee)) ||
  (given.makerFee !== undefined && parse(given.makerFee) !== parse(row.makerFee));

function passwordIn(input: unknown): string {
  const given = typeof input === 'object' && input !== null ? Reflect.get(input, 'operPassword') : undefined;
  if (typeof given !== 'string' || given === '') throw invalid('operPassword');
  return given;
}

/** @throws Refusal 40000 for what a symbol cannot have, 40904 for one that is delisted, 40301, 40302 */
function mayHave(context: Context<unknown>, body: Partial<SymbolRow>, row?: SymbolRow): void {
  mustBeSound({ ...row, ...body }, row === undefined);
  if (!row) return;
  if (row.tradeState === DELISTED) throw new Refusal(40904);
  if (changesRisk(row, body)) stepUp(context, passwordIn(context.input));
}

/** Members may not open any more: what waits to do so ends. */
function endOpenings(db: Db, symbol: string): void {
  for (const row of db.entrusts.values())
    if (row.symbol === symbol && isOpen(row) && opens(row))
      endEntrust(db, row, 'cancelled', CancelReason.closeOnly);
}

function setTradeState(context: Context<Sent<typeof calls.setTradeState.body>>): object {
  const { db, input } = context;
  const { tradeState, operPassword } = input;
  const { version, row } = changeRow(context, symbols, ['tradeState'], (changed) => {
    if (!STEPS[changed.tradeState]?.includes(tradeState)) throw new Refusal(40904, { because: 'tradeStep' });
    if (tradeState === DELISTED && positionsIn(db, changed.symbol).length > 0)
      throw new Refusal(40904, { because: 'positionsOpen' });
    stepUp(context, operPassword);
    changed.tradeState = tradeState;
  });
  if (tradeState !== TRADING) endOpenings(db, row.symbol);
  return { version };
}

/** How the staff keeps symbols. */
export const symbolCalls = (db: Db): HttpHandler[] => [
  ...plainHandlers<SymbolRow>(db, contract, {
    ...symbolOptions,
    rows: ({ symbols: table }) => table,
    mayHave,
    create: (base, body) => ({
      remark: '',
      ...base,
      ...typed(calls.add.body, body),
      sort: typeof body['sort'] === 'number' ? body['sort'] : 100,
      tradeState: SUSPENDED,
      status: 0,
      fundedUntil: db.now(),
    }),
  }),
  call(
    db,
    'POST contractSymbol/previewEdit',
    { permission: ['contractSymbol/edit'] },
    bodyOf(db, calls.previewEdit.body),
    (context) => {
      const row = findRow(context, symbols, context.input.id);
      mustBeSound(context.input, false);
      return previewOf(db, row, context.input);
    },
  ),
  call(
    db,
    'PUT contractSymbol/setTradeState',
    { action: { title: symbols.title, type: 'edit' } },
    bodyOf(db, calls.setTradeState.body),
    setTradeState,
  ),
];
