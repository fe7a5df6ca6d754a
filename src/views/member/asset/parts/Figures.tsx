import type { AssetSummary } from '@/api/assetTypes';
import { Donut, sliceColour } from '@/crud/charts/Donut';
import { Bones } from '@/crud/light/Bones';
import { FoldingPanel } from '@/crud/light/FoldingPanel';
import { Panel } from '@/crud/light/Panel';
import { useT } from '@/i18n';
import { cmp, formatMoney, formatUsdt, sum } from '@/lib/money';
import styles from './parts.module.css';

/** Slices that are told apart; the others are one. */
const SLICES = 6;

/** Below this coverage members' money is not all there. */
const WHOLE = '100';

function slicesOf(byCoin: AssetSummary['byCoin']): { key: string; share: string }[] {
  const rest = byCoin.slice(SLICES);
  return [
    ...byCoin.slice(0, SLICES).map(({ coin, share }) => ({ key: coin, share })),
    ...(rest.length > 0 ? [{ key: ' rest', share: sum(rest.map(({ share }) => share)) }] : []),
  ];
}

function Totals({ byCoin }: Pick<AssetSummary, 'byCoin'>) {
  const t = useT();
  return (
    <table className={styles.coins}>
      <caption>{t('asset.totals')}</caption>
      <thead>
        <tr>
          <th scope="col">{t('field.coin')}</th>
          <th scope="col">{t('asset.available')}</th>
          <th scope="col">{t('asset.frozen')}</th>
          <th scope="col">{t('asset.total')}</th>
          <th scope="col">{t('asset.usdtValue')}</th>
          <th scope="col">{t('asset.share')}</th>
        </tr>
      </thead>
      <tbody>
        {byCoin.map(({ coin, available, frozen, total, usdtValue, share }, at) => (
          <tr key={coin}>
            <th scope="row">
              <span className={styles.dot} style={{ background: sliceColour(at) }} />
              {coin}
            </th>
            <td>{formatMoney(available)}</td>
            <td>{formatMoney(frozen)}</td>
            <td>{formatMoney(total)}</td>
            <td>≈ {formatUsdt(usdtValue)}</td>
            <td>{formatMoney(share)}%</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function Coverage({ coverage }: { coverage: NonNullable<AssetSummary['coverage']> }) {
  const t = useT();
  return (
    <table className={styles.coins}>
      <caption>{t('asset.coverage')}</caption>
      <thead>
        <tr>
          <th scope="col">{t('field.coin')}</th>
          <th scope="col">{t('asset.liability')}</th>
          <th scope="col">{t('asset.hot')}</th>
          <th scope="col">{t('asset.cold')}</th>
          <th scope="col">{t('asset.percent')}</th>
        </tr>
      </thead>
      <tbody>
        {coverage.map(({ coin, liability, hot, cold, percent }) => (
          <tr key={coin}>
            <th scope="row">{coin}</th>
            <td>{formatMoney(liability)}</td>
            <td>{formatMoney(hot)}</td>
            <td>{formatMoney(cold)}</td>
            <td className={percent !== null && cmp(percent, WHOLE) < 0 ? styles.low : undefined}>
              {percent === null ? '—' : `${formatMoney(percent)}%`}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** What the members of the filter own, coin by coin, and how the platform's wallets cover what it owes. */
export function Figures({ figures }: { figures: AssetSummary | undefined }) {
  const t = useT();
  if (!figures) {
    return (
      <Panel>
        <Bones rows={6} />
      </Panel>
    );
  }
  const { usdtValue, members, byCoin, coverage } = figures;
  const worth = `≈ ${formatUsdt(usdtValue)} USDT`;
  return (
    <FoldingPanel summary={`${t('asset.worth')} ${worth} · ${t('asset.members', { n: members })}`}>
      <div className={styles.figures}>
        <Donut slices={slicesOf(byCoin)} />
        <div className={styles.scroll}>
          <Totals byCoin={byCoin} />
        </div>
        {coverage ? (
          <div className={styles.scroll}>
            <Coverage coverage={coverage} />
          </div>
        ) : null}
      </div>
    </FoldingPanel>
  );
}
