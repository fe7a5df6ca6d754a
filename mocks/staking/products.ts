import type { HttpHandler } from 'msw';
import { stakingProduct as contract } from '../../src/contract/staking/product';
import {
  beginsUsualApr,
  beginsUsualQuota,
  fitsCoin,
  quotaCoversSold,
} from '../../src/contract/staking/productRules';
import { StakingStatus } from '../../src/contract/staking/productFlow';
import type { Sentence } from '@/contract/rule';
import { isSame } from '../../src/contract/guard';
import { sentFields } from '../core/body';
import type { Sent } from '../core/body';
import { makeChange, NO_CHANGE } from '../core/change/ask';
import { guarding, mustKeep } from '../core/change/guarding';
import { changeHandlers } from '../core/change/handlers';
import type { Db } from '../core/db';
import { described } from '../core/described';
import { act } from '../core/http';
import type { Context } from '../core/http';
import { listOf } from '../core/indexed';
import { deleteHandler, sortHandler } from '../core/masters';
import { format, parse } from '../core/money';
import { moveBy } from '../core/moves';
import { textIn } from '../core/once';
import { usdtValueAt } from '../core/prices';
import { only } from '../core/question';
import { readHandlers } from '../core/reads';
import { invalid, Refusal } from '../core/refusal';
import { changeRow, findRow } from '../core/resource';
import { msOf } from '../core/time';
import { inPercent } from '../core/trading/rounding';
import { mustBeUnique } from '../core/unique';
import { decimalsOf } from './bookings';
import { productEffect } from './productEffect';
import { productFigures } from './productFigures';
import { refusals } from './refusals';
import { isOpen, ordersOfProduct, soldOf } from './rows';
import type { ProductRow } from './rows';
import { settleSale } from './sale';

const { calls } = contract;

type Calls = typeof calls;

const holdersOf = (db: Db, product: ProductRow): number =>
  new Set(ordersOfProduct(db, product).flatMap((order) => (isOpen(order) ? [order.memberId] : []))).size;

/** Products that members stake in. */
const products = described<ProductRow>(contract, {
  title: '质押产品',
  isCommon: true,
  rows: (db) => listOf(db.stakingProducts),
  find: (db, id) => db.stakingProducts.get(id),
  derive: (db, product) => {
    const sold = soldOf(db, product);
    return {
      soldAmount: format(sold),
      soldRate: format(inPercent(sold, parse(product.totalQuota))),
      holders: holdersOf(db, product),
      coinDecimals: decimalsOf(db, product.coin),
    };
  },
  filters: { pending: only((row) => row.pendingChange !== null) },
});

/** @throws Refusal 40000 at a field, with the words of its rule */
function mustNotSay(field: string, says: Sentence | null): void {
  if (says) throw new Refusal(40000, { field, says });
}

const AMOUNTS = ['minAmount', 'maxPerMember', 'totalQuota'] as const;

/** What a product has to keep to that rests on its coin and its orders. @throws Refusal 40000 */
function mustHold(db: Db, row: ProductRow): void {
  if (!db.walletCodes.some(({ coin }) => coin === row.coin)) throw invalid('coin');
  for (const field of AMOUNTS) mustNotSay(field, fitsCoin(row[field], decimalsOf(db, row.coin)));
  mustNotSay('totalQuota', quotaCoversSold(row.totalQuota, format(soldOf(db, row))));
  if (row.status !== StakingStatus.draft) return;
  mustNotSay('apr', beginsUsualApr(row.apr, row.bonusApr));
  mustNotSay('totalQuota', beginsUsualQuota(worthOfQuota(db, row)));
}

const worthOfQuota = (db: Db, { coin, totalQuota }: ProductRow): string =>
  usdtValueAt(db, coin, parse(totalQuota), db.now());

/** What costs the platform more is raised by two people, from the publication on. */
export const guardedProducts = guarding<ProductRow>(contract, {
  resource: products,
  mustHold: ({ db }, row) => mustHold(db, row),
  inForce: ({ db }, row) => settleSale(db, row),
  consequences: productEffect,
});

const NO_TEXT = { zh: '', en: '', tw: '' };

type Adding = Sent<Calls['add']['body']>;

function addProduct(context: Context<Adding>): { id: number } {
  const { db, user, note } = context;
  const { requestId: _requestId, ...sent } = context.input;
  mustBeUnique(contract, db.stakingProducts.values(), sent);
  mustKeep([...contract.rules, ...contract.firstRules], sent);
  const { intro = NO_TEXT, autoRenew = 0, levels = [], sort = 100, remark = '', ...terms } = sent;
  const now = db.stamp();
  const row: ProductRow = {
    ...NO_CHANGE,
    ...terms,
    id: 0,
    version: 1,
    deleted: false,
    status: StakingStatus.draft,
    intro,
    autoRenew,
    levels,
    sort,
    remark,
    createdAt: now,
    createdBy: user.userName,
    updatedAt: now,
    updatedBy: user.userName,
  };
  mustHold(db, row);
  row.id = db.nextId(contract.name);
  db.stakingProducts.set(row.id, row);
  note({ targetType: products.target, targetId: String(row.id), targetText: row.productCode });
  return { id: row.id };
}

/** What can be changed in a draft alone. */
const FROZEN = [
  'productCode',
  'coin',
  'type',
  'lockDays',
  'interestMode',
  'earlyRedeem',
  'penaltyRate',
  'redeemDelayDays',
] as const;

const TERMS = [
  ...FROZEN,
  'productName',
  'intro',
  'apr',
  'bonusApr',
  'minAmount',
  'maxPerMember',
  'totalQuota',
  'startAt',
  'endAt',
  'autoRenew',
  'levels',
  'sort',
  'remark',
] as const;

/** @throws Refusal 40904, 42207 */
function mustBeChangeable(db: Db, row: ProductRow, given: object): void {
  if (row.status === StakingStatus.ended) throw new Refusal(40904);
  if (row.status === StakingStatus.draft) return;
  const isFrozen = FROZEN.some(
    (name) => name in given && !isSame(row[name], Reflect.get(given, name), contract.row[name]),
  );
  if (isFrozen) throw new Refusal(40904, { because: refusals.stakingFrozenTerms });
  const { endAt }: Partial<ProductRow> = given;
  if (endAt !== undefined && msOf(endAt) <= db.now())
    throw new Refusal(42207, { because: refusals.stakingSaleOver });
}

function editProduct(context: Context<Sent<Calls['edit']['body']>>): object {
  const { db } = context;
  const sent: object = sentFields(context.input);
  const given = Object.fromEntries(
    Object.entries(sent).filter(([name]) => TERMS.some((one) => one === name)),
  );
  let asked: ReturnType<typeof makeChange> = [];
  const { version, diff } = changeRow(context, products, [...TERMS, 'changeBy'], (row) => {
    mustBeChangeable(db, row, given);
    mustBeUnique(contract, db.stakingProducts.values(), given, row.id);
    asked = makeChange(context, guardedProducts, row, given, textIn(sent, 'operPassword'));
  });
  context.note({ diff: [...diff, ...asked] });
  return { version, waits: asked.length > 0 };
}

function publish(context: Context<Sent<Calls['publish']['body']>>): { version: number } {
  const { db } = context;
  const { version } = changeRow(context, products, ['status'], (row) => {
    if (row.status !== StakingStatus.draft) throw new Refusal(40904);
    if (msOf(row.endAt) <= db.now()) throw new Refusal(42207, { because: refusals.stakingSaleOver });
    mustHold(db, row);
    row.status = StakingStatus.onSale;
  });
  return { version };
}

function switchSale(context: Context<Sent<Calls['setStatus']['body']>>): { version: number } {
  const { db, input } = context;
  const { version } = changeRow(context, products, ['status'], (row) => {
    const move = moveBy(contract, calls.setStatus, row, { on: input.on })?.name;
    if (!move) throw new Refusal(40904);
    row.status = move === 'putOn' ? StakingStatus.onSale : StakingStatus.offSale;
    settleSale(db, row);
  });
  return { version };
}

/** @throws Refusal 40904 for terms that no draft has */
function copyProduct(context: Context<Sent<Calls['copy']['body']>>): { id: number } {
  const { db, input, user, note } = context;
  const original = findRow(context, products, input.id);
  const { productCode } = input;
  mustBeUnique(contract, db.stakingProducts.values(), { productCode });
  const isUnusual =
    beginsUsualApr(original.apr, original.bonusApr) ?? beginsUsualQuota(worthOfQuota(db, original));
  if (isUnusual) throw new Refusal(40904, { because: refusals.stakingUnusualCopy });
  const [id, at, by] = [db.nextId(contract.name), db.stamp(), user.userName];
  const stamps = { createdAt: at, updatedAt: at, createdBy: by, updatedBy: by };
  const fresh = { id, version: 1, productCode, status: StakingStatus.draft };
  db.stakingProducts.set(id, { ...original, ...NO_CHANGE, ...fresh, ...stamps });
  note({
    targetType: products.target,
    targetId: String(id),
    targetText: `${original.productCode} → ${productCode}`,
  });
  return { id };
}

/** How the staff keeps products. */
export const productHandlers = (db: Db): HttpHandler[] => [
  ...readHandlers<ProductRow>(db, contract, products, {
    detail: (_, { intro }) => ({ intro }),
    summary: (context) => productFigures(context, products),
  }),
  act(db, calls.add, products, addProduct),
  act(db, calls.edit, products, editProduct),
  act(db, calls.publish, products, publish),
  act(db, calls.setStatus, products, switchSale),
  act(db, calls.copy, { title: products.title, type: 'add' }, copyProduct),
  sortHandler(db, products, calls.sort),
  deleteHandler(db, products, calls.remove, (_, { status }) => {
    if (status !== StakingStatus.draft) throw new Refusal(40904);
  }),
  ...changeHandlers(db, contract, guardedProducts),
];
