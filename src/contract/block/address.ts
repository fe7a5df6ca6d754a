import { code } from '../field/codes';
import { sortable } from '../field/shared';
import { address, link, option, text } from '../field/texts';

/** A place on a chain. Some chains identify the owner by a memo, which is empty on the others. */
export const place = {
  coin: option('coin'),
  chain: code('biz_chain'),
  walletCode: sortable(option('walletCode')),
  address: address({ explorer: 'explorerAddress' }),
  memo: text(),
  /** An explorer's address with `{address}` in the place of the address; empty for chains without one. */
  explorerAddress: link(),
};
