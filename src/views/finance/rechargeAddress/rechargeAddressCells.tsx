import type { RechargeAddress } from '@/api/addressTypes';
import { MemberCell } from '@/domain/member/MemberCell';
import { NONE } from '@/ui/cell/value';
import { Badge } from '@/ui/base/Badge';
import { useT } from '@/i18n';

/** Whose address it is; nobody's while it is idle. */
export function OwnerCell({ row }: { row: RechargeAddress }) {
  const { memberId } = row;
  return memberId === null ? NONE : <MemberCell member={{ ...row, memberId }} />;
}

/** Whether its balance is worth collecting, or on its way. */
export function CollectCell({ row }: { row: Pick<RechargeAddress, 'toCollect' | 'collectNo'> }) {
  const t = useT();
  if (row.collectNo !== '') {
    return (
      <span title={row.collectNo}>
        <Badge>{t('rechargeAddress.collecting')}</Badge>
      </span>
    );
  }
  return row.toCollect ? <Badge tone="warn">{t('rechargeAddress.due')}</Badge> : NONE;
}
