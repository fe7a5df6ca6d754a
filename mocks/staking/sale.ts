import { StakingStatus } from '../../src/contract/staking/productFlow';
import type { Db } from '../core/db';
import type { Job } from '../core/job';
import { parse } from '../core/money';
import { perRecord } from '../core/perRecord';
import { msOf } from '../core/time';
import { soldOf } from './rows';
import type { ProductRow } from './rows';

/** True where the quota has room for another order. */
const hasRoom = (db: Db, product: ProductRow): boolean =>
  parse(product.totalQuota) - soldOf(db, product) >= parse(product.minAmount);

/** A product without room is sold out; one that has room again is on sale. */
export function settleSale(db: Db, product: ProductRow): void {
  if (product.status === StakingStatus.onSale && !hasRoom(db, product))
    product.status = StakingStatus.soldOut;
  else if (product.status === StakingStatus.soldOut && hasRoom(db, product))
    product.status = StakingStatus.onSale;
}

const SOLD: readonly number[] = [StakingStatus.onSale, StakingStatus.soldOut, StakingStatus.offSale];

/** Ends the sale of a product whose time is over. */
export const stakingSale: Job = {
  key: 'stakingSale',
  title: ['质押产品到期', 'End of staking sales', '質押產品到期'],
  group: 'MONEY',
  ...perRecord<ProductRow>({
    rows: (db) => db.stakingProducts.values(),
    dueAt: (_, { status, endAt }) => (SOLD.includes(status) ? msOf(endAt) : undefined),
    act(db, product) {
      product.status = StakingStatus.ended;
      product.version += 1;
      product.updatedAt = db.stamp();
      product.updatedBy = '';
    },
  }),
};
