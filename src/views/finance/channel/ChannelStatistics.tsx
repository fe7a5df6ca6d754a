import { Alert } from 'antd';
import type { LocalTexts } from '@/api/types';
import type { ChannelSummary } from '@/api/channelTypes';
import { textIn } from '@/ui/cell/TextsCell';
import { Bars } from '@/ui/statistic/Bars';
import { StatisticPanel } from '@/ui/statistic/StatisticPanel';
import { Statistic, StatisticList } from '@/ui/statistic/StatisticList';
import { useLanguage, useT } from '@/i18n';
import { formatMoney, formatUsdt } from '@/lib/money';
import styles from './channel.module.css';

/** What came in by which channel today, and what needs somebody. */
export function ChannelStatistics({ figures }: { figures: ChannelSummary | undefined }) {
  const t = useT();
  const language = useLanguage();
  const names = (list: readonly LocalTexts[]) => list.map((name) => textIn(name, language)).join(', ');
  return (
    <StatisticPanel figures={figures} rows={3}>
      {({ today, todayUsdt, successRate, nearlyFull, pending }) => (
        <div className={styles.figures}>
          {pending.length > 0 ? (
            <Alert type="warning" showIcon title={t('channel.pendingNames', { names: names(pending) })} />
          ) : null}
          {nearlyFull.length > 0 ? (
            <Alert type="error" showIcon title={t('channel.nearlyFull', { names: names(nearlyFull) })} />
          ) : null}
          <StatisticList>
            <Statistic label={t('channel.today')} value={`≈ ${formatUsdt(todayUsdt)}`} note="USDT" />
            <Statistic
              label={t('channel.weekRate')}
              value={successRate === null ? null : `${formatMoney(successRate)}%`}
              title={t('channel.weekRateHint')}
            />
          </StatisticList>
          {today.length > 0 ? (
            <div className={styles.today}>
              <Bars
                label={t('channel.today')}
                rows={today.map(({ id, channelName, count, usdtValue }) => ({
                  key: id,
                  name: textIn(channelName, language),
                  size: usdtValue,
                  value: `≈ ${formatUsdt(usdtValue)}`,
                  note: t('channel.count', { n: count }),
                }))}
              />
            </div>
          ) : null}
        </div>
      )}
    </StatisticPanel>
  );
}
