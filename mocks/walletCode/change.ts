import type { BulkAnswer } from '@/api/types';
import { diffOf } from '../core/audit';
import { BULK_CAP, eachOf } from '../core/bulk';
import { decimal, int, listOf, object, oneOf, optional, text, withDefault } from '../core/check';
import type { Check } from '../core/check';
import type { Db } from '../core/db';
import { inDictionary } from '../core/dictionary';
import type { Context } from '../core/http';
import { parse } from '../core/money';
import { hasFeed } from '../core/prices';
import { invalid, Refusal } from '../core/refusal';
import { changeRow, findRow, touch } from '../core/resource';
import type { FeeType, OnOff, WalletCode } from '../core/rows';
import { walletCodes } from './list';

const onOff = oneOf<OnOff>(0, 1);

/** A whole number of a range. */
const within =
  (min: number, max: number): Check<number> =>
  (value, field) => {
    const number = int(value, field);
    if (number < min || number > max) throw invalid(field);
    return number;
  };

/** A pattern that compiles and covers the whole address. */
const pattern: Check<string> = (value, field) => {
  const source = text(300, 3)(value, field);
  if (!source.startsWith('^') || !source.endsWith('$')) throw invalid(field);
  try {
    void new RegExp(source, 'u');
  } catch {
    throw invalid(field);
  }
  return source;
};

/** A page of a block explorer with a place for what is looked up. */
const explorer =
  (place: string): Check<string> =>
  (value, field) => {
    const url = withDefault(text(200), '')(value, field);
    if (url && (!url.startsWith('https://') || !url.includes(place))) throw invalid(field);
    return url;
  };

const terms = {
  coinName: text(40, 1),
  icon: withDefault(text(700_000), ''),
  showDecimals: within(0, 18),
  minRecharge: decimal,
  confirmations: within(1, 500),
  minWithdraw: decimal,
  maxWithdraw: decimal,
  dailyWithdraw: decimal,
  feeType: oneOf<FeeType>(0, 1, 2),
  fee: decimal,
  memoRequired: onOff,
  addressRegex: pattern,
  explorerTx: explorer('{hash}'),
  explorerAddress: explorer('{address}'),
  hotAlert: decimal,
  collectThreshold: decimal,
  priceUsdt: decimal,
  sort: within(0, 9999),
  remark: withDefault(text(200), ''),
};

type Terms = { [Name in keyof typeof terms]: ReturnType<(typeof terms)[Name]> };

type Limits = Omit<Terms, 'priceUsdt'>;

/** Body of a new wallet code. */
export const draft = object({
  ...terms,
  walletCode: text(24, 1),
  coin: text(10, 1),
  chain: text(10, 1),
  protocol: text(10, 1),
  mainCoinType: within(0, 2_147_483_647),
  contractAddress: withDefault(text(128), ''),
  chainDecimals: within(0, 18),
  ledgerDecimals: within(0, 18),
});

/** Body of an edit. */
export const edit = object({ ...terms, priceUsdt: optional(decimal), id: int, version: int });

export const some = object({ ids: listOf(int, BULK_CAP) });

/** Limits that contradict each other are refused by the field that is wrong. */
function mustFit(given: Limits): void {
  const { feeType, minWithdraw, maxWithdraw, dailyWithdraw, fee } = given;
  const [least, most] = [parse(minWithdraw), parse(maxWithdraw)];
  if (feeType === 1 && least <= parse(fee)) throw invalid('minWithdraw');
  if (feeType === 2 && parse(fee) > parse('20')) throw invalid('fee');
  if (least > most) throw invalid('maxWithdraw');
  if (most > parse(dailyWithdraw)) throw invalid('dailyWithdraw');
}

/** At a price of zero every amount would pass the limits. */
function mustBePrice(priceUsdt: string): void {
  if (parse(priceUsdt) <= 0n) throw invalid('priceUsdt');
}

/**
 * A coin on a chain the platform did not keep so far; switched off until somebody switches it on. What is given
 * as its price counts for a new coin only.
 */
export function addWalletCode(context: Context<ReturnType<typeof draft>>): { id: number } {
  const { db, user, input } = context;
  if (!/^[A-Z0-9]{2,10}-[A-Z0-9]{2,10}$/.test(input.walletCode)) throw invalid('walletCode');
  if (input.walletCode !== `${input.coin}-${input.protocol}`) throw invalid('walletCode');
  if (db.walletCodes.some((row) => row.walletCode === input.walletCode))
    throw new Refusal(40905, { field: 'walletCode' });
  if (!inDictionary(db, 'biz_chain', input.chain)) throw invalid('chain');
  const known = db.walletCodes.find((row) => row.coin === input.coin);
  // One coin is kept with one number of decimals, whatever chain it came by.
  if (known && known.ledgerDecimals !== input.ledgerDecimals) throw invalid('ledgerDecimals');
  if (input.ledgerDecimals > input.chainDecimals) throw invalid('ledgerDecimals');
  mustFit(input);
  const priceUsdt = known?.priceUsdt ?? input.priceUsdt;
  mustBePrice(priceUsdt);
  const at = db.stamp();
  const row: WalletCode = {
    ...input,
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

export function editWalletCode(context: Context<ReturnType<typeof edit>>): { version: number } {
  const { id: _id, version: _version, ...given } = context.input;
  mustFit(given);
  const { row, version } = changeRow(context, walletCodes, FIELDS, (row) => {
    if (given.showDecimals > row.ledgerDecimals) throw invalid('showDecimals');
    const { priceUsdt = row.priceUsdt } = given;
    mustBePrice(priceUsdt);
    if (given.priceUsdt !== undefined && hasFeed(row.coin)) throw invalid('priceUsdt');
    Object.assign(row, { ...given, priceUsdt });
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
