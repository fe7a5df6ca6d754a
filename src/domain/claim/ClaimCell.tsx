import { EyeOutlined } from '@ant-design/icons';
import { queryOptions } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { send } from '@/api/call';
import { claims } from '@/contract/shell/review';
import type { ReviewKind } from '@/contract/shell/review';
import { useViewer } from '@/crud/action/useViewer';
import { useT } from '@/i18n';
import { visibleText } from '@/lib/text';
import { sharedQueries } from '@/services/sharedQueries';
import { isScoped } from '@/stores/session';
import { Badge } from '@/ui/base/Badge';
import { NONE } from '@/ui/cell/value';

/** Milliseconds between two requests for the claims; one request serves all rows of a list. A hidden list asks for nothing. */
const EVERY = 5000;

interface Claimed {
  kind: ReviewKind;
  id: string;
}

const useClaims = sharedQueries((kind: ReviewKind) =>
  queryOptions({
    queryKey: [kind, 'claims'],
    queryFn: ({ signal }) => send(claims, { kind }, { signal }),
    refetchInterval: EVERY,
    staleTime: EVERY,
    // Whom the operator may not know of is not asked for.
    enabled: () => !isScoped(),
  }),
);

/** The claim of a record of a queue now; `undefined` where nobody holds it, or the operator may not know. */
function useClaimOn({ kind, id }: Claimed) {
  const { data } = useClaims(kind);
  return data?.find((one) => one.id === id);
}

function Holder({ claimBy, claimUntil }: { claimBy: string; claimUntil: string }) {
  const t = useT();
  const who = visibleText(claimBy);
  return (
    <Badge title={t('crud.looksAt', { who, until: claimUntil })}>
      <EyeOutlined aria-hidden /> {who}
    </Badge>
  );
}

/** The reviewer who holds a record of a queue now. */
export function ClaimCell(record: Claimed) {
  const claim = useClaimOn(record);
  return claim ? <Holder {...claim} /> : NONE;
}

/** The state of a record and, while a colleague looks at it, who that is in its place. */
export function WatchedCell({ children, ...record }: Claimed & { children: ReactNode }) {
  const claim = useClaimOn(record);
  const { name } = useViewer();
  return claim && claim.claimBy !== name ? <Holder {...claim} /> : children;
}
