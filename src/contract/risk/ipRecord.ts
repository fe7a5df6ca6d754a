import { aboutMember, byMember, memberBrief } from '../block/member';
import { read } from '../call';
import { code } from '../field/codes';
import { records } from '../field/nested';
import { count, flag } from '../field/numbers';
import { sortable } from '../field/shared';
import { id, text } from '../field/texts';
import { time } from '../field/times';
import { anyOf, contains, equals, oneOf, range } from '../filter';
import { defineResource } from '../resource';
import { neighbour } from './neighbour';
import { exports, flatList, summarises } from '../standard';

const BASE = 'ipRecord';

/** `biz_ip_type` */
export const IpType = { home: 1, mobile: 2, dataCentre: 3, vpn: 4, tor: 5 } as const;

/** Members on one address from which on it is worth a look, and from which on it is hardly one household. */
export const SHARED_BY = { some: 3, many: 10 } as const;

/** What members did, and from which address. */
export const ipRecord = defineResource({
  name: 'ipRecord',
  view: 'risk/ipRecord/index',
  title: 'ip',
  decides: ['ip', 'sameIpMembers', 'riskLevel', 'createdAt'],
  row: {
    id: sortable(id()),
    ...memberBrief,
    ip: sortable(text()),
    action: code('biz_ip_action'),
    /** Country of the address; empty when unknown. */
    countryCode: code('biz_country'),
    isp: text(),
    ipType: code('biz_ip_type', IpType),
    device: text(),
    deviceId: text(),
    os: text(),
    browser: text(),
    /** 0: it was refused. */
    result: flag('sys_yes_no'),
    /** Members who have ever come from the address. */
    sameIpMembers: sortable(count()),
    /** By the kind of the address and the members on it. */
    riskLevel: sortable(code('biz_risk_level')),
    createdAt: sortable(time()),
  },
  summary: {
    byCountry: records({ country: code('biz_country'), count: count() }),
    /** Records in all, and those from a VPN, Tor or a data centre. */
    total: count(),
    hidden: count(),
    shared: records({ ip: text(), members: count() }),
  },
  filters: {
    ...byMember,
    /** An address, or a range in CIDR notation. */
    ip: equals(),
    action: anyOf(),
    countryCode: anyOf(),
    isp: contains(),
    ipType: anyOf(),
    deviceId: equals(),
    result: oneOf(),
    sameIpMembers: range(),
    riskLevel: anyOf(),
    ...aboutMember,
  },
  dates: ['createdAt'],
  order: 'createdAt desc',
  calls: {
    ...flatList(BASE),
    ...summarises(BASE),
    ...exports(BASE),
    /** The members who have come from an address, those who came last first; at most 200. */
    cluster: read(`${BASE}/cluster`, {
      query: { ip: text({ min: 7, max: 15 }) },
      permission: `${BASE}/list`,
      answer: { total: count(), members: records(neighbour) },
      refusals: ['notFound'],
    }),
  },
});
