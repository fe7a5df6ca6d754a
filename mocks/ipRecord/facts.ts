import { IpType, SHARED_BY } from '../../src/contract/risk/ipRecord';
import type { Db } from '../core/db';
import { countryOfIp, kindOfIp } from '../core/ipFacts';
import { lookup } from '../core/lookup';
import type { MemberDoing } from '../core/memberDoing';

/** A stored record: what a member did, and from where. */
export interface IpRecordRow {
  id: number;
  memberId: number;
  ip: string;
  action: MemberDoing;
  device: string;
  deviceId: string;
  result: 0 | 1;
  createdAt: string;
}

declare module '../core/tables' {
  interface Tables {
    /** The oldest first. */
    ipRecords: Map<number, IpRecordRow>;
  }
}

const byIp = lookup(({ ip }: IpRecordRow) => [ip]);

/** What members did from an address. */
export const recordsAt = (db: Db, ip: string): readonly IpRecordRow[] => byIp(db.ipRecords, ip);

const counted = new WeakMap<object, Map<string, { rows: number; members: number }>>();

/** How many members have come from an address: counted again only when there is another record of it. */
export function membersAt(db: Db, ip: string): number {
  const all = counted.get(db.ipRecords) ?? new Map<string, { rows: number; members: number }>();
  counted.set(db.ipRecords, all);
  const rows = recordsAt(db, ip);
  const known = all.get(ip);
  if (known?.rows === rows.length) return known.members;
  const members = new Set(rows.map(({ memberId }) => memberId)).size;
  all.set(ip, { rows: rows.length, members });
  return members;
}

/** `biz_risk_level` */
const [LOW, MEDIUM, HIGH] = [1, 2, 3] as const;

const HIDDEN: ReadonlySet<number> = new Set([IpType.vpn, IpType.tor, IpType.dataCentre]);

/** True for a kind of address that hides the place of its user. */
export const hides = (ip: string): boolean => HIDDEN.has(kindOfIp(ip));

export function levelOf(ip: string, members: number): number {
  if (members > SHARED_BY.many && hides(ip)) return HIGH;
  return members > SHARED_BY.many || hides(ip) ? MEDIUM : LOW;
}

/** Made-up providers of the ranges that addresses come from. */
const PROVIDERS = [
  ['203.0.113.', 'Example Telecom'],
  ['198.51.100.', 'Sample Broadband'],
  ['192.0.2.', 'Test Networks'],
] as const;

/** What each device runs. */
function systemOf(device: string): { os: string; browser: string } {
  const [browser = '', os] = device.split(' / ');
  if (os !== undefined) return { os, browser };
  return { os: device.startsWith('iPhone') ? 'iOS' : device, browser: '' };
}

/** What follows from an address and a device. */
export function factsOf(db: Db, { ip, device }: IpRecordRow) {
  const sameIpMembers = membersAt(db, ip);
  return {
    countryCode: countryOfIp(ip),
    isp: PROVIDERS.find(([start]) => ip.startsWith(start))?.[1] ?? '',
    ipType: kindOfIp(ip),
    ...systemOf(device),
    sameIpMembers,
    riskLevel: levelOf(ip, sameIpMembers),
  };
}
