import { walletCode as contract } from '../../src/contract/finance/walletCode';
import { OnOff } from '../../src/contract/block/switchFlow';
import type { BulkAnswer, Decimal, FieldChange } from '@/api/types';
import { diffOf } from '../core/audit';
import { coverageOf } from '../core/coverage';
import { eachOf } from '../core/bulk';
import { sentFields } from '../core/body';
import type { Sent } from '../core/body';
import type { Db } from '../core/db';
import type { Context } from '../core/http';
import { format, parse } from '../core/money';
import { makeChange, NO_CHANGE } from '../core/change/ask';
import { guarding, mustKeep } from '../core/change/guarding';
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

/** @throws Refusal 40000 for a pattern that does not compile */
function mustCompile({ addressRegex }: Pick<Edit, 'addressRegex'>): void {
  try {
    void new RegExp(addressRegex, 'u');
  } catch {
    throw invalid('addressRegex');
  }
}

/**
 * A coin on a chain the platform did not keep so far; switched off at first. What is given
 * as its price counts for a new coin only.
 */
export function addWalletCode(context: Context<Draft>): { id: number } {
  const { db, user } = context;
  const { requestId: _requestId, ...input } = context.input;
  if (input.walletCode !== `${input.coin}-${input.protocol}`) throw invalid('walletCode');
  mustBeUnique(contract, db.walletCodes, input);
  const known = db.walletCodes.find((row) => row.coin === input.coin);
  // One coin is kept with one number of decimals, whatever chain it came by.
  if (known && known.ledgerDecimals !== input.ledgerDecimals) throw invalid('ledgerDecimals');
  if (input.ledgerDecimals > input.chainDecimals) throw invalid('ledgerDecimals');
  mustKeep(contract.rules, input);
  mustCompile(input);
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
    ...NO_CHANGE,
    status: OnOff.off,
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

/** @throws Refusal 40904 while a price of the coin waits at another of its codes */
function mustBeOnlyPrice({ db }: Context<unknown>, row: WalletCode, before: WalletCode): void {
  if (row.priceUsdt === before.priceUsdt) return;
  const waitsElsewhere = db.walletCodes.some(
    ({ id, coin, pendingChange }) =>
      id !== row.id && coin === row.coin && pendingChange?.priceUsdt !== undefined,
  );
  if (waitsElsewhere) throw new Refusal(40904, { because: 'changeWaits' });
}

/** What a price would make of what members have of the coin, and of what the wallets hold. */
function worthOf({ db }: { db: Db }, { coin, priceUsdt }: WalletCode): Record<'owed' | 'held', Decimal> {
  const found = coverageOf(db).find((one) => one.coin === coin);
  const worth = (amount: Decimal) => format((parse(amount) * parse(priceUsdt)) / parse('1'));
  return {
    owed: worth(found?.liability ?? '0'),
    held: worth(format(parse(found?.hot ?? '0') + parse(found?.cold ?? '0'))),
  };
}

/** Prices by hand and raised limits of wallet codes are changed by two people. */
export const guardedCodes = guarding<WalletCode>(contract, {
  resource: walletCodes,
  mustHold: mustBeOnlyPrice,
  inForce(context, row, before) {
    if (row.priceUsdt !== before.priceUsdt) spreadPrice(context, row);
  },
  consequences(db, before, after) {
    if (before.priceUsdt === after.priceUsdt) return [];
    const [now, then] = [worthOf({ db }, before), worthOf({ db }, after)];
    return [
      {
        label: ['对会员的负债（USDT）', 'Liabilities to members (USDT)', '對會員的負債（USDT）'],
        before: now.owed,
        after: then.owed,
        usdt: true,
        bad: parse(then.owed) > parse(now.owed),
      },
      {
        label: ['钱包持有折合 USDT', 'Held in the wallets, in USDT', '錢包持有折合 USDT'],
        before: now.held,
        after: then.held,
        usdt: true,
        bad: false,
      },
    ];
  },
});

/** The price as it is kept, where one was given. @throws Refusal 40000 for a coin with a feed */
function pricedBy({ coin }: WalletCode, { priceUsdt }: Edit): { priceUsdt?: Decimal } {
  if (priceUsdt === undefined) return {};
  if (hasFeed(coin)) throw invalid('priceUsdt');
  return { priceUsdt: format(parse(priceUsdt)) };
}

/** Changes a wallet code. What is guarded may wait for another operator. */
export function editWalletCode(context: Context<Edit>): { version: number; waits: boolean } {
  const { id: _id, version: _version, priceUsdt: _price, operPassword, ...given } = context.input;
  mustCompile(given);
  let asked: FieldChange[] = [];
  const { version, diff } = changeRow(context, walletCodes, [...FIELDS, 'changeBy'], (row) => {
    if (given.showDecimals > row.ledgerDecimals) throw invalid('showDecimals');
    const wanted = { ...sentFields(given), ...pricedBy(row, context.input) };
    asked = makeChange(context, guardedCodes, row, wanted, operPassword);
  });
  context.note({ diff: [...diff, ...asked] });
  return { version, waits: asked.length > 0 };
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
