import { code } from '../field/codes';
import { count } from '../field/numbers';
import { sortable } from '../field/shared';
import { address, hash, link, option, text } from '../field/texts';

/** A payment on a chain. Some chains identify the owner of an address by a memo, which is empty on the others. */
export const transfer = {
  chain: code('biz_chain'),
  walletCode: option('walletCode'),
  toAddress: address({ explorer: 'explorerAddress' }),
  memo: text(),
  txHash: hash({ explorer: 'explorerTx' }),
  confirmations: sortable(count({ goal: 'requiredConfirmations' })),
  requiredConfirmations: count(),
  /** An explorer's address with `{hash}` in the place of the transaction; empty for chains without one. */
  explorerTx: link(),
  /** An explorer's address with `{address}` in the place of the address; empty for chains without one. */
  explorerAddress: link(),
};
