import { Progress } from 'antd';
import type { channel } from '@/contract/finance/channel';
import type { RowOf } from '@/contract/resource';
import { formatMoney } from '@/lib/money';
import { NONE } from '@/ui/cell/value';

/** Percent of the day's limit from which on a channel is nearly full. */
const NEARLY = 90;

/** How much of the day's limit is used up. */
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
