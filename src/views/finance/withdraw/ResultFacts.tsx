import { withdraw } from '@/contract/finance/withdraw';
import { RecordDescriptions } from '@/crud/detail/RecordDescriptions';
import { screenKit } from '@/domain/kit/screenKit';
import { PayoutFacts } from './PayoutFacts';
import { Proposal } from './Proposal';
import type { WithdrawRow } from './withdrawStatus';

const { col } = screenKit(withdraw);

/** What a payout is about whose result is recorded, with what another operator has found out. */
export function ResultFacts({ record }: { record: WithdrawRow }) {
  return (
    <>
      <PayoutFacts record={record} />
      {record.txHash ? <RecordDescriptions record={record} columns={[col('txHash')]} /> : null}
      <Proposal record={record} />
    </>
  );
}
