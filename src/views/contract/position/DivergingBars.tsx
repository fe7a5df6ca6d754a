import { cmp, div, isZero, mul } from '@/lib/money';
import styles from './exposure.module.css';

interface DivergingBarsProps {
  label: string;
  /** Headings of the two sides. */
  heads: readonly [left: string, right: string];
  rows: readonly {
    name: string;
    left: string;
    right: string;
    leftText: string;
    rightText: string;
    note?: string;
  }[];
}

/** Two sides of the same thing as bars to the left and to the right of a middle, all on one scale. */
export function DivergingBars({ label, heads, rows }: DivergingBarsProps) {
  const largest = rows
    .flatMap(({ left, right }) => [left, right])
    .reduce((most, size) => (cmp(size, most) > 0 ? size : most), '0');
  const share = (size: string) => (isZero(largest) ? '0%' : `${div(mul(size, '100'), largest, 1, 'down')}%`);
  return (
    <table className={styles.bars}>
      <caption>{label}</caption>
      <thead>
        <tr>
          <th scope="col" aria-label={label} />
          <th scope="col" colSpan={2} className={styles.left}>
            {heads[0]}
          </th>
          <th scope="col" colSpan={2}>
            {heads[1]}
          </th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ name, left, right, leftText, rightText, note }) => (
          <tr key={name} title={note}>
            <th scope="row">{name}</th>
            <td className={styles.text}>{leftText}</td>
            <td className={styles.left} aria-label={share(left)}>
              <span style={{ width: share(left) }} />
            </td>
            <td className={styles.right} aria-label={share(right)}>
              <span style={{ width: share(right) }} />
            </td>
            <td>{rightText}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
