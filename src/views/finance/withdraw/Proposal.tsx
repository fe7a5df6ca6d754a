import { Alert } from 'antd';
import { HashCell } from '@/crud/cell/HashCell';
import { useT } from '@/i18n';
import { visibleText } from '@/lib/text';
import { TimeCell } from '@/ui/cell/TimeCell';
import type { WithdrawRow } from './withdrawStatus';

/** What one person has found out about a payout, and lifted blocks: another person has to look at both. */
export function Proposal({ record: { proposal, override } }: { record: WithdrawRow }) {
  const t = useT();
  return (
    <>
      {proposal ? (
        <Alert
          type="warning"
          showIcon
          title={t('withdraw.proposed', { who: proposal.by, what: t(`withdraw.result.${proposal.result}`) })}
          description={
            <>
              <p>{visibleText(proposal.reason)}</p>
              <p>{visibleText(proposal.proof)}</p>
              {proposal.txHash ? <HashCell value={proposal.txHash} /> : null} <TimeCell value={proposal.at} />
            </>
          }
        />
      ) : null}
      {override ? (
        <Alert
          type="warning"
          showIcon
          title={t('withdraw.overridden', { who: override.by })}
          description={
            <>
              <p>{visibleText(override.reason)}</p>
              <TimeCell value={override.at} />
            </>
          }
        />
      ) : null}
    </>
  );
}
