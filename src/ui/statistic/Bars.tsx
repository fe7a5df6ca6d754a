import { cmp, div, isZero, mul } from '@/lib/money';
import { useFolded } from './folded';
import styles from './statistic.module.css';

interface BarsProps {
  label: string;
  rows: readonly { name: string; size: string; value: string; note: string }[];
}

/** Horizontal bars whose length is relative to the largest size; the rows stay in their order. */
export function Bars({ label, rows }: BarsProps) {
  const folded = useFolded();
  if (folded) return null;
  const largest = rows.reduce((most, { size }) => (cmp(size, most) > 0 ? size : most), '0');
  const share = (size: string) => (isZero(largest) ? '0%' : `${div(mul(size, '100'), largest, 1, 'down')}%`);
  return (
    <table className={styles.bars} aria-label={label}>
      <tbody>
        {rows.map(({ name, size, value, note }, place) => (
          <tr key={place}>
            <th scope="row">{name}</th>
            <td className={styles.bar} aria-label={share(size)}>
              <span style={{ width: share(size) }} />
            </td>
            <td>{value}</td>
            <td className={styles.note}>{note}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
