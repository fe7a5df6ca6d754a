import { Skeleton } from 'antd';
import { useCallback, useMemo } from 'react';
import type { ReactNode } from 'react';
import { textOf } from '@/ui/cell/value';
import { AllBox, RowBox } from './chosen/SelectionBox';
import { useChosen } from './chosen/useChosen';
import type { DataTableProps } from './DataTable';
import styles from './wall.module.css';

type CardWallProps<Row extends object> = Pick<
  DataTableProps<Row>,
  'label' | 'rowKey' | 'rows' | 'selection' | 'actions' | 'loading' | 'stale' | 'empty'
> & { card: (row: Row) => ReactNode };

const NO_KEYS: readonly string[] = [];

const ignore = () => {};

/** Rows as a wall of cards, each with its check box and its actions. */
export function CardWall<Row extends object>(props: CardWallProps<Row>) {
  const { label, rowKey, rows, selection, actions, loading = false, stale = false, empty, card } = props;
  const keyOf = useCallback((row: Row) => textOf(Reflect.get(row, rowKey)) ?? '', [rowKey]);
  const all = useMemo(() => rows.map(keyOf), [rows, keyOf]);
  const chosen = useChosen(selection?.keys ?? NO_KEYS, all, selection?.onChange ?? ignore);
  if (rows.length === 0) return loading ? <Skeleton active title={false} paragraph={{ rows: 8 }} /> : empty;
  return (
    <>
      {selection ? (
        <div className={styles.all}>
          <AllBox chosen={chosen} />
        </div>
      ) : null}
      <ul className={styles.wall} aria-label={label} aria-busy={stale} data-stale={stale}>
        {rows.map((row) => (
          <li key={keyOf(row)} className={styles.card}>
            {selection ? (
              <span className={styles.box}>
                <RowBox
                  name={selection.getRowTitle(row)}
                  checked={chosen.keys.has(keyOf(row))}
                  onToggle={(upTo) => chosen.toggle(keyOf(row), upTo)}
                />
              </span>
            ) : null}
            {card(row)}
            {actions ? <div className={styles.actions}>{actions.render(row)}</div> : null}
          </li>
        ))}
      </ul>
    </>
  );
}
