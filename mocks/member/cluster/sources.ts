import type { TieKind } from '@/contract/risk/cluster';
import { holdersOf, placesOf } from '../../core/addressBook';
import type { Db } from '../../core/db';
import { maskedNo } from '../../core/documentNo';
import { rowsOf } from '../../core/lookup';
import { invitedBy, signInsFrom, signInsWith } from '../../core/memberLookups';
import { withdrawsTo } from '../../core/orders';
import { placeKey, placeOf } from '../../core/place';
import type { Place } from '../../core/place';
import type { Member, WithdrawAddressRow, WithdrawRow } from '../../core/rows';
import { claimsOf, isClaimed } from '../../core/ties';
import type { MemberSignIn } from '../profile/wire';

/** One record that shows that a member has a thing. */
export interface Proof {
  memberId: number;
  /** What the thing is compared by. */
  key: string;
  /** The thing as operators see it. */
  value: string;
  at: string;
  /** Number of the record; empty without one. */
  no: string;
}

/** Where the proofs of one kind of thing come from. */
interface Source {
  /** All that one member has. */
  of(db: Db, memberId: number): readonly Proof[];
  /** All that shows who has one thing. */
  at(db: Db, key: string): readonly Proof[];
}

type Claim = ReturnType<typeof claimsOf>[number];

const ofClaim = ({ memberId, docNo, createdAt, authNo }: Claim): Proof => ({
  memberId,
  key: docNo,
  value: maskedNo(docNo),
  at: createdAt,
  no: authNo,
});

const placeText = ({ address, memo }: Place): string => (memo === '' ? address : `${address} · ${memo}`);

const ofWithdraw = (row: WithdrawRow): Proof => ({
  memberId: row.memberId,
  key: placeKey(placeOf(row)),
  value: placeText(placeOf(row)),
  at: row.createdAt,
  no: row.orderNo,
});

const ofKept = (row: WithdrawAddressRow): Proof => ({
  memberId: row.memberId,
  key: placeKey(row),
  value: placeText(row),
  at: row.createdAt,
  no: '',
});

const isDone = ({ ok }: MemberSignIn): boolean => ok === 1;

const ofSignIn =
  (name: 'deviceId' | 'ip') =>
  (row: MemberSignIn): Proof => ({
    memberId: row.memberId,
    key: row[name],
    value: row[name],
    at: row.at,
    no: '',
  });

/** A key of a place is its address, a blank, and its memo. */
function placeOfKey(key: string): Place {
  const end = key.indexOf(' ');
  return { address: key.slice(0, end), memo: key.slice(end + 1) };
}

/** That a member was invited by the inviter, or is the inviter: a member invited since when they are one. */
const ofInvitation = ({ id, createdAt }: Member, inviter: Member): Proof => ({
  memberId: id,
  key: String(inviter.id),
  value: inviter.uid,
  at: createdAt,
  no: '',
});

function invitations(db: Db, inviter: Member | undefined): Proof[] {
  const invited = inviter ? invitedBy(db, inviter) : [];
  return inviter && invited.length > 0 ? [inviter, ...invited].map((one) => ofInvitation(one, inviter)) : [];
}

function invitationsOf(db: Db, memberId: number): Proof[] {
  const member = db.members.get(memberId);
  if (!member) return [];
  const parent = member.parentId === null ? undefined : db.members.get(member.parentId);
  return [
    ...(parent ? [ofInvitation(member, parent)] : []),
    ...(invitedBy(db, member).length > 0 ? [ofInvitation(member, member)] : []),
  ];
}

export const sources: Readonly<Record<TieKind, Source>> = {
  document: {
    of: (db, memberId) => rowsOf(db.auths, memberId).filter(isClaimed).map(ofClaim),
    at: (db, docNo) => claimsOf(db, docNo).map(ofClaim),
  },
  address: {
    of: (db, memberId) => [
      ...rowsOf(db.withdraws, memberId)
        .filter(({ toAddress }) => toAddress !== '')
        .map(ofWithdraw),
      ...placesOf(db, memberId).map(ofKept),
    ],
    at: (db, key) => [
      ...withdrawsTo(db, placeOfKey(key)).map(ofWithdraw),
      ...holdersOf(db, placeOfKey(key)).map(ofKept),
    ],
  },
  device: {
    of: (db, memberId) => rowsOf(db.memberSignIns, memberId).filter(isDone).map(ofSignIn('deviceId')),
    at: (db, deviceId) => signInsWith(db, deviceId).filter(isDone).map(ofSignIn('deviceId')),
  },
  ip: {
    of: (db, memberId) => rowsOf(db.memberSignIns, memberId).filter(isDone).map(ofSignIn('ip')),
    at: (db, ip) => signInsFrom(db, ip).filter(isDone).map(ofSignIn('ip')),
  },
  inviter: {
    of: invitationsOf,
    at: (db, id) => invitations(db, db.members.get(Number(id))),
  },
};
