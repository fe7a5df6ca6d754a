import type { ReactNode } from 'react';
import styles from './statistic.module.css';

interface StatisticTableProps {
  /**
   * Visible heading. `label` names the table for screen readers only, if the text above it already serves as heading.
   */
  caption?: string;
  label?: string;
  /** Column headings, that of the row names first. */
  heads: readonly string[];
  rows: readonly { name: ReactNode; cells: readonly ReactNode[] }[];
}

/** A small table of figures, as wide as its contents; on a narrow screen it scrolls horizontally. */
export function StatisticTable({ caption, label, heads, rows }: StatisticTableProps) {
  return (
    <div className={styles.scroll}>
      <table className={styles.table} aria-label={label}>
        {caption === undefined ? null : <caption>{caption}</caption>}
        <thead>
          <tr>
            {heads.map((head) => (
              <th key={head} scope="col">
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ name, cells }, place) => (
            <tr key={place}>
              <th scope="row">{name}</th>
              {cells.map((cell, at) => (
                <td key={heads[at + 1]}>{cell}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
