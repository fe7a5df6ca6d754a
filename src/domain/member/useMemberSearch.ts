import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { findMember, searchMembers } from '@/api/memberSearch';
import type { MemberOption } from '@/api/memberSearch';
import type { Id } from '@/contract/field/brands';
import { visibleText } from '@/lib/text';
import { useSettled } from '@/ui/load/useSettled';

const NONE: readonly MemberOption[] = [];

/** A member as one line of text. */
export function memberLine({ uid, account, nickname }: MemberOption): string {
  return [uid, account, nickname].filter(Boolean).map(visibleText).join(' · ');
}

/** Members that match a keyword, requested when typing pauses; empty for an empty keyword. */
export function useMemberSearch(): {
  members: readonly MemberOption[];
  searching: boolean;
  search: (keyword: string) => void;
} {
  const [typed, setTyped] = useState('');
  const keyword = useSettled(typed.trim());
  const { data, isFetching } = useQuery({
    queryKey: ['member', 'search', keyword],
    queryFn: ({ signal }) => searchMembers(keyword, signal),
    enabled: keyword !== '',
  });
  return { members: data ?? NONE, searching: isFetching, search: setTyped };
}

/** The member with a given id; `null` while it is loading, and without an id. */
export function useMember(id: Id | null): MemberOption | null {
  const { data } = useQuery({
    queryKey: ['member', 'one', id],
    queryFn: ({ signal }) => (id === null ? null : findMember(id, signal)),
    enabled: id !== null,
  });
  return data ?? null;
}
