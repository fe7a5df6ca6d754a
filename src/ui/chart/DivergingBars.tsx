import { cmp, div, isZero, mul } from '@/lib/money';
import styles from './divergingBars.module.css';

interface DivergingBarsProps {
  label: string;
  /** Headings of the two sides, and of what is beside them. */
  heads: readonly [left: string, right: string, beside?: string];
  rows: readonly {
    name: string;
    left: string;
    right: string;
    leftText: string;
    rightText: string;
    /** Text beside the bars. */
    beside?: string;
    note?: string;
  }[];
}

/** Two sides of the same thing as bars to the left and to the right of a middle, all on one scale; none for `''`. */
export function DivergingBars({ label, heads, rows }: DivergingBarsProps) {
  const largest = rows
    .flatMap(({ left, right }) => [left, right])
    .reduce((most, size) => (cmp(size, most) > 0 ? size : most), '0');
  const share = (size: string) =>
    isZero(largest) || size === '' ? '0%' : `${div(mul(size, '100'), largest, 1, 'down')}%`;
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
          {heads[2] !== undefined && (
            <th scope="col" className={styles.beside}>
              {heads[2]}
            </th>
          )}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ name, left, right, leftText, rightText, beside, note }, place) => (
          <tr key={place} title={note}>
            <th scope="row">{name}</th>
            <td className={styles.text}>{leftText}</td>
            <td className={styles.left} aria-label={share(left)}>
              <span style={{ width: share(left) }} />
            </td>
            <td className={styles.right} aria-label={share(right)}>
              <span style={{ width: share(right) }} />
            </td>
            <td className={styles.text} data-side="right">
              {rightText}
            </td>
            {beside !== undefined && <td className={styles.beside}>{beside}</td>}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
