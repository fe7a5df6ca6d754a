import type { rechargeAddress } from '@/contract/finance/rechargeAddress';
import type { RowOf } from '@/contract/resource';
import { useT } from '@/i18n';
import { Badge } from '@/ui/base/Badge';
import { NONE } from '@/ui/cell/value';

type Balance = Pick<RowOf<typeof rechargeAddress>, 'toCollect' | 'collectNo'>;

/** Whether the balance of an address is worth collecting, or is being collected. */
export function CollectCell({ address: { toCollect, collectNo } }: { address: Balance }) {
  const t = useT();
  if (collectNo !== '') {
    return (
      <span title={collectNo}>
        <Badge>{t('rechargeAddress.collecting')}</Badge>
      </span>
    );
  }
  return toCollect ? <Badge tone="warn">{t('rechargeAddress.due')}</Badge> : NONE;
}
