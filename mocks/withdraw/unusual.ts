import type { Db } from '../core/db';
import { countryOfIp, isHidden } from '../core/ipFacts';
import { rowsOf } from '../core/lookup';
import type { Texts, WithdrawRow } from '../core/rows';
import { DAY, msOf, stampOf } from '../core/time';

const DEVICE: Texts = ['设备', 'device', '裝置'];
const COUNTRY: Texts = ['国家/地区', 'country', '國家/地區'];
const HIDDEN: Texts = ['机房或 VPN 地址', 'data-centre or VPN address', '機房或 VPN 位址'];
const ADDRESS: Texts = ['IP', 'IP', 'IP'];

/** Something about where a withdraw comes from that its member is not known for. */
export interface Unusual {
  what: Texts;
  value: string;
}

/**
 * What was new within a day of a request: a device, a country or an IP address, or an IP address of a
 * proxy. Known is what the member signed in with successfully before that day; for a member without an earlier
 * sign-in, the first one.
 */
export function unusualIn(
  db: Db,
  row: Pick<WithdrawRow, 'memberId' | 'ip' | 'createdAt'>,
): Unusual | undefined {
  const from = stampOf(msOf(row.createdAt) - DAY);
  const own = rowsOf(db.memberSignIns, row.memberId).filter(({ ok, at }) => ok === 1 && at <= row.createdAt);
  const known = own.filter(({ at }, index) => index === 0 || at <= from);
  const recent = own.slice(known.length);
  const devices = new Set(known.map(({ deviceId }) => deviceId));
  const ips = new Set(known.map(({ ip }) => ip));
  const countries = new Set([...ips].map(countryOfIp));
  const device = recent.find(({ deviceId }) => deviceId !== '' && !devices.has(deviceId));
  if (device) return { what: DEVICE, value: device.device };
  const met = [...recent.map(({ ip }) => ip), row.ip].filter((ip) => ip !== '' && !ips.has(ip));
  const abroad = met.find((ip) => countryOfIp(ip) !== '' && !countries.has(countryOfIp(ip)));
  if (abroad !== undefined) return { what: COUNTRY, value: `${countryOfIp(abroad)} ${abroad}` };
  const hidden = met.find(isHidden);
  if (hidden !== undefined) return { what: HIDDEN, value: hidden };
  return met[0] === undefined ? undefined : { what: ADDRESS, value: met[0] };
}
