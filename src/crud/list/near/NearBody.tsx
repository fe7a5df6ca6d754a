import {
  createContext,
  isValidElement,
  use,
  useCallback,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import type { ComponentProps, ReactElement, ReactNode, RefObject } from 'react';
import { ChosenRows } from '../chosen/useChosen';
import { watchRow } from './nearRows';
import type { Follow } from './nearRows';

/** What of a table is left out while it is far from the view. */
export interface Near {
  /** Place of the first row that is not drawn at first; `Infinity` where nothing has a size. */
  rows: number;
  /** Pixels; height of a row before it is drawn. */
  height: number;
  /** Number of rows that one element stands for while they are not drawn. */
  together: number;
  /** Number of cells of a row. */
  cells: number;
  /** Places of the cells that stand beyond the edge, the first one and the one behind them. */
  from: number;
  to: number;
}

/** Where everything is drawn. */
export const WHOLE: Near = { rows: Infinity, height: 0, together: 1, cells: 0, from: 0, to: 0 };

export const NearContext = createContext<Near>(WHOLE);

/** {@link Follow} for the row of a key. */
type FollowOf = (key: string, ...told: Parameters<Follow>) => void;

/** What a row that is drawn tells; `null` for one that always is, such as those of a table within another. */
const RowFollow = createContext<FollowOf | null>(null);

/** Stands for cells that are not drawn; there is something in them, and a screen reader says so. */
function Gap({ cells }: { cells: number }) {
  return cells > 0 ? <td colSpan={cells}>…</td> : null;
}

interface FarRowsProps {
  /** Pixels; of all rows together. */
  height: number;
  /** True for rows that are to be there as soon as their screen is shown again. */
  returns: RefObject<boolean>;
  onNear: () => void;
}

/** Takes the place of rows that are far from the view. */
function FarRows({ height, returns, onNear }: FarRowsProps) {
  const { cells, together } = use(NearContext);
  const row = useRef<HTMLTableRowElement>(null);
  useLayoutEffect(() => {
    if (returns.current) onNear();
  }, [returns, onNear]);
  useEffect(() => {
    const draw: Follow = (undrawn) => {
      if (undrawn === null) onNear();
    };
    return row.current ? watchRow(row.current, draw) : undefined;
  }, [onNear]);
  return (
    <tr ref={row} className={together === 1 ? 'ant-table-row' : undefined} style={{ height }}>
      <Gap cells={cells} />
    </tr>
  );
}

/** Rows of antd's table that stand below each other, made by antd while one of them is near the view. */
function NearRows({ place, rows }: { place: number; rows: readonly ReactElement[] }) {
  const near = use(NearContext);
  const [undrawn, setUndrawn] = useState(place < near.rows ? null : rows.length * near.height);
  const heights = useRef(new Map<string, number>());
  const returns = useRef(false);
  const shown = useRef(rows);
  useEffect(() => {
    shown.current = rows;
  });
  const draw = useCallback(() => {
    heights.current.clear();
    returns.current = false;
    setUndrawn(null);
  }, []);
  const follow = useCallback<FollowOf>((key, height, wasSeen = false) => {
    if (height === null) heights.current.delete(key);
    else heights.current.set(key, height);
    returns.current = height !== null && (wasSeen || returns.current);
    const far = shown.current.map((row) => heights.current.get(row.key ?? '') ?? null);
    const sum = far.reduce((all, one) => (all === null || one === null ? null : all + one), 0);
    if (sum !== null) setUndrawn(sum);
  }, []);
  if (undrawn !== null) return <FarRows height={undrawn} returns={returns} onNear={draw} />;
  return <RowFollow value={follow}>{rows}</RowFollow>;
}

/** The rows of a table; antd makes neither those that are far from the view nor their cells. */
export function NearBody({ children, ...props }: ComponentProps<'tbody'>) {
  const near = use(NearContext);
  // antd gives a row that only measures, and the list of the others.
  const [measured, rows]: readonly ReactNode[] = Array.isArray(children) ? children : [children];
  const all: readonly ReactElement[] = Array.isArray(rows) ? rows.filter((row) => isValidElement(row)) : [];
  const blocks: ReactElement[][] = [];
  for (let place = 0; place < all.length; place += near.together) {
    blocks.push(all.slice(place, place + near.together));
  }
  return (
    <RowFollow value={null}>
      <tbody {...props}>
        {measured}
        {near === WHOLE || all.length === 0
          ? rows
          : blocks.map((block, at) => (
              <NearRows key={`${near.together} ${block[0]?.key}`} place={at * near.together} rows={block} />
            ))}
      </tbody>
    </RowFollow>
  );
}

type RowProps = ComponentProps<'tr'> & { 'data-row-key'?: string };

/** A row as antd makes it, without the cells beyond the edge; it is marked while it is chosen. */
export function DrawnRow({ children, ...given }: RowProps) {
  const { from, to } = use(NearContext);
  const follow = use(RowFollow);
  const { keys } = use(ChosenRows);
  const row = useRef<HTMLTableRowElement>(null);
  const key = given['data-row-key'];
  const isChosen = key !== undefined && keys.has(key);
  const props = isChosen
    ? { ...given, className: `${given.className} ant-table-row-selected`, 'data-chosen': true }
    : given;
  useEffect(
    () =>
      row.current && follow && key !== undefined
        ? watchRow(row.current, (...told) => follow(key, ...told))
        : undefined,
    [follow, key],
  );
  // What stands below an expanded row has no key and one cell.
  const cells = key !== undefined && Array.isArray(children) ? children : null;
  return (
    <tr {...props} ref={row}>
      {cells
        ? // One list, in which each cell keeps its key: a cell with the focus keeps its element when others are added.
          [...cells.slice(0, from), <Gap key=" gap" cells={to - from} />, ...cells.slice(to)]
        : children}
    </tr>
  );
}
