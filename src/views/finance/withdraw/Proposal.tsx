import { Alert } from 'antd';
import { HashCell } from '@/crud/cell/HashCell';
import { useT } from '@/i18n';
import { visibleText } from '@/lib/text';
import { TimeCell } from '@/ui/cell/TimeCell';
import type { WithdrawRow } from './withdrawStatus';

/** An operator's proposed result of a payout, and their lifting of a block; each needs a second operator. */
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
