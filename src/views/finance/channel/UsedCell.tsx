import { Progress } from 'antd';
import type { Channel } from '@/api/channelTypes';
import { formatMoney } from '@/lib/money';

/** At so many percent of its limit a channel is nearly full. */
const NEARLY = 90;

/** How much of the day's limit is used up. */
export function UsedCell({ channel }: { channel: Channel }) {
  const { usedPercent, dailyUsed, dailyLimit } = channel;
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
