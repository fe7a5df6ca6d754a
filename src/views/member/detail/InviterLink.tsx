import type { MemberProfile } from '@/contract/member/profile';
import { MemberCell } from '@/domain/member/MemberCell';
import { NONE } from '@/ui/cell/value';

/** The inviter, known by the UID alone; plain text where the operator may not see them. */
export function InviterLink({ inviterId, inviterUid }: Pick<MemberProfile, 'inviterId' | 'inviterUid'>) {
  if (inviterUid === '') return NONE;
  if (!inviterId) return inviterUid;
  return (
    <MemberCell member={{ memberId: inviterId, uid: inviterUid, account: '', nickname: '', tags: [] }} />
  );
}
