import { OnOff } from '../../src/contract/block/switchFlow';
import { AddressAllocation } from '../../src/contract/finance/rechargeAddressFlow';
import { rechargeAddressesAt } from '../core/addressBook';
import type { Db } from '../core/db';
import type { Place } from '../core/place';
import { invalid, Refusal } from '../core/refusal';
import type { WalletCode } from '../core/rows';
import type { RechargeAddressRow } from './rechargeRow';

/** @throws Refusal 40000 for an unknown code, 40904 for one that is switched off */
export function openWallet(db: Db, walletCode: string): WalletCode {
  const wallet = db.walletCodes.find((item) => item.walletCode === walletCode);
  if (!wallet) throw invalid('walletCode');
  if (wallet.status !== OnOff.on) throw new Refusal(40904, { because: 'walletCodeOff' });
  return wallet;
}

/** @throws Refusal 42204 for an address the chain does not know, 40000 for a missing or needless memo */
function mustFit({ addressRegex, memoRequired, chain }: WalletCode, { address, memo }: Place): void {
  if (!new RegExp(addressRegex).test(address)) throw new Refusal(42204);
  if ((memoRequired === 1) !== (memo !== '')) throw invalid('memo');
  if (chain === 'XRP' && !/^\d{1,10}$/.test(memo)) throw invalid('memo');
}

/** @throws Refusal 42204 and 40000 as above, 40905 for a place that is there already */
export function mustBeNew(db: Db, wallet: WalletCode, place: Place): void {
  mustFit(wallet, place);
  if (rechargeAddressesAt(db, place).length > 0) throw new Refusal(40905, { field: 'address' });
}

/** True for addresses that can still be given to a member. */
export const isIdle = (row: RechargeAddressRow): boolean =>
  row.allocType === AddressAllocation.idle && row.status === OnOff.on && !row.deleted;
