import { useViewer } from '@/crud/action/useViewer';
import { useDict } from '@/crud/cell/useDict';
import { useT } from '@/i18n';
import { formatMoney } from '@/lib/money';
import { middleEllipsis, visibleText } from '@/lib/text';
import { Badge } from '@/ui/base/Badge';
import { isApprovedBy } from './withdrawStatus';
import type { WithdrawRow } from './withdrawStatus';

/** Characters at the start of an address. */
const START = 8;

/** One payout among several: its number, member, amount that arrives, chain, ends of the address, and memo. */
export function PayoutLine({ record }: { record: WithdrawRow }) {
  const { label } = useDict('biz_chain');
  const { orderNo, uid, netAmount, coin, chain, toAddress, memo } = record;
  const t = useT();
  const { name } = useViewer();
  const parts = [orderNo, uid, `${formatMoney(netAmount)} ${coin}`, label(chain)];
  return (
    <span>
      {parts.join(' · ')} · <bdi>{visibleText(middleEllipsis(toAddress, START))}</bdi>
      {memo ? (
        <>
          {' · '}
          <strong>
            Memo <bdi>{visibleText(memo)}</bdi>
          </strong>
        </>
      ) : null}
      {isApprovedBy(record, name) ? <Badge tone="warn">{t('withdraw.ownApproval')}</Badge> : null}
    </span>
  );
}
