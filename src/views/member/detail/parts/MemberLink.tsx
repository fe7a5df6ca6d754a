import { MemberCell } from '@/crud/cells/MemberCell';
import { NONE } from '@/crud/cells/value';

/** A member known by his number alone; plain text where the operator may not see him. */
export function MemberLink({ id, uid }: { id: number | null; uid: string }) {
  if (uid === '') return NONE;
  if (id === null) return uid;
  return <MemberCell member={{ memberId: id, uid, account: '', nickname: '', tags: [] }} />;
}
