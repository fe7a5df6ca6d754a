import { Alert } from 'antd';
import { useT } from '@/i18n';
import { isBarred, isHeldBySystem, isOfDemo, isPaidToDemo, useStopReason } from './stops';
import type { WithdrawRow } from './withdrawStatus';

/** Whether there is something to tell about one. */
export const hasStopNotice = (record: WithdrawRow): boolean =>
  isHeldBySystem(record) || isBarred(record) || isOfDemo(record);

/** Why a withdraw cannot be paid, and that real coins went to a demo member, at the head of its details. */
export function StopNotice({ record }: { record: WithdrawRow }) {
  const t = useT();
  const reasonOf = useStopReason();
  const reason = isHeldBySystem(record) || isBarred(record) ? reasonOf(record) : null;
  return (
    <>
      {reason === null ? null : <Alert type="error" showIcon title={reason} />}
      {isOfDemo(record) ? (
        <Alert
          type="error"
          showIcon
          title={t(isPaidToDemo(record) ? 'withdraw.demoPaidText' : 'withdraw.demoText')}
        />
      ) : null}
    </>
  );
}
