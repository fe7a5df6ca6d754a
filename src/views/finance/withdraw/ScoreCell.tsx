import { Tag } from 'antd';
import { RiskGrade } from '@/contract/finance/withdraw';
import { isReadable } from '@/contract/field/read';
import { UnreadableCell } from '@/ui/cell/UnreadableCell';
import type { WithdrawRow } from './withdrawStatus';

const COLOURS: Readonly<Record<number, string>> = {
  [RiskGrade.low]: 'green',
  [RiskGrade.medium]: 'gold',
  [RiskGrade.high]: 'red',
};

/** A risk score from 0 to 100, coloured by severity. */
export function ScoreCell({ row }: { row: Pick<WithdrawRow, 'riskScore' | 'riskGrade' | 'unreadable'> }) {
  if (!isReadable(row, 'riskScore')) return <UnreadableCell />;
  const { riskScore, riskGrade } = row;
  return (
    <Tag variant="filled" color={COLOURS[riskGrade]}>
      {riskScore}
    </Tag>
  );
}
