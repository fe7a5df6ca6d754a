/** An address with its memo, which on some chains is half of it. */
export interface Place {
  address: string;
  memo: string;
}

/** An address of Ethereum and its kin: the case of its digits is only a checksum. */
const HEX_ADDRESS = /^0x[0-9a-f]{40}$/i;

/** An address as its chain compares it: no address of another chain begins with a zero. */
const addressKey = (address: string): string => (HEX_ADDRESS.test(address) ? address.toLowerCase() : address);

/** True for two notations of one address. */
export const sameAddress = (one: string, other: string): boolean => addressKey(one) === addressKey(other);

/** What places are compared by in maps. */
export const placeKey = ({ address, memo }: Place): string => `${addressKey(address)} ${memo}`;

/** True for one and the same place, whatever the chain: the owner of a key has it on all of them. */
export const samePlace = (one: Place, other: Place): boolean => placeKey(one) === placeKey(other);

/** Where a withdraw goes, or what a recharge was paid to. */
export const placeOf = ({ toAddress: address, memo }: { toAddress: string; memo: string }): Place => ({
  address,
  memo,
});
