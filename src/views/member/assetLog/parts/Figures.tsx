import type { AssetLogSummary } from '@/api/ledger';
import { MoneyCell } from '@/crud/cells/MoneyCell';
import { Bones } from '@/crud/light/Bones';
import { FoldingPanel } from '@/crud/light/FoldingPanel';
import { Panel } from '@/crud/light/Panel';
import { useT } from '@/i18n';
import { formatMoney, formatUsdt, negate } from '@/lib/money';
import styles from './Figures.module.css';

/** What came in, went out and stayed, coin by coin, over the whole filter. */
export function Figures({ figures }: { figures: AssetLogSummary | undefined }) {
  const t = useT();
  if (!figures) {
    return (
      <Panel>
        <Bones rows={3} />
      </Panel>
    );
  }
  return (
    <FoldingPanel
      summary={`${t('ledger.flows')} · ${t('ledger.count', { n: formatMoney(String(figures.lines)) })}`}
    >
      <div className={styles.scroll}>
        <table className={styles.coins} aria-label={t('ledger.flows')}>
          <thead>
            <tr>
              <th scope="col">{t('field.coin')}</th>
              <th scope="col">{t('ledger.in')}</th>
              <th scope="col">{t('ledger.out')}</th>
              <th scope="col">{t('ledger.net')}</th>
              <th scope="col">{t('ledger.usdtNet')}</th>
            </tr>
          </thead>
          <tbody>
            {figures.byCoin.map((flow) => (
              <tr key={flow.coin}>
                <th scope="row">{flow.coin}</th>
                <td>
                  <MoneyCell value={flow.in} sign />
                </td>
                <td>
                  <MoneyCell value={negate(flow.out)} sign />
                </td>
                <td>
                  <MoneyCell value={flow.net} sign />
                </td>
                <td>≈ {formatUsdt(flow.usdtNet)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </FoldingPanel>
  );
}
