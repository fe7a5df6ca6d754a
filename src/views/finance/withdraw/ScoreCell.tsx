import { Tag } from 'antd';
import { isReadable } from '@/contract/field/read';
import { UnreadableCell } from '@/ui/cell/UnreadableCell';
import type { WithdrawRow } from './withdrawStatus';

/** A risk score from 0 to 100, coloured by severity. */
export function ScoreCell({ row }: { row: Pick<WithdrawRow, 'riskScore' | 'unreadable'> }) {
  if (!isReadable(row, 'riskScore')) return <UnreadableCell />;
  const { riskScore } = row;
  const colour = riskScore >= 60 ? 'red' : riskScore >= 30 ? 'gold' : 'green';
  return (
    <Tag variant="filled" color={colour}>
      {riskScore}
    </Tag>
  );
}
