import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { findMember, searchMembers } from '@/api/finance';
import type { MemberOption } from '@/api/finance';
import { visibleText } from '@/lib/text';
import { useSettled } from '@/ui/load/useSettled';

const NOBODY: readonly MemberOption[] = [];

/** A member in one line of a list. */
export function memberLine({ uid, account, nickname }: MemberOption): string {
  return [uid, account, nickname].filter(Boolean).map(visibleText).join(' · ');
}

/** Members found by a keyword, asked for once typing pauses; nobody for an empty one. */
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
  return { members: data?.list ?? NOBODY, searching: isFetching, search: setTyped };
}

/** The member behind an id that somebody else has picked; `undefined` while unknown, or without an id. */
export function useMember(id: number | undefined): MemberOption | undefined {
  const { data } = useQuery({
    queryKey: ['member', 'one', id],
    queryFn: async ({ signal }) => (id === undefined ? null : ((await findMember(id, signal)) ?? null)),
    enabled: id !== undefined,
  });
  return data ?? undefined;
}
