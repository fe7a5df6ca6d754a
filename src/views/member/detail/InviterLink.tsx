import type { MemberProfile } from '@/contract/member/profile';
import { MemberCell } from '@/domain/member/MemberCell';
import { NONE } from '@/ui/cell/value';

/** Link to the inviter by their UID; plain text if the operator may not see the inviter. */
export function InviterLink({ inviterId, inviterUid }: Pick<MemberProfile, 'inviterId' | 'inviterUid'>) {
  if (inviterUid === '') return NONE;
  if (!inviterId) return inviterUid;
  return (
    <MemberCell member={{ memberId: inviterId, uid: inviterUid, account: '', nickname: '', tags: [] }} />
  );
}
