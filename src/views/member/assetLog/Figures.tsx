import type { AssetLogSummary } from '@/api/ledger';
import { MoneyCell } from '@/ui/cell/MoneyCell';
import { FigurePanel } from '@/ui/statistic/FigurePanel';
import { FigureTable } from '@/ui/statistic/FigureTable';
import { Folding } from '@/ui/statistic/Folding';
import { useT } from '@/i18n';
import { formatMoney, formatUsdt, negate } from '@/lib/money';

/** What came in, went out and stayed, coin by coin, over the whole filter. */
export function Figures({ figures }: { figures: AssetLogSummary | undefined }) {
  const t = useT();
  return (
    <FigurePanel figures={figures} rows={3}>
      {({ lines, byCoin }) => (
        <Folding summary={`${t('ledger.flows')} · ${t('ledger.count', { n: formatMoney(String(lines)) })}`}>
          <FigureTable
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
        </Folding>
      )}
    </FigurePanel>
  );
}
