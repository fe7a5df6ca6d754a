import type { ReactNode } from 'react';
import { pinned } from './cells';
import type { NamedColumn, Order } from './column';
import { ResizeHandle } from './ResizeHandle';
import type { Place } from './useEngine';
import styles from './table.module.css';

interface HeadProps<Row> {
  places: readonly Place[];
  edges: ReadonlySet<string>;
  columns: ReadonlyMap<string, NamedColumn<Row>>;
  /** What heads the columns beside those of the data. */
  others: Readonly<Record<string, ReactNode>>;
  sort: Order | null;
  /** Missing: no column orders the list. */
  onSort: ((sort: Order | null) => void) | undefined;
  onResize: ((key: string, width: number) => void) | undefined;
}

const DIRECTIONS = { asc: 'ascending', desc: 'descending' } as const;

/** What pressing a head comes to: the greatest first, then the smallest, then the order of the server. */
function nextSort(column: string, sort: Order | null): Order | null {
  if (sort?.column !== column) return { column, direction: 'desc' };
  return sort.direction === 'desc' ? { column, direction: 'asc' } : null;
}

/** The heads of a table: a button orders the list, the edge makes the column wider. */
export function Head<Row>({ places, edges, columns, others, sort, onSort, onResize }: HeadProps<Row>) {
  return (
    <thead className={styles.head}>
      <tr>
        {places.map((place) => {
          const { id, width, pin } = place;
          const shared = { style: pinned(place), 'data-pin': pin, 'data-edge': edges.has(id) || undefined };
          const known = columns.get(id);
          const other = others[id];
          if (!known) {
            // A head without words is none.
            return other === undefined ? (
              <td key={id} className={styles.headCell} {...shared} />
            ) : (
              <th key={id} scope="col" className={styles.headCell} {...shared}>
                {other}
              </th>
            );
          }
          const { column, name, amounts } = known;
          const { unit } = amounts;
          // The coin of all amounts; in the name of the column, and no word of its own.
          const words = (
            <span className={styles.words} data-unit={unit ?? undefined} title={name}>
              {name}
            </span>
          );
          const by = onSort ? column.sort : undefined;
          const order = sort !== null && sort.column === by ? DIRECTIONS[sort.direction] : 'none';
          return (
            <th
              key={id}
              scope="col"
              className={styles.headCell}
              {...shared}
              data-column={id}
              data-align={column.align}
              // Else its name would have the width of the column in it.
              aria-label={[name, unit].filter(Boolean).join(' ')}
              aria-sort={by === undefined ? undefined : order}
            >
              {by === undefined ? (
                words
              ) : (
                <button type="button" className={styles.order} onClick={() => onSort?.(nextSort(by, sort))}>
                  {words}
                  <span className={styles.mark} data-order={order} aria-hidden />
                </button>
              )}
              {onResize ? (
                <ResizeHandle name={name} width={width} onResize={(next) => onResize(id, next)} />
              ) : null}
            </th>
          );
        })}
      </tr>
    </thead>
  );
}
