import { OnOff } from '../../src/contract/block/switchFlow';
import { AddressAllocation } from '../../src/contract/finance/rechargeAddressFlow';
import type { Db } from '../core/db';
import { Refusal } from '../core/refusal';
import type { WalletCode } from '../core/rows';
import { addressOn } from '../core/seeds/chainText';
import { stampOf } from '../core/time';
import type { RechargeAddressRow } from './rechargeRow';
import { placeKey } from '../core/place';
import type { Place } from '../core/place';
import { isIdle } from './rules';

/** What a new address is known by; the rest starts empty. */
type NewAddress = Place & Partial<RechargeAddressRow>;

/** Puts an address into the pool. `at` is in milliseconds. */
export function addAddress(db: Db, wallet: WalletCode, at: number, given: NewAddress): RechargeAddressRow {
  const created = stampOf(at);
  const row: RechargeAddressRow = {
    id: db.nextId('rechargeAddress'),
    version: 1,
    memberId: null,
    coin: wallet.coin,
    chain: wallet.chain,
    walletCode: wallet.walletCode,
    allocType: AddressAllocation.idle,
    source: 1,
    chainBalance: '0',
    allocatedAt: null,
    status: OnOff.on,
    createdAt: created,
    updatedAt: created,
    createdBy: '',
    updatedBy: '',
    remark: '',
    collection: null,
    deleted: false,
    ...given,
  };
  db.rechargeAddresses.set(row.id, row);
  return row;
}

/**
 * An unused place: a new address, or the one shared address of a chain that tells members
 * apart by memo, with the next memo.
 */
export function freshPlace(db: Db, wallet: WalletCode): Place {
  const random = db.random('rechargeAddress');
  if (wallet.memoRequired === 0) return { address: addressOn(wallet.chain, random), memo: '' };
  const known = [...db.rechargeAddresses.values()].filter(
    ({ walletCode }) => walletCode === wallet.walletCode,
  );
  const taken = new Set(known.map(placeKey));
  const address = known[0]?.address ?? addressOn(wallet.chain, random);
  for (;;) {
    const place = { address, memo: String(random.int(10_000_000, 99_999_999)) };
    if (!taken.has(placeKey(place))) return place;
  }
}

/** Gives an address to a member. `at` is in milliseconds. */
export function assign(db: Db, row: RechargeAddressRow, memberId: number, at: number): void {
  row.memberId = memberId;
  // Addresses are looked up by their member.
  db.rechargeAddresses.set(row.id, row);
  row.allocType = AddressAllocation.assigned;
  row.allocatedAt = stampOf(at);
}

/** The oldest idle address of a wallet code; where none is left the gateway makes one. @throws Refusal 40904 */
export function nextIdle(db: Db, wallet: WalletCode | undefined): RechargeAddressRow {
  if (!wallet) throw new Refusal(40904);
  const idle = [...db.rechargeAddresses.values()].find(
    (row) => isIdle(row) && row.walletCode === wallet.walletCode,
  );
  return idle ?? addAddress(db, wallet, db.now(), freshPlace(db, wallet));
}
