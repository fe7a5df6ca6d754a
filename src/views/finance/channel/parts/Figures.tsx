import { Alert } from 'antd';
import type { ChannelSummary } from '@/api/channelTypes';
import { textIn } from '@/crud/cells/TextsCell';
import { Bones } from '@/crud/light/Bones';
import { Panel } from '@/crud/light/Panel';
import { useLanguage, useT } from '@/i18n';
import { div, formatMoney, formatUsdt, isZero, mul } from '@/lib/money';
import styles from './channel.module.css';

/** What came in by which channel today. */
export function Figures({ figures }: { figures: ChannelSummary | undefined }) {
  const t = useT();
  const language = useLanguage();
  if (!figures) {
    return (
      <Panel>
        <Bones rows={3} />
      </Panel>
    );
  }
  const { today, todayUsdt, successRate, nearlyFull } = figures;
  const largest = today[0]?.usdtValue ?? '0';
  const share = (value: string) => (isZero(largest) ? '0' : div(mul(value, '100'), largest, 1, 'down'));
  return (
    <Panel>
      {nearlyFull.length > 0 ? (
        <Alert
          type="error"
          showIcon
          title={t('channel.nearlyFull', {
            names: nearlyFull.map((name) => textIn(name, language)).join(', '),
          })}
        />
      ) : null}
      <p>
        {t('channel.today', { usdt: formatUsdt(todayUsdt) })}
        {' · '}
        {t('channel.weekRate', { rate: successRate === null ? '—' : `${formatMoney(successRate)} %` })}
      </p>
      <ul className={styles.bars}>
        {today.map(({ id, channelName, count, usdtValue }) => (
          <li key={id}>
            <span>{textIn(channelName, language)}</span>
            <meter min={0} max={100} value={Number(share(usdtValue))} aria-hidden />
            <span className={styles.value}>
              ≈ {formatUsdt(usdtValue)} · {t('channel.count', { n: count })}
            </span>
          </li>
        ))}
      </ul>
    </Panel>
  );
}
