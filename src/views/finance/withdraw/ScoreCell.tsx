import { Tag } from 'antd';

/** A risk score from 0 to 100 in the colour of its urgency. */
export function ScoreCell({ score }: { score: number }) {
  const colour = score >= 60 ? 'red' : score >= 30 ? 'gold' : 'green';
  return (
    <Tag variant="filled" color={colour}>
      {score}
    </Tag>
  );
}
