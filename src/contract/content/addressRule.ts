import { isFrom, rangeOf } from '../risk/ipRange';

/** An IPv6 address is taken as the server writes it, and stands for itself alone. */
const V6 = /^(?=.*:.*:)[0-9a-f:.]{2,45}$/i;

/** True for an IPv4 address, a network in CIDR notation from /8 to /32, or a single IPv6 address. */
export const isAddressRule = (text: string): boolean => V6.test(text) || rangeOf(text)?.country === '';

/** True where an address is meant by a rule; what is no rule means nobody. */
export function coversAddress(rule: string, address: string): boolean {
  const range = rangeOf(rule);
  if (range) return range.country === '' && isFrom(range, { ip: address, country: '' });
  return V6.test(rule) && rule.toLowerCase() === address.toLowerCase();
}
