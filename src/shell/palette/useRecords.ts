import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { SEARCHABLE, searchRecords } from '@/api/search';
import type { SearchHit, SearchKind } from '@/api/search';
import { getMemberOpener } from '@/domain/member/openMember';
import { visibleText } from '@/lib/text';
import { useSettled } from '@/ui/load/useSettled';
import { goTo } from '@/services/navigation';
import { allowed, useSession } from '@/stores/session';
import { recordText } from './recordText';
import type { Command } from './search';

/** Milliseconds without a key before the server is asked. */
const PAUSE = 250;

const ICONS: Record<SearchKind, string> = {
  member: 'UserOutlined',
  recharge: 'LoginOutlined',
  withdraw: 'LogoutOutlined',
  auth: 'IdcardOutlined',
  adjust: 'SwapOutlined',
  rechargeAddress: 'QrcodeOutlined',
  withdrawAddress: 'ContactsOutlined',
};

const NOTHING: readonly SearchHit[] = [];

/** A member is shown over whatever is on screen where that is possible; everything else on its screen. */
function open({ kind, id, path }: SearchHit): void {
  const opener = getMemberOpener();
  const held = useSession.getState().permissions;
  if (kind === 'member' && opener && allowed(held, { one: opener.permission })) opener.open(id);
  else void goTo(path);
}

/** Records that the typed text may name; nobody is asked for texts that name none, or by who may list nothing. */
export function useRecords(
  typed: string,
  screens: readonly Command[],
): { records: Command[]; asking: boolean } {
  const wanted = recordText(typed);
  const keyword = useSettled(wanted, PAUSE);
  const permitted = useSession((state) => allowed(state.permissions, { any: SEARCHABLE }));
  const enabled = permitted && wanted !== '' && keyword === wanted;
  const { data, isFetching } = useQuery({
    queryKey: ['search', keyword],
    queryFn: ({ signal }) => searchRecords(keyword, signal),
    enabled,
    staleTime: 0,
  });
  const hits = enabled ? (data ?? NOTHING) : NOTHING;
  const records = useMemo(
    () =>
      hits.map((hit): Command => {
        const screen = screens.find(({ path }) => path === hit.path.split('?')[0]);
        return {
          id: `record ${hit.kind} ${hit.path}`,
          title: visibleText(hit.title),
          place: [visibleText(hit.sub), screen?.title ?? ''].filter(Boolean).join(' · '),
          path: hit.path,
          icon: ICONS[hit.kind],
          run: () => open(hit),
        };
      }),
    [hits, screens],
  );
  return { records, asking: permitted && wanted !== '' && (keyword !== wanted || isFetching) };
}
