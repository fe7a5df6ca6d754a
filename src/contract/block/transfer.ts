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
  explorerTx: link(),
  explorerAddress: link(),
};
