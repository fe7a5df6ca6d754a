import type { AssetLogSummary } from '@/api/ledger';
import { MoneyCell } from '@/ui/cell/MoneyCell';
import { StatisticPanel } from '@/ui/statistic/StatisticPanel';
import { StatisticTable } from '@/ui/statistic/StatisticTable';
import { CollapsePanel } from '@/ui/statistic/CollapsePanel';
import { useT } from '@/i18n';
import { formatMoney, formatUsdt, negate } from '@/lib/money';

/** What came in, went out and stayed, coin by coin, over the whole filter. */
export function AssetLogStatistics({ figures }: { figures: AssetLogSummary | undefined }) {
  const t = useT();
  return (
    <StatisticPanel figures={figures} rows={3}>
      {({ lines, byCoin }) => (
        <CollapsePanel
          summary={`${t('ledger.flows')} · ${t('ledger.count', { n: formatMoney(String(lines)) })}`}
        >
          <StatisticTable
            label={t('ledger.flows')}
            heads={[t('field.coin'), t('ledger.in'), t('ledger.out'), t('ledger.net'), t('ledger.usdtNet')]}
            rows={byCoin.map((flow) => ({
              key: flow.coin,
              name: flow.coin,
              cells: [
                <MoneyCell key="in" value={flow.in} sign />,
                <MoneyCell key="out" value={negate(flow.out)} sign />,
                <MoneyCell key="net" value={flow.net} sign />,
                `≈ ${formatUsdt(flow.usdtNet)}`,
              ],
            }))}
          />
        </CollapsePanel>
      )}
    </StatisticPanel>
  );
}
