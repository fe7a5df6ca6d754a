import { useQuery } from '@tanstack/react-query';
import { fetchOpenInterest } from '@/api/home';
import type { HomeInterest } from '@/api/homeTypes';
import { isReadable } from '@/contract/field/read';
import { useT } from '@/i18n';
import { formatMoney, formatUsdt, sub } from '@/lib/money';
import { DivergingBars } from '@/ui/chart/DivergingBars';
import styles from './home.module.css';
import { Block } from '@/domain/home/Block';
import { REFRESH } from '@/domain/home/refreshInterval';

/** What could not be read is a dash, and so is what it would be a part of. */
function rowOf(row: HomeInterest) {
  const { symbol, long, short } = row;
  return {
    name: isReadable(row, 'symbol') ? symbol : '—',
    left: long,
    right: short,
    leftText: formatUsdt(long),
    rightText: formatUsdt(short),
    beside: formatMoney(sub(long, short), { sign: true, decimals: 2 }),
  };
}

/** What members hold of each symbol, long against short. */
export function OpenInterest() {
  const t = useT();
  const title = t('home.interest');
  const interest = useQuery({
    queryKey: ['home', 'openInterest'],
    queryFn: ({ signal }) => fetchOpenInterest(signal),
    ...REFRESH,
  });
  return (
    <Block label={title} rows={8} query={interest} isEmpty={(rows) => rows.length === 0}>
      {(rows) => (
        <div className={styles.interest}>
          <DivergingBars
            label={title}
            heads={[t('home.interest.long'), t('home.interest.short'), t('home.interest.net')]}
            rows={rows.map(rowOf)}
          />
        </div>
      )}
    </Block>
  );
}
