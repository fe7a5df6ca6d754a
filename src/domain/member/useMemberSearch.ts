import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { fetchPage } from '@/api/records';
import type { Id } from '@/contract/field/brands';
import type { QueryOf, RowOf } from '@/contract/resource';
import { member } from '@/contract/member/member';
import { visibleText } from '@/lib/text';
import { useSettled } from '@/ui/load/useSettled';

/** A member as pickers show it. */
export type MemberOption = RowOf<typeof member>;

type Query = QueryOf<typeof member>;

/** Entries of a list that narrows with every letter. */
const MOST = 20;

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
    queryKey: [member.name, 'search', keyword],
    queryFn: ({ signal }) => {
      const query: Query = { memberKeyword: keyword, pageNum: 1, pageSize: MOST };
      return fetchPage(member, query, signal);
    },
    enabled: keyword !== '',
  });
  return { members: data?.list ?? NOBODY, searching: isFetching, search: setTyped };
}

/** The member behind an id that was given; `undefined` while unknown, or without an id. */
export function useMember(id: Id | undefined): MemberOption | undefined {
  const { data } = useQuery({
    queryKey: [member.name, 'one', id],
    queryFn: async ({ signal }) => {
      const query: Query = { memberId: id, pageNum: 1, pageSize: 1 };
      const { list } = await fetchPage(member, query, signal);
      return list[0] ?? null;
    },
    enabled: id !== undefined,
  });
  return data ?? undefined;
}
