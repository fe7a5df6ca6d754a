/** A number from 0 to 255 as addresses write it. */
const BYTE = '(?:25[0-5]|2[0-4]\\d|1\\d\\d|[1-9]?\\d)';

const V4 = new RegExp(`^${BYTE}(?:\\.${BYTE}){3}$`);

/** The bits that all addresses of a network share. */
const PREFIX = /^(?:3[0-2]|[12]?\d)$/;

/** An IPv6 address is taken as the server writes it, and stands for itself alone. */
const V6 = /^(?=.*:.*:)[0-9a-f:.]{2,45}$/i;

const bitsOf = (address: string): number =>
  address.split('.').reduce((sum, byte) => sum * 256 + Number(byte), 0);

/** True for an IPv4 address, a network in CIDR notation, or a single IPv6 address. */
export function isAddressRule(text: string): boolean {
  const [address = '', prefix, ...more] = text.split('/');
  if (more.length > 0) return false;
  if (V4.test(address)) return prefix === undefined || PREFIX.test(prefix);
  return prefix === undefined && V6.test(address);
}

/** True where an address is meant by a rule; what is no rule means nobody. */
export function coversAddress(rule: string, address: string): boolean {
  if (!isAddressRule(rule)) return false;
  const [network = '', prefix = '32'] = rule.split('/');
  if (!V4.test(network) || !V4.test(address)) return network.toLowerCase() === address.toLowerCase();
  const size = 2 ** (32 - Number(prefix));
  return Math.floor(bitsOf(network) / size) === Math.floor(bitsOf(address) / size);
}
