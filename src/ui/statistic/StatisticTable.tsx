import type { ReactNode } from 'react';
import styles from './statistic.module.css';

interface StatisticTableProps {
  /** Stands above it; where the line above says it already, `label` names the table without a word on screen. */
  caption?: string;
  label?: string;
  /** Of every column, that of the rows' names first. */
  heads: readonly string[];
  rows: readonly { key: string; name: ReactNode; cells: readonly ReactNode[] }[];
}

/** A small table of figures, as wide as they are; on a narrow screen it scrolls by itself. */
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
          {rows.map(({ key, name, cells }) => (
            <tr key={key}>
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
