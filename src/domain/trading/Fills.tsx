import { useT } from '@/i18n';
import { DealRow } from './DealRow';
import { FillHeads } from './FillHeads';
import type { OrderDeal } from './statement';
import styles from './trading.module.css';

/** The deals of one entrust. */
export function Fills({ deals }: { deals: readonly OrderDeal[] }) {
  const t = useT();
  if (deals.length === 0) return <p className={styles.none}>{t('contractEntrust.noDeals')}</p>;
  return (
    <div className={styles.scroll}>
      <table className={styles.tree} aria-label={t('contractEntrust.deals')}>
        <FillHeads title={t('contractEntrust.deals')} />
        <tbody>
          {deals.map((deal, place) => (
            <DealRow key={place} deal={deal} />
          ))}
        </tbody>
      </table>
    </div>
  );
}
