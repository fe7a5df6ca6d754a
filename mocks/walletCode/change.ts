import { walletCode as contract } from '../../src/contract/finance/walletCode';
import type { BulkAnswer } from '@/api/types';
import { diffOf } from '../core/audit';
import { BULK_CAP, eachOf } from '../core/bulk';
import { sentFields } from '../core/body';
import type { Sent } from '../core/body';
import { int, listOf, object } from '../core/check';
import type { Db } from '../core/db';
import type { Context } from '../core/http';
import { parse } from '../core/money';
import { hasFeed } from '../core/prices';
import { invalid, Refusal } from '../core/refusal';
import { changeRow, findRow, touch } from '../core/resource';
import type { WalletCode } from '../core/rows';
import { mustBeUnique } from '../core/unique';
import { walletCodes } from './list';

type Calls = (typeof contract)['calls'];

/** Body of a new wallet code. */
type Draft = Sent<Calls['add']['body']>;

/** Body of an edit. */
type Edit = Sent<Calls['edit']['body']>;

/** Body about several wallet codes. */
export const some = object({ ids: listOf(int, BULK_CAP) });

/** Limits that contradict each other, and a pattern that does not compile, are refused by the field that is wrong. */
function mustFit(given: Omit<Edit, 'id' | 'version'>): void {
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
 * A coin on a chain the platform did not keep so far; switched off until somebody switches it on. What is given
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
    balanceAt: at,
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
  'priceUsdt',
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

export function editWalletCode(context: Context<Edit>): { version: number } {
  const { id: _id, version: _version, ...given } = context.input;
  mustFit(given);
  const { row, version } = changeRow(context, walletCodes, FIELDS, (row) => {
    if (given.showDecimals > row.ledgerDecimals) throw invalid('showDecimals');
    if (given.priceUsdt !== undefined && hasFeed(row.coin)) throw invalid('priceUsdt');
    Object.assign(row, sentFields(given));
  });
  spreadPrice(context, row);
  return { version };
}

/** Reads the balances again; here they are what they are, and only the moment is new. */
export function refreshWalletCodes(context: Context<ReturnType<typeof some>>): BulkAnswer {
  const { db, input, lang, note, noteRecord } = context;
  note({ targetType: 'walletCode', targetId: input.ids.join(',') });
  return eachOf(input.ids, lang, (id) => {
    const row = findRow(context, walletCodes, id);
    row.balanceAt = db.stamp();
    noteRecord({ targetId: String(id), targetText: row.walletCode });
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
export function deleteWalletCodes(context: Context<ReturnType<typeof some>>): BulkAnswer {
  const { db, input, lang, note, noteRecord } = context;
  note({ targetType: 'walletCode', targetId: input.ids.join(',') });
  return eachOf(input.ids, lang, (id) => {
    const row = findRow(context, walletCodes, id);
    if (isUsed(db, row)) throw new Refusal(40906);
    db.walletCodes.splice(db.walletCodes.indexOf(row), 1);
    noteRecord({ targetId: String(id), targetText: row.walletCode });
  });
}
