import { contractDeal as contract } from '../../../src/contract/trading/deal';
import { described } from '../../core/described';
import type { Resource } from '../../core/resource';
import { coinsOf } from '../coins';
import type { DealRow } from '../tables';

export const contractDeals: Resource<DealRow, object> = described<DealRow>(contract, {
  title: '合约成交',
  rows: ({ deals }) => deals,
  derive: coinsOf,
});
