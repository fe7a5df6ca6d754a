import { StakingOrderStatus } from '@/contract/staking/orderFlow';
import { StakingStatus } from '@/contract/staking/productFlow';
import { StakingType } from '@/contract/staking/productRules';
import { secondFor } from '../checks/permissions';
import type { Row } from '../faults';
import { freshValue } from '../bodies/fresh';
import { callOf } from '../world';
import type { World } from '../world';
import type { Recipe } from './recipe';
import { didIt, does, idIn } from './requests';

/** A code that no product has. */
function freshCode(): Row {
  const field = callOf('stakingProduct.copy').call.body?.['productCode'];
  return field ? { productCode: freshValue(field) } : {};
}

/** Copies a product that the server takes. @returns the draft */
async function copyOne(world: World): Promise<Row | null> {
  for (const row of await world.rows('stakingProduct')) {
    const id = idIn(await does(world, 'stakingProduct.copy', row, freshCode()));
    if (id !== undefined) return world.record('stakingProduct', id);
  }
  return null;
}

const isSwitched: Recipe['fits'] = ({ status }) =>
  status === StakingStatus.onSale || status === StakingStatus.offSale;

const isRedeemable: Recipe['fits'] = ({ status, type }) =>
  status === StakingOrderStatus.staking && type === StakingType.flexible;

const isMissing = ({ status, unpaidDays, reissueWaits }: Row): boolean =>
  status === StakingOrderStatus.staking && Number(unpaidDays) > 0 && reissueWaits === 0;

/** Asks for a missed day of the first order that the server takes. @returns the order */
async function askToPay(world: World): Promise<Row | null> {
  for (const row of await world.rows('stakingOrder')) {
    if (isMissing(row) && (await didIt(world, 'stakingOrder.reissueInterest', row)))
      return world.record('stakingOrder', row['id']);
  }
  return null;
}

/** Discards, as another operator, what was asked for. */
async function discard(world: World, record: Row): Promise<boolean> {
  const second = secondFor(world, callOf('stakingOrder.review'));
  return second !== undefined && didIt(world, 'stakingOrder.review', record, {}, second);
}

export const stakingRecipes: Readonly<Record<string, readonly Recipe[]>> = {
  'stakingProduct.copy': [
    {
      values: freshCode,
      undo: (world, { data }) => didIt(world, 'stakingProduct.remove', { id: idIn(data) }),
    },
  ],
  'stakingProduct.publish': [{ open: copyOne, irreversible: true }],
  'stakingProduct.setStatus': [
    {
      fits: isSwitched,
      undo: (world, { record, body }) =>
        didIt(world, 'stakingProduct.setStatus', record, { on: body['on'] === 1 ? 0 : 1 }),
    },
  ],
  'stakingOrder.redeem': [{ fits: isRedeemable, irreversible: true }],
  'stakingOrder.reissueInterest': [
    { fits: isMissing, endsBySecond: true, undo: (world, { record }) => discard(world, record) },
  ],
  'stakingOrder.review': [{ open: askToPay, maker: { result: 'approve' }, by: 'second', endsBySecond: true }],
};
