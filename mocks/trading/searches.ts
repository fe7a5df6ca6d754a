import type { Db } from '../core/db';
import { begins, searchOf, uidOf } from '../core/search';
import type { Search } from '../core/search';
import { contractDeals } from './lists/deals';
import { contractEntrusts } from './lists/entrusts';
import { contractOrders } from './lists/orders';
import { contractPositions } from './lists/positions';

/** Whose it is, and in which symbol. */
const about = ({ memberId, symbol }: { memberId: number; symbol: string }, db: Db): string =>
  `${uidOf(db, memberId)} · ${symbol}`;

const asFound = (_: object, value: string): string => value;

/** What the palette finds of trading: everything by its number. */
export const tradingSearches: readonly Search[] = [
  searchOf(
    'contractPosition',
    '/contract/position',
    contractPositions,
    begins({ positionNo: (row) => row.positionNo }),
    asFound,
    about,
  ),
  searchOf(
    'contractOrder',
    '/contract/order',
    contractOrders,
    begins({ orderNo: (row) => row.orderNo }),
    asFound,
    about,
  ),
  searchOf(
    'contractEntrust',
    '/contract/entrust',
    contractEntrusts,
    begins({ entrustNo: (row) => row.entrustNo }),
    asFound,
    about,
  ),
  searchOf(
    'contractDeal',
    '/contract/deal',
    contractDeals,
    begins({ dealNo: (row) => row.dealNo }),
    asFound,
    about,
  ),
];
