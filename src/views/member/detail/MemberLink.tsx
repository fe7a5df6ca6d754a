import { MemberCell } from '@/domain/member/MemberCell';
import { NONE } from '@/ui/cell/value';

/** A member known by his number alone; plain text where the operator may not see him. */
export function MemberLink({ id, uid }: { id: number | null; uid: string }) {
  if (uid === '') return NONE;
  if (id === null) return uid;
  return <MemberCell member={{ memberId: id, uid, account: '', nickname: '', tags: [] }} />;
}
