import { UserOutlined } from '@ant-design/icons';
import { useViewer } from '@/crud/action/useViewer';
import { DictTag } from '@/crud/cell/DictTag';
import { useT } from '@/i18n';
import { isApprovedBy } from './withdrawStatus';
import type { WithdrawRow } from './withdrawStatus';
import { RiskGrade, withdraw } from '@/contract/finance/withdraw';
import { ChoiceCell } from '@/domain/kit/ChoiceCell';
import { Badge } from '@/ui/base/Badge';
import { isBarred, isHeldBySystem, isOfDemo, isPaidToDemo, useStopReason } from './stops';
import { isReadable } from '@/contract/field/read';
import { UnreadableCell } from '@/ui/cell/UnreadableCell';
import { NONE } from '@/ui/cell/value';
import { AddressCell } from '@/crud/cell/AddressCell';
import { Readable } from '@/crud/cell/Readable';
import { visibleText } from '@/lib/text';
import { TargetWarnings } from './warnings';
import styles from './withdraw.module.css';

/** The state of a withdraw with what stands against its payment; one to pay is marked where the operator who looks at it has approved it. */
export function StatusCell({ row }: { row: WithdrawRow }) {
  const t = useT();
  const { name } = useViewer();
  const own = t('withdraw.ownApproval');
  return (
    <>
      <DictTag type="biz_withdraw_status" code={String(row.status)} />
      <span className={styles.badges}>
        <StopMarks row={row} />
      </span>
      {isApprovedBy(row, name) ? <UserOutlined className={styles.own} aria-label={own} title={own} /> : null}
    </>
  );
}

/** What a payer must not miss beside the state: why it is on hold, that it cannot be paid, and that its member is a demo one. */
function StopMarks({ row }: { row: WithdrawRow }) {
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

const TONES: Readonly<Record<number, 'warn' | 'late'>> = {
  [RiskGrade.medium]: 'warn',
  [RiskGrade.high]: 'late',
};

/** A risk score from 0 to 100, on a ground of its severity. */
export function ScoreCell({ row }: { row: Pick<WithdrawRow, 'riskScore' | 'riskGrade' | 'unreadable'> }) {
  if (!isReadable(row, 'riskScore')) return <UnreadableCell />;
  const { riskScore, riskGrade } = row;
  // A score that a backend left out, as it does for scoped operators.
  if (Number.isNaN(riskScore)) return NONE;
  return <Badge tone={TONES[riskGrade] ?? 'plain'}>{riskScore}</Badge>;
}

/**
 * The target address of the payout, with warnings about it. A memo decides whose it is, and is marked beside the
 * address, in the place of the link.
 */
export function TargetCell({ row }: { row: WithdrawRow }) {
  const { toAddress, memo, explorerAddress } = row;
  return (
    <span>
      <Readable record={row} field="toAddress">
        <AddressCell value={toAddress} link={memo ? undefined : explorerAddress} />
      </Readable>
      <span className={styles.badges}>
        {memo ? (
          <Badge tone="warn" title={visibleText(memo)}>
            Memo
          </Badge>
        ) : null}
        <TargetWarnings row={row} />
      </span>
    </span>
  );
}
