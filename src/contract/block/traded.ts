import { sortable, unlisted } from '../field/shared';
import { option } from '../field/texts';

/** The contract of a record, what it is a contract on, and the coin its margin, profit and fees are in. */
export const traded = {
  symbol: sortable(option('contract')),
  base: unlisted(option('coin')),
  marginCoin: unlisted(option('coin')),
};
