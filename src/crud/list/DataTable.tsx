import { Skeleton } from 'antd';
import { useCallback, useMemo } from 'react';
import type { ReactNode } from 'react';
import { useT } from '@/i18n';
import { useTheme } from '@/stores/theme';

import { useSame } from '@/ui/base/useSame';
import { usePhone } from '@/ui/base/windowWidth';
import { useFormatLabel } from '../field/label';
import { amountsOf, NO_AMOUNTS } from './amounts';
import { CardSort } from './CardSort';
import { AllBox } from './chosen/SelectionBox';
import { useChosen } from './chosen/useChosen';
import type { Column } from './column';
import type { Density } from './columnLayout';
import type { Sort } from './listSearch';
import { Body } from './table/Body';
import { Kept } from './table/Kept';
import type { ActionsColumn, RowParts } from './table/BodyRow';
import { edgesOf } from './table/cells';
import { Head } from './table/Head';
import { linesOf } from './table/lines';
import { LongBody } from './table/LongBody';
import { rowKeyOf } from './table/rowKey';
import { SideScroll } from './table/SideScroll';
import { scrollsSidewaysAlone } from './table/sideways';
import { ACTIONS, BOXES, useEngine } from './table/useEngine';
import { useWholePage } from './table/useWholePage';
import { surviveTranslation } from './translated';
import { useHeldRows } from './useHeldRows';
import styles from './table/table.module.css';

/** Above this number of rows the table scrolls by itself, so that toolbar and pager stay in view. */
const LONG = 100;

// Rows are read again in a page that operators have translated.
surviveTranslation();

const NO_KEYS: readonly string[] = [];

const ignore = () => {};

/** Pixels; of a row of one line. */
const ROW_HEIGHTS: Record<Density, number> = { large: 51, middle: 43, small: 35 };

export interface DataTableProps<Row extends object> {
  /** Name of the table for screen readers. */
  label: string;
  rowKey: string;
  rows: readonly Row[];
  /** The visible columns, in order. */
  columns: readonly Column<Row>[];
  sort?: Sort | null;
  onSort?: (sort: Sort | null) => void;
  onResize?: (key: string, width: number) => void;
  density?: Density;
  /** The selected rows; without it there are no check boxes. */
  selection?: {
    keys: readonly string[];
    onChange: (keys: string[]) => void;
    getRowTitle: (row: Row) => string;
  };
  /** Called for a click on a row, except on controls inside it. */
  onOpen?: ((row: Row) => void) | undefined;
  actions?: ActionsColumn<Row> | undefined;
  /** Draws the expanded part below a row. */
  expand?: (row: Row) => ReactNode;
  /** Rows have others below them (`children`): the keys of those that are open. */
  tree?: { open: readonly string[]; onOpen: (keys: string[]) => void } | undefined;
  /** True inside another table: the header is not sticky. */
  nested?: boolean;
  /** Pixels; beyond them it scrolls by itself. */
  height?: number;
  /** True before the first answer. */
  loading?: boolean;
  /** True when the rows belong to an earlier query; `fetching`, while those of the present one are on their way. */
  stale?: boolean;
  fetching?: boolean;
  /** True: the rows are read again and again, so that only what has changed is drawn again. */
  live?: boolean;
  /** Shown when there are no rows. */
  empty?: ReactNode;
}

/** The columns by their keys, with their names and how their amounts stand below each other. */
function useNamedColumns<Row extends object>(
  columns: readonly Column<Row>[],
  rows: readonly Row[],
  narrow: boolean,
) {
  const labelOf = useFormatLabel();
  const all = useMemo(
    () => columns.map((column) => (narrow ? NO_AMOUNTS : amountsOf(column, rows))),
    [columns, rows, narrow],
  );
  const amounts = useSame(all);
  return useMemo(
    () =>
      new Map(
        columns.map((column, at) => [
          column.key,
          {
            column,
            name: labelOf(column.label),
            amounts: amounts[at] ?? NO_AMOUNTS,
            isWhole: column.amount !== undefined || column.word !== undefined,
          },
        ]),
      ),
    [columns, labelOf, amounts],
  );
}

/** How the heads of a table stay in view: at the bars of the page, at the edge of its own box, or not at all. */
function headsOf(boxed: boolean, nested: boolean): 'page' | 'box' | 'none' {
  if (nested) return 'none';
  return boxed || !scrollsSidewaysAlone() ? 'box' : 'page';
}

/** A table of rows sorted by the server. Rows are drawn again one by one, so that it stays fast with many of them. */
export function DataTable<Row extends object>(props: DataTableProps<Row>) {
  const { label, rowKey, rows, columns, sort = null, onSort, onResize, selection, actions, empty } = props;
  const { onOpen, loading = false, stale = false, fetching = false, nested = false } = props;
  const { density = 'middle', live = false, expand, tree, height } = props;
  const t = useT();
  const underBars = useTheme((theme) => theme.isFixedHeader);
  // On a phone pinned columns would leave no room for the others.
  const narrow = usePhone();
  const long = rows.length > LONG;
  const whole = useWholePage(long);
  const boxed = long || height !== undefined;
  const cards = !nested && !boxed;

  const keyOf = useCallback((row: Row) => rowKeyOf(row, rowKey), [rowKey]);
  const { held, latest } = useHeldRows(rows, keyOf, live);
  const engine = useEngine({
    rows: held,
    columns,
    keyOf,
    hasBoxes: selection !== undefined,
    actionsWidth: actions?.width ?? null,
    expands: expand !== undefined,
    tree,
    narrow,
  });
  const { places } = engine;
  const edges = useMemo(() => edgesOf(places), [places]);
  const named = useNamedColumns(columns, held, narrow);
  const chosen = useChosen(selection?.keys ?? NO_KEYS, engine.all, selection?.onChange ?? ignore);
  const titleOf = selection?.getRowTitle;
  const { toggle } = chosen;
  const parts = useMemo<RowParts<Row>>(
    () => ({ places, edges, columns: named, actions, live: latest, titleOf, onChoose: toggle, onOpen }),
    [places, edges, named, actions, latest, titleOf, toggle, onOpen],
  );
  const lines = useMemo(() => linesOf(engine.rows, expand !== undefined), [engine.rows, expand]);
  const heads = headsOf(boxed, nested);
  const shared = { lines, parts, chosen: chosen.keys, expand };

  function drawBody() {
    if (held.length === 0) {
      return (
        <tbody>
          <tr>
            <td colSpan={places.length} className={styles.nothing}>
              <div className={styles.view}>
                {loading ? <Skeleton active title={false} paragraph={{ rows: 8 }} /> : empty}
              </div>
            </td>
          </tr>
        </tbody>
      );
    }
    if (!long || whole)
      return <Kept of={[lines, parts, chosen.keys, expand]}>{() => <Body {...shared} />}</Kept>;
    return (
      <LongBody {...shared} height={ROW_HEIGHTS[density]} view={document.documentElement.clientHeight} />
    );
  }

  return (
    <>
      {narrow && cards && onSort ? <CardSort columns={columns} sort={sort} onSort={onSort} /> : null}
      <div
        className={styles.place}
        aria-busy={loading || (stale && fetching)}
        data-stale={stale}
        data-under-bars={underBars}
        data-cards={cards}
        data-heads={heads}
        data-density={density}
      >
        <SideScroll
          width={engine.width}
          startWidth={engine.startWidth}
          endWidth={engine.endWidth}
          high={heads === 'page'}
          height={height}
        >
          <table
            className={styles.table}
            style={{ minWidth: engine.width }}
            aria-label={label}
            aria-rowcount={lines.length + 1}
            aria-colcount={places.length}
          >
            <colgroup>
              {places.map(({ id, width }) => (
                <col key={id} style={{ width }} />
              ))}
            </colgroup>
            <Kept of={[places, edges, named, chosen, t, sort, onSort, onResize]}>
              {() => (
                <Head
                  places={places}
                  edges={edges}
                  columns={named}
                  others={{ [BOXES]: <AllBox chosen={chosen} />, [ACTIONS]: t('crud.operations') }}
                  sort={sort}
                  onSort={onSort}
                  onResize={onResize}
                />
              )}
            </Kept>
            {drawBody()}
          </table>
        </SideScroll>
      </div>
    </>
  );
}
