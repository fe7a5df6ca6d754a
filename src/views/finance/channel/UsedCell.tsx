import { Progress } from 'antd';
import type { channel } from '@/contract/finance/channel';
import type { RowOf } from '@/contract/resource';
import { formatMoney } from '@/lib/money';
import { NONE } from '@/ui/cell/value';

/** Percentage of the daily limit from which on a channel counts as nearly full. */
const NEARLY = 90;

/** The used part of the daily limit. */
export function UsedCell({ usedPercent, dailyUsed, dailyLimit }: RowOf<typeof channel>) {
  if (Number.isNaN(usedPercent)) return NONE;
  const text = `${formatMoney(dailyUsed)} / ${formatMoney(dailyLimit)}`;
  return (
    <span title={text}>
      <Progress
        size="small"
        percent={Math.min(usedPercent, 100)}
        status={usedPercent >= NEARLY ? 'exception' : 'normal'}
        format={() => `${usedPercent}%`}
        aria-label={text}
      />
    </span>
  );
}
