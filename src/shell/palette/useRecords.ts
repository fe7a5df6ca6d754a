import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { SEARCHABLE, searchRecords } from '@/api/search';
import type { SearchHit, SearchKind } from '@/api/search';
import { memberPermission } from '@/api/permissions';
import { isReadable } from '@/contract/field/read';
import { isRecordKind, paramsToFind, recordKinds } from '@/contract/records';
import type { RecordKind } from '@/contract/records';
import { visibleText } from '@/lib/text';
import { useSettled } from '@/ui/load/useSettled';
import { linkIn } from '@/services/links';
import { goTo } from '@/services/navigation';
import { useRoutes } from '@/stores/routes';
import { allowed, useCan, useSession } from '@/stores/session';
import { showMember } from '@/stores/shownMembers';
import { recordText } from './recordText';
import type { Command } from './search';

/** Milliseconds after the last key before the server is asked. */
const PAUSE = 250;

const ICONS: Record<SearchKind, string> = {
  member: 'UserOutlined',
  recharge: 'LoginOutlined',
  withdraw: 'LogoutOutlined',
  reconciliation: 'ReconciliationOutlined',
  payoutBatch: 'ContainerOutlined',
  auth: 'IdcardOutlined',
  adjust: 'SwapOutlined',
  award: 'TrophyOutlined',
  violation: 'WarningOutlined',
  ipRule: 'StopOutlined',
  rechargeAddress: 'QrcodeOutlined',
  withdrawAddress: 'ContactsOutlined',
  deliveryOrder: 'ProfileOutlined',
  stakingOrder: 'BankOutlined',
  memberCoupon: 'TagOutlined',
  redEnvelope: 'RedEnvelopeOutlined',
  redeemBatch: 'BarcodeOutlined',
  tutor: 'SolutionOutlined',
  contractOrder: 'FileDoneOutlined',
  contractEntrust: 'FormOutlined',
  contractDeal: 'CheckSquareOutlined',
  contractPosition: 'RadarChartOutlined',
};

const NOTHING: readonly SearchHit[] = [];

const paramsOf = (kind: RecordKind, { id, title, filter }: SearchHit) =>
  kind === 'member' ? { memberId: id } : paramsToFind(kind, filter, title);

/**
 * Records that the typed text may identify. No request is sent for a text that identifies none, or for an
 * operator who may list none of the records.
 */
export function useRecords(
  typed: string,
  screens: readonly Command[],
): { records: Command[]; asking: boolean } {
  const wanted = recordText(typed);
  const keyword = useSettled(wanted, PAUSE);
  const flat = useRoutes((state) => state.flat);
  const seesMembers = useCan({ one: memberPermission });
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
      hits.flatMap((hit, place): Command[] => {
        // The server may find a kind of record that this client has no screen for.
        if (!isRecordKind(hit.kind) || !isReadable(hit, 'id')) return [];
        const path = linkIn(flat, recordKinds[hit.kind].view, paramsOf(hit.kind, hit));
        // A member opens in a drawer over the current screen; any other record needs its screen in the menu.
        const isShown = hit.kind === 'member' && seesMembers;
        if (path === null && !isShown) return [];
        const screen = screens.find((one) => one.path === path?.split('?')[0]);
        const run = () => (isShown || path === null ? showMember(hit.id) : void goTo(path));
        return [
          {
            id: `record ${place} ${hit.kind} ${hit.title}`,
            title: visibleText(hit.title),
            place: [visibleText(hit.sub), screen?.title ?? ''].filter(Boolean).join(' · '),
            path: path ?? '',
            icon: ICONS[hit.kind],
            run,
          },
        ];
      }),
    [hits, screens, flat, seesMembers],
  );
  return { records, asking: permitted && wanted !== '' && (keyword !== wanted || isFetching) };
}
