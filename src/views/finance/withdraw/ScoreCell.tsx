import { Tag } from 'antd';
import { RiskGrade } from '@/contract/finance/withdraw';
import { isReadable } from '@/contract/field/read';
import { UnreadableCell } from '@/ui/cell/UnreadableCell';
import { NONE } from '@/ui/cell/value';
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
  // A score that a backend left out, as it does for scoped operators.
  if (Number.isNaN(riskScore)) return NONE;
  return (
    <Tag variant="filled" color={COLOURS[riskGrade]}>
      {riskScore}
    </Tag>
  );
}
