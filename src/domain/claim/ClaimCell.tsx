import { EyeOutlined } from '@ant-design/icons';
import { useQuery } from '@tanstack/react-query';
import { send } from '@/api/call';
import { claims } from '@/contract/shell/review';
import type { ReviewKind } from '@/contract/shell/review';
import { useT } from '@/i18n';
import { visibleText } from '@/lib/text';
import { Badge } from '@/ui/base/Badge';
import { NONE } from '@/ui/cell/value';

/** Milliseconds between two requests for the claims; one request serves all rows of a list. */
const EVERY = 15_000;

/** The reviewer who holds a record of a queue now. */
export function ClaimCell({ kind, id }: { kind: ReviewKind; id: string }) {
  const t = useT();
  const { data } = useQuery({
    queryKey: [kind, 'claims'],
    queryFn: ({ signal }) => send(claims, { kind }, { signal }),
    refetchInterval: EVERY,
    staleTime: EVERY,
  });
  const claim = data?.find((one) => one.id === id);
  if (!claim) return NONE;
  const who = visibleText(claim.claimBy);
  return (
    <Badge title={t('crud.looksAt', { who, until: claim.claimUntil })}>
      <EyeOutlined aria-hidden /> {who}
    </Badge>
  );
}
