import { read } from '../call';
import { word } from '../field/choices';
import { listOf, record, records } from '../field/nested';
import { count } from '../field/numbers';
import type { Readable } from '../field/read';
import { nullable, optional } from '../field/shared';
import { id, memberId, tags, text } from '../field/texts';
import { time } from '../field/times';
import { memberRow } from '../member/memberRow';

/** Most members of an answer, those with the heaviest ties first. */
export const MOST_MEMBERS = 300;

/** Most shared things of an answer, the heaviest first. */
export const MOST_THINGS = 300;

/** Most record numbers that an answer names as evidence of one tie, the latest first. */
export const MOST_NUMBERS = 5;

/** A thing that more members have than this says little about any two of them, as the IP address of a carrier does. */
export const CROWD = 50;

/** Weight of a tie to a thing of a crowd, whatever its kind. */
export const CROWD_WEIGHT = 1;

/**
 * What members may have in common, the strongest first, with the weight of a tie of that kind and the call whose
 * permission shows it elsewhere: real names show documents, withdraws their addresses, the profile devices and IP addresses.
 */
export const tieTerms = {
  /** A document of an authentication that was not turned down. */
  document: { weight: 30, permission: 'memberAuth/list' },
  /** Where withdraws go, or an address that the member has kept for them. */
  address: { weight: 25, permission: 'cwManage/withdrawLogList' },
  /** What a member signed in with. */
  device: { weight: 20, permission: 'member/profile' },
  /** Where a member signed in from. */
  ip: { weight: 10, permission: 'member/profile' },
  /** Who invited a member; inviters are tied to themselves. */
  inviter: { weight: 5, permission: 'member/list' },
} as const;

export type TieKind = keyof typeof tieTerms;

export const TIE_KINDS = ['document', 'address', 'device', 'ip', 'inviter'] as const satisfies TieKind[];

const kind = () => word(...TIE_KINDS);

/** A member as the list shows them, and how they belong to the cluster. */
export const clusterMember = {
  ...memberRow,
  /** Ties between the start and this member: 0 for the member it starts from. */
  steps: count(),
  /** Sum of the weights of the member's ties in this answer. */
  weight: count(),
};

/** Something that two or more of these members have. */
export const clusterThing = {
  /** Names it within this answer. */
  key: text(),
  kind: kind(),
  /** Documents are masked; an inviter is a UID. */
  value: text(),
  /** How many members have it, of those that the operator may see: some of them may be no part of the answer. */
  members: count(),
};

/** That a member has a thing, and what shows it. */
export const clusterTie = {
  memberId: memberId(),
  /** The `key` of the thing. */
  thing: text(),
  weight: count(),
  /** How often it was seen: sign-ins, withdraws, authentications. */
  count: count(),
  firstAt: nullable(time()),
  lastAt: nullable(time()),
  /** Numbers of the latest records that show it; none for sign-ins and invitations. */
  numbers: tags(),
};

/** What belongs to the cluster and is not in the answer. */
const leftOut = {
  /** Members above the limit. */
  members: count(),
  /** Shared things above the limit. */
  things: count(),
  /** Things that members outside the answer have too, and that a deeper question would follow. */
  further: count(),
  /** Things of a crowd, which are followed only when the question begins with them. */
  crowds: count(),
};

export const cluster = {
  members: records(clusterMember),
  things: records(clusterThing),
  ties: records(clusterTie),
  leftOut: record(leftOut),
  /** Kinds that the operator may see; of others there is nothing in the answer. */
  kinds: listOf(kind()),
};

export type Cluster = Readable<typeof cluster>;

/**
 * Members tied together by what they have in common, beginning with a member, a withdraw address or an IP address: exactly one
 * of the three. It needs the permission of the member list, because it says of members what the list says; each kind of tie
 * needs the permission that `tieTerms` names besides, and is missing without it. Operators with a data scope see their members
 * alone, and nothing that only others have in common with them.
 *
 * The same data give the same answer: of the members at one distance those with the heaviest ties come first, and of equals the
 * one of the lowest id.
 */
export const readCluster = read('cluster/get', {
  permission: 'member/list',
  query: {
    memberId: optional(id()),
    address: optional(text({ max: 200 })),
    /** With `address`: the memo, which is part of the place on some chains. */
    memo: optional(text({ max: 200 })),
    ip: optional(text({ max: 64 })),
    /** How many ties away the members may be: 1, the default, or 2. */
    depth: optional(count({ min: 1, max: 2 })),
    /** Missing or empty: all kinds that the operator may see. */
    kinds: optional(listOf(kind())),
  },
  answer: cluster,
});
