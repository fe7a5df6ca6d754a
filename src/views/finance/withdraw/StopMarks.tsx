import { withdraw } from '@/contract/finance/withdraw';
import { ChoiceCell } from '@/domain/kit/ChoiceCell';
import { useT } from '@/i18n';
import { Badge } from '@/ui/base/Badge';
import { isBarred, isHeldBySystem, isOfDemo, isPaidToDemo, useStopReason } from './stops';
import type { WithdrawRow } from './withdrawStatus';

/** What a payer must not miss beside the state: why it is on hold, that it cannot be paid, and that its member is a demo one. */
export function StopMarks({ row }: { row: WithdrawRow }) {
  const t = useT();
  const reasonOf = useStopReason();
  const { holdCause } = row;
  return (
    <>
      {isHeldBySystem(row) ? (
        <Badge tone="late">
          <ChoiceCell resource={withdraw.name} name="holdCause" value={holdCause} />
        </Badge>
      ) : null}
      {isBarred(row) ? (
        <span title={reasonOf(row) ?? undefined}>
          <Badge tone="late">{t('withdraw.barred')}</Badge>
        </span>
      ) : null}
      {isOfDemo(row) ? (
        <Badge tone="late">{t(isPaidToDemo(row) ? 'withdraw.demoPaid' : 'withdraw.demo')}</Badge>
      ) : null}
    </>
  );
}
