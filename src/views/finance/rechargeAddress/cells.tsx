import type { RechargeAddress } from '@/api/addressTypes';
import { MemberCell } from '@/domain/member/MemberCell';
import { NONE } from '@/ui/cell/value';
import { Pill } from '@/ui/base/Pill';
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
        <Pill>{t('rechargeAddress.collecting')}</Pill>
      </span>
    );
  }
  return row.toCollect ? <Pill tone="warn">{t('rechargeAddress.due')}</Pill> : NONE;
}
