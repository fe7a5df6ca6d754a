import { place } from '../block/address';
import { audit } from '../block/audit';
import { counted } from '../block/counted';
import { identity } from '../block/identity';
import { aboutMember, byMember, memberBrief } from '../block/member';
import { history } from '../block/review';
import { stillOpen } from '../block/stillOpen';
import { put, read } from '../call';
import { password, reason, requestId } from '../field/body';
import { code } from '../field/codes';
import { mapOf, records } from '../field/nested';
import { count, flag, money } from '../field/numbers';
import { nullable, optional, sortable, staffOnly } from '../field/shared';
import { address, id, note, option, tags, text } from '../field/texts';
import { time } from '../field/times';
import { anyOf, contains, equals, oneOf, range } from '../filter';
import { defineResource } from '../resource';
import { reads, removes } from '../standard';
import { WithdrawAddressStatus, withdrawAddressFlow } from './withdrawAddressFlow';

const BASE = 'memberWithdrawAddress';

/** Totals of an address: completed withdraws only. */
export const uses = {
  useCount: sortable(count()),
  totalAmount: sortable(money({ coin: 'coin' })),
  lastUsedAt: sortable(nullable(time())),
};

const status = code('biz_withdraw_addr_status', WithdrawAddressStatus);

/** A member who has an address. */
export const addressHolder = {
  ...memberBrief,
  id: id(),
  label: text(),
  walletCode: option('walletCode'),
  coin: option('coin'),
  status,
  ...uses,
  createdAt: time(),
};

/** Withdraw addresses of members. Only members add them. */
export const withdrawAddress = defineResource({
  name: 'withdrawAddress',
  view: 'finance/withdrawAddress/index',
  title: 'address',
  decides: ['coin', 'chain', 'isWhitelist', 'sharedMembers'],
  row: {
    ...identity,
    ...memberBrief,
    ...place,
    /** The member's name for it. */
    label: text(),
    isWhitelist: flag(),
    status,
    /** 24 hours after it was added. */
    activeAt: sortable(time()),
    ...uses,
    /** Number of members with this address, this one included. */
    sharedMembers: staffOnly(sortable(count())),
    riskNote: staffOnly(note()),
    createdIp: text(),
    /** Who blacklisted it, when and why; empty when it is not blacklisted. */
    blacklistedBy: staffOnly(text()),
    blacklistedAt: nullable(time()),
    blacklistReason: staffOnly(text()),
    ...audit,
  },
  detail: history,
  summary: {
    /** Counted without the status filter, so that tabs keep their counts. */
    byStatus: mapOf(count()),
    newToday: count(),
    /** Distinct addresses; so are blacklisted ones. */
    shared: staffOnly(count()),
    blacklisted: count(),
    ...counted,
  },
  filters: {
    ...byMember,
    address: equals(),
    memo: equals(),
    label: contains(),
    coin: anyOf(),
    chain: oneOf(),
    walletCode: oneOf(),
    status: anyOf(),
    isWhitelist: oneOf(),
    useCount: range(),
    totalAmount: range(),
    sharedMembers: range(),
    createdIp: equals(),
    ...aboutMember,
  },
  dates: ['createdAt', 'lastUsedAt'],
  flow: withdrawAddressFlow,
  calls: {
    ...reads(BASE),
    /** Only addresses that were never used. */
    ...removes(BASE, ['withdraw']),
    /** The members who have an address, the earliest first. */
    members: read(`${BASE}/members`, {
      permission: `${BASE}/list`,
      query: { address: address({ max: 128 }), memo: optional(text({ max: 64 })) },
      answer: records(addressHolder),
    }),
    edit: put(`${BASE}/edit`, {
      body: { ...identity, riskNote: optional(note()), remark: optional(note()) },
    }),
    /** Disables an active address, or activates a disabled one. */
    setStatus: put(`${BASE}/setStatus`, {
      body: {
        ...identity,
        status,
        /** Required to disable it. */
        reason: optional(reason()),
      },
      refusals: ['wrongState'],
    }),
    /** Says what is open to or from an address before it is blacklisted. */
    previewBlacklist: read(`${BASE}/previewBlacklist`, {
      permission: `${BASE}/blacklist`,
      staffOnly: true,
      query: { id: id() },
      answer: stillOpen,
    }),
    /** Says what is open to or from an address before it leaves the blacklist, and what a release would return to review. */
    previewUnblacklist: read(`${BASE}/previewUnblacklist`, {
      permission: `${BASE}/unblacklist`,
      staffOnly: true,
      query: { id: id() },
      answer: stillOpen,
    }),
    /**
     * Blocks an address for all members. Approved withdraws to it that are not paid go on hold, and so does what waits for a
     * review, recharges from it included, unless `holdAll` is off.
     */
    blacklist: put(`${BASE}/blacklist`, {
      body: {
        ...identity,
        holdAll: optional(flag()),
        reason: reason(),
        operPassword: password(),
        requestId: requestId(),
      },
      answer: {
        /** Number of members who have the address. */
        members: count(),
        /** Numbers of the records that were put on hold. */
        held: tags(),
      },
      refusals: ['wrongState'],
      touches: ['withdraw', 'recharge', 'pending', 'home', 'board'],
    }),
    /**
     * Removes an address from the blacklist, for all members. Withdraws on hold stay on hold, unless `release` is on, which
     * needs the permission for it: then those that nothing else bars are reviewed from the start.
     */
    unblacklist: put(`${BASE}/unblacklist`, {
      body: { ...identity, release: optional(flag()), reason: reason() },
      /** `released` has the numbers of those withdraws. */
      answer: { released: tags() },
      refusals: ['samePerson', 'wrongState'],
      touches: ['withdraw', 'pending', 'home'],
    }),
  },
});
