import type { Key, ReactNode } from 'react';
import styles from './table.module.css';

/** One column of a plain table. */
export interface PlainColumn<Row> {
  key: string;
  title: string;
  /** Pixels; missing: what its contents take. */
  width?: number;
  align?: 'end';
  render: (row: Row) => ReactNode;
}

interface PlainTableProps<Row> {
  /** Name of the table for screen readers. */
  label: string;
  columns: readonly PlainColumn<Row>[];
  rows: readonly Row[];
  keyOf: (row: Row, place: number) => Key;
  /** Shown when there are no rows. */
  empty?: ReactNode;
  /** True: no value takes a second line, and what does not fit is scrolled to. */
  oneLine?: boolean;
  /** Pixels; beyond them the rows scroll below their heads. */
  height?: number;
}

/** A table of a few rows, which nobody orders, chooses from or arranges. */
export function PlainTable<Row>(props: PlainTableProps<Row>) {
  const { label, columns, rows, keyOf, empty, oneLine = false, height } = props;
  return (
    <div className={styles.scroll} style={{ maxHeight: height }}>
      <table className={styles.table} aria-label={label} data-one-line={oneLine}>
        <thead>
          <tr>
            {columns.map(({ key, title, width, align }) => (
              <th key={key} scope="col" style={{ width }} data-align={align}>
                {title}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row, place) => {
            const rowKey = keyOf(row, place);
            return (
              <tr key={rowKey} data-row-key={rowKey}>
                {columns.map(({ key, align, render }) => (
                  <td key={key} data-align={align}>
                    {render(row)}
                  </td>
                ))}
              </tr>
            );
          })}
          {rows.length === 0 ? (
            <tr>
              <td colSpan={columns.length} className={styles.empty}>
                {empty}
              </td>
            </tr>
          ) : null}
        </tbody>
      </table>
    </div>
  );
}
