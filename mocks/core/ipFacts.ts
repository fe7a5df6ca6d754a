import { MEMBER_COUNTRIES } from './seeds/people';

/** `biz_ip_type` */
const HOME = 1;
const DATA_CENTRE = 3;
const VPN = 4;

/** The ranges set aside for documentation, which all made-up addresses come from. */
const RANGES = ['203.0.113.', '198.51.100.', '192.0.2.'];

/** Addresses of one country in a range. */
const BLOCK = 16;

/** The last number of an address and the range it is of; `undefined` for any other address. */
function partsOf(ip: string): { range: number; last: number } | undefined {
  const range = RANGES.findIndex((start) => ip.startsWith(start));
  const last = Number(ip.split('.')[3]);
  return range === -1 || !Number.isInteger(last) ? undefined : { range, last };
}

/** Made-up country of an address; empty for one that is unknown. */
export function countryOfIp(ip: string): string {
  const parts = partsOf(ip);
  if (!parts) return '';
  const block = parts.range * BLOCK + Math.floor(parts.last / BLOCK);
  return MEMBER_COUNTRIES[block % MEMBER_COUNTRIES.length]?.[0] ?? '';
}

/** Made-up kind of an address (`biz_ip_type`): the end of one range is a data centre's, that of another a VPN's. */
export function kindOfIp(ip: string): number {
  const { range, last } = partsOf(ip) ?? { range: 0, last: 0 };
  if (last < 240) return HOME;
  return range === 1 ? VPN : range === 2 ? DATA_CENTRE : HOME;
}

/** True for addresses that hide the place of their user. */
export const isHidden = (ip: string): boolean => [DATA_CENTRE, VPN].includes(kindOfIp(ip));

/** An address of the same country as another one, with the last digits of a third. */
export function neighbourOf(ip: string, drawn: string): string {
  const parts = partsOf(ip);
  const last = partsOf(drawn)?.last;
  if (!parts || last === undefined) return drawn;
  return `${RANGES[parts.range]}${Math.floor(parts.last / BLOCK) * BLOCK + (last % BLOCK)}`;
}
