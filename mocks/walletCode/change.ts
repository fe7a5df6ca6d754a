import { walletCode as contract } from '../../src/contract/finance/walletCode';
import type { BulkAnswer, Decimal, FieldChange } from '@/api/types';
import { diffOf } from '../core/audit';
import { eachOf } from '../core/bulk';
import { sentFields } from '../core/body';
import type { Sent } from '../core/body';
import type { Db } from '../core/db';
import type { Context } from '../core/http';
import { format, parse } from '../core/money';
import { decideChange, mustBeOwnChange, propose } from '../core/pendingChange';
import { hasFeed } from '../core/prices';
import { invalid, Refusal } from '../core/refusal';
import { changeRow, findRow, touch } from '../core/resource';
import type { WalletCode } from '../core/rows';
import { mustBeUnique } from '../core/unique';
import { walletCodes } from './list';
import { readBalances } from './reading';

type Calls = (typeof contract)['calls'];

/** Body of a new wallet code. */
type Draft = Sent<Calls['add']['body']>;

/** Body of an edit. */
type Edit = Sent<Calls['edit']['body']>;

/** Limits that contradict each other, and a pattern that does not compile, are refused by the field that is wrong. */
function mustFit(
  given: Pick<Edit, 'feeType' | 'minWithdraw' | 'maxWithdraw' | 'dailyWithdraw' | 'fee' | 'addressRegex'>,
): void {
  const { feeType, minWithdraw, maxWithdraw, dailyWithdraw, fee } = given;
  const [least, most] = [parse(minWithdraw), parse(maxWithdraw)];
  try {
    void new RegExp(given.addressRegex, 'u');
  } catch {
    throw invalid('addressRegex');
  }
  if (feeType === 1 && least <= parse(fee)) throw invalid('minWithdraw');
  if (feeType === 2 && parse(fee) > parse('20')) throw invalid('fee');
  if (least > most) throw invalid('maxWithdraw');
  if (most > parse(dailyWithdraw)) throw invalid('dailyWithdraw');
}

/**
 * A coin on a chain the platform did not keep so far; switched off at first. What is given
 * as its price counts for a new coin only.
 */
export function addWalletCode(context: Context<Draft>): { id: number } {
  const { db, user, input } = context;
  if (input.walletCode !== `${input.coin}-${input.protocol}`) throw invalid('walletCode');
  mustBeUnique(contract, db.walletCodes, input);
  const known = db.walletCodes.find((row) => row.coin === input.coin);
  // One coin is kept with one number of decimals, whatever chain it came by.
  if (known && known.ledgerDecimals !== input.ledgerDecimals) throw invalid('ledgerDecimals');
  if (input.ledgerDecimals > input.chainDecimals) throw invalid('ledgerDecimals');
  mustFit(input);
  const priceUsdt = known?.priceUsdt ?? input.priceUsdt;
  const at = db.stamp();
  const { icon = '', explorerTx = '', explorerAddress = '', contractAddress = '', remark = '' } = input;
  const row: WalletCode = {
    ...input,
    icon,
    explorerTx,
    explorerAddress,
    contractAddress,
    remark,
    priceUsdt,
    id: db.nextId('walletCode'),
    version: 1,
    createdAt: at,
    updatedAt: at,
    createdBy: user.userName,
    updatedBy: user.userName,
    rechargeOn: 0,
    withdrawOn: 0,
    hotBalance: '0',
    coldBalance: '0',
    read: { hot: '0', cold: '0' },
    balanceAt: at,
    pendingChange: null,
    changeBy: '',
    changeAt: null,
    status: 0,
  };
  db.walletCodes.push(row);
  context.note({ targetType: 'walletCode', targetId: String(row.id), targetText: row.walletCode });
  return { id: row.id };
}

const FIELDS: readonly (keyof WalletCode)[] = [
  'coinName',
  'icon',
  'showDecimals',
  'minRecharge',
  'confirmations',
  'minWithdraw',
  'maxWithdraw',
  'dailyWithdraw',
  'feeType',
  'fee',
  'memoRequired',
  'addressRegex',
  'explorerTx',
  'explorerAddress',
  'hotAlert',
  'collectThreshold',
  'sort',
  'remark',
];

/** A coin has one price on all its chains; each code it changes has it in its own history. */
function spreadPrice(context: Context<unknown>, { coin, priceUsdt }: WalletCode): void {
  const others = context.db.walletCodes.filter((row) => row.coin === coin && row.priceUsdt !== priceUsdt);
  // The line of the code that was edited.
  if (others.length > 0) context.noteRecord({});
  for (const row of others) {
    const before = { ...row };
    row.priceUsdt = priceUsdt;
    touch(context, row);
    const diff = diffOf(before, row, ['priceUsdt']);
    context.noteRecord({ targetId: String(row.id), targetText: row.walletCode, diff });
  }
}

/** What a new price would do, as a history shows it. */
const priceDiff = ({ priceUsdt: before }: WalletCode, after: Decimal): FieldChange[] => [
  { field: 'priceUsdt', before, after },
];

/**
 * Keeps a new price until another operator confirms it; thresholds and worths follow from prices.
 * @returns the difference it would make
 * @throws Refusal 40904 while a price of the coin waits that is another's or another code's, 40301, 40302
 */
function askForPrice(context: Context<Edit>, row: WalletCode): FieldChange[] {
  const { priceUsdt: given, operPassword } = context.input;
  if (given === undefined) return [];
  if (hasFeed(row.coin)) throw invalid('priceUsdt');
  const priceUsdt = format(parse(given));
  if (priceUsdt === row.priceUsdt || priceUsdt === row.pendingChange?.priceUsdt) return [];
  const { walletCodes: all } = context.db;
  if (all.some((other) => other !== row && other.coin === row.coin && other.pendingChange))
    throw new Refusal(40904);
  mustBeOwnChange(context, row);
  propose(context, row, { priceUsdt }, operPassword);
  return priceDiff(row, priceUsdt);
}

/** Changes a wallet code. A new price is only kept: another operator has to confirm it. */
export function editWalletCode(context: Context<Edit>): { version: number } {
  const { id: _id, version: _version, priceUsdt: _price, operPassword: _password, ...given } = context.input;
  mustFit(given);
  let asked: FieldChange[] = [];
  const { version, diff } = changeRow(context, walletCodes, [...FIELDS, 'changeBy'], (row) => {
    if (given.showDecimals > row.ledgerDecimals) throw invalid('showDecimals');
    asked = askForPrice(context, row);
    Object.assign(row, sentFields(given));
  });
  context.note({ diff: [...diff, ...asked] });
  return { version };
}

/** Puts a new price in force on all chains of its coin, or discards it. */
export function confirmPrice(context: Context<Sent<Calls['confirmChange']['body']>>): { version: number } {
  let decided: FieldChange[] = [];
  const { row, version, diff } = changeRow(context, walletCodes, ['changeBy'], (one) => {
    decided = decideChange(context, one, ({ priceUsdt }) => priceDiff(one, priceUsdt));
  });
  context.note({ diff: [...diff, ...decided] });
  spreadPrice(context, row);
  return { version };
}

const shown = ({ read }: WalletCode) => ({ hotBalance: read.hot, coldBalance: read.cold });

/** Reads the balances again; the history tells what has come to light. */
export function refreshWalletCodes(context: Context<Sent<Calls['refresh']['body']>>): BulkAnswer {
  const { db, input, note, noteRecord } = context;
  note({ targetType: 'walletCode', targetId: input.ids.join(',') });
  return eachOf(context, input.ids, (id) => {
    const row = findRow(context, walletCodes, id);
    const before = shown(row);
    readBalances(db, row);
    const diff = diffOf(before, shown(row), ['hotBalance', 'coldBalance']);
    noteRecord({ targetId: String(id), targetText: row.walletCode, diff });
  });
}

/** True when anything at all was ever done with it or, where it is the last of its coin, with the coin. */
function isUsed(db: Db, row: WalletCode): boolean {
  const last = db.walletCodes.every((other) => other === row || other.coin !== row.coin);
  const uses = (rows: Iterable<{ walletCode?: string; coin?: string }>) =>
    [...rows].some(({ walletCode, coin }) => walletCode === row.walletCode || (last && coin === row.coin));
  return [
    db.recharges.values(),
    db.withdraws.values(),
    db.channels.values(),
    db.rechargeAddresses.values(),
    db.withdrawAddresses.values(),
    db.adjusts.values(),
    db.ledger.accounts(),
  ].some(uses);
}

/** Only codes nothing refers to. */
export function deleteWalletCodes(context: Context<Sent<Calls['remove']['body']>>): BulkAnswer {
  const { db, input, note, noteRecord } = context;
  note({ targetType: 'walletCode', targetId: input.ids.join(',') });
  return eachOf(context, input.ids, (id) => {
    const row = findRow(context, walletCodes, id);
    if (isUsed(db, row)) throw new Refusal(40906);
    db.walletCodes.splice(db.walletCodes.indexOf(row), 1);
    noteRecord({ targetId: String(id), targetText: row.walletCode });
  });
}
