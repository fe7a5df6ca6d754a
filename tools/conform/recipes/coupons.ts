import { CouponStatus } from '@/contract/campaign/couponFlow';
import { GrantTarget } from '@/contract/campaign/grantTerms';
import { secondFor } from '../checks/permissions';
import { isRow, textOf } from '../faults';
import type { Row } from '../faults';
import { callOf } from '../world';
import type { World } from '../world';
import { freshCode } from './couponTerms';
import type { Recipe } from './recipe';
import { didIt, does, idIn, rowsOf } from './requests';

/** So much for one that its budget waits for another operator, and its grant does. */
const LARGE = '100000';

/** Adds a coupon. @returns the draft */
async function draft(world: World, faceValue = '1'): Promise<Row | null> {
  const [like] = await world.rows('coupon');
  const id = like && idIn(await does(world, 'coupon.add', { ...like, id: undefined }, { faceValue }));
  return id === undefined ? null : world.record('coupon', id);
}

const remove = (world: World, { id }: Row): Promise<boolean> => didIt(world, 'coupon.remove', { id });

const turn = (world: World, record: Row, status: CouponStatus): Promise<boolean> =>
  didIt(world, 'coupon.setStatus', record, { status });

/** A coupon that can be granted; the budget of a large one is confirmed by another operator. */
async function active(world: World, faceValue = '1'): Promise<Row | null> {
  const made = await draft(world, faceValue);
  if (!made) return null;
  if (made['pendingChange'] !== null) {
    const second = secondFor(world, callOf('coupon.confirmChange'));
    const isDone =
      second && (await didIt(world, 'coupon.confirmChange', made, { result: 'approve' }, second));
    if (!isDone) return null;
  }
  return (await turn(world, made, CouponStatus.active)) ? world.record('coupon', made['id']) : null;
}

/** Whom a coupon of the run is granted to: the first member who can have it. */
async function target(world: World, { id }: Row): Promise<Row> {
  for (const { uid } of (await world.rows('member')).slice(0, 40)) {
    const wish = { couponId: textOf(id), by: GrantTarget.list, lines: [{ line: 1, uid }] };
    const forecast = await world.read('coupon.grantPreview', wish);
    if (isRow(forecast) && forecast['heads'] === 1) return wish;
  }
  return {};
}

/** Grants one coupon. @returns the grant */
async function granted(world: World, faceValue: string): Promise<Row | null> {
  const record = await active(world, faceValue);
  const id = record && idIn(await does(world, 'coupon.grant', record, await target(world, record)));
  return id === undefined || id === null ? null : world.record('couponGrant', id);
}

const end = (world: World, couponId: unknown): Promise<boolean> =>
  turn(world, { id: couponId }, CouponStatus.ended);

/** The coupon that a member got by a grant. */
async function issued(world: World, { grantNo }: Row): Promise<Row | null> {
  const [row] = await rowsOf(world, 'memberCoupon', { refNo: textOf(grantNo) });
  return row ?? null;
}

/** Takes back what a member got by a grant, and ends its coupon. */
async function takeBack(world: World, grant: Row): Promise<boolean> {
  const row = await issued(world, grant);
  const isBack = row !== null && (await didIt(world, 'memberCoupon.revoke', row));
  return (await end(world, grant['couponId'])) && isBack;
}

async function dropGrant(world: World, grant: Row): Promise<boolean> {
  const isDropped = await didIt(world, 'couponGrant.cancel', grant);
  return (await end(world, grant['couponId'])) && isDropped;
}

const endOf: Recipe['undo'] = (world, { record }) => end(world, record['couponId']);

/** Coupons, their grants, and what members got by them. Nothing is done with a coupon that the run has not made. */
export const couponRecipes: Readonly<Record<string, readonly Recipe[]>> = {
  'coupon.add': [{ undo: (world, { data }) => remove(world, { id: idIn(data) }) }],
  'coupon.copy': [{ values: freshCode, undo: (world, { data }) => remove(world, { id: idIn(data) }) }],
  'coupon.edit': [{ open: draft, undo: (world, { record }) => remove(world, record), drop: remove }],
  'coupon.setStatus': [{ open: draft, undo: (world, { record }) => end(world, record['id']), drop: remove }],
  'coupon.confirmChange': [
    {
      open: (world) => draft(world, LARGE),
      maker: { result: 'approve' },
      by: 'second',
      undo: (world, { record }) => remove(world, record),
      drop: remove,
    },
  ],
  'coupon.withdrawChange': [
    {
      open: (world) => draft(world, LARGE),
      undo: (world, { record }) => remove(world, record),
      drop: remove,
    },
  ],
  'coupon.grant': [
    {
      open: async (world) => {
        const record = await active(world);
        return record && { ...record, ...(await target(world, record)) };
      },
      undo: async (world, { data }) => {
        const grant = await world.record('couponGrant', idIn(data));
        return grant !== null && takeBack(world, grant);
      },
      drop: (world, { id }) => end(world, id),
    },
  ],
  'couponGrant.review': [
    {
      open: (world) => granted(world, LARGE),
      maker: { result: 'approve' },
      by: 'second',
      endsBySecond: true,
      undo: endOf,
      drop: dropGrant,
    },
  ],
  'couponGrant.cancel': [{ open: (world) => granted(world, LARGE), endsBySecond: true, undo: endOf }],
  'memberCoupon.revoke': [
    {
      open: async (world) => {
        const grant = await granted(world, '1');
        return grant && issued(world, grant);
      },
      undo: endOf,
    },
  ],
};
