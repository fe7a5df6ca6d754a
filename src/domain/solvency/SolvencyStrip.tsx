import { asset } from '@/contract/member/asset';
import type { walletCode } from '@/contract/finance/walletCode';
import { isReadable } from '@/contract/field/read';
import type { SummaryOf } from '@/contract/resource';
import { useT } from '@/i18n';
import { cmp, div, formatMoney, mul } from '@/lib/money';
import type { Decimal } from '@/lib/decimal';
import { ScreenLink } from '@/services/ScreenLink';
import { useAreas } from '@/ui/load/useAreas';
import { UnreadableCell } from '@/ui/cell/UnreadableCell';
import './messages';
import styles from './solvency.module.css';

type Figures = Pick<SummaryOf<typeof walletCode>, 'coverage' | 'coverageAlert' | 'unreadable'>;
type Coin = Figures['coverage'][number];

const AREAS = ['solvency'] as const;

/** A bar is as long as 120 % of the liabilities: percent of its width for one percent of them. */
const PER_PERCENT = '83.33';

/** Part of a bar. */
function share(part: Decimal, liability: Decimal): string {
  const width = div(mul(part, PER_PERCENT), liability, 2, 'down');
  return cmp(width, '100') > 0 ? '100%' : `${width}%`;
}

function Bar({ coin: { liability, hot, cold } }: { coin: Coin }) {
  return (
    <span className={styles.bar} aria-hidden>
      <span className={styles.hot} style={{ width: share(hot, liability) }} />
      <span className={styles.cold} style={{ width: share(cold, liability) }} />
      <span className={styles.whole} />
    </span>
  );
}

/** One coin: how far hot and cold wallets cover what members own, and a link to whom it is owed. */
function CoinCover({ coin, alert }: { coin: Coin; alert: Decimal }) {
  const t = useT();
  const { percent, liability, hot, cold } = coin;
  const words = percent === null ? t('solvency.nothing') : `${formatMoney(percent)}%`;
  const amounts = { liability: formatMoney(liability), hot: formatMoney(hot), cold: formatMoney(cold) };
  return (
    <li className={styles.coin} title={t('solvency.of', { coin: coin.coin, percent: words, ...amounts })}>
      <ScreenLink view={asset.view} params={{ 'coin[]': coin.coin }} className={styles.name}>
        {coin.coin}
      </ScreenLink>
      <strong className={percent !== null && cmp(percent, alert) < 0 ? styles.low : undefined}>
        {words}
      </strong>
      {percent === null ? null : <Bar coin={coin} />}
    </li>
  );
}

/** The solvency strip: what is owed to members against what lies in hot and cold wallets, coin by coin, the least covered first. */
export function SolvencyStrip({ figures }: { figures: Figures }) {
  const t = useT();
  const ready = useAreas(AREAS);
  if (!isReadable(figures, 'coverage') || !isReadable(figures, 'coverageAlert')) return <UnreadableCell />;
  if (!ready) return null;
  const { coverage, coverageAlert } = figures;
  const rank = ({ percent }: Coin): Decimal | null => percent;
  const coins = coverage.toSorted((a, b) => {
    const [one, other] = [rank(a), rank(b)];
    if (one === null || other === null) return (one === null ? 1 : 0) - (other === null ? 1 : 0);
    return cmp(one, other);
  });
  return (
    <section className={styles.strip} aria-label={t('solvency.title')}>
      <h3 className={styles.title} title={t('solvency.hint', { alert: formatMoney(coverageAlert) })}>
        {t('solvency.title')}
      </h3>
      <ul className={styles.coins}>
        {coins.map((coin) => (
          <CoinCover key={coin.coin} coin={coin} alert={coverageAlert} />
        ))}
      </ul>
    </section>
  );
}
