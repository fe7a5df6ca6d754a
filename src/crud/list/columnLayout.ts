import { DENSITIES } from '@/contract/system/roleDefaults';
import type { Column } from './column';
import { WIDTHS } from './table/column';
import type { Pin } from './table/column';

/** Row density of a table. */
export type Density = (typeof DENSITIES)[number];

/** The operator's changes to a table; missing entries are as declared. */
export interface Layout {
  /** Keys of all columns known when it was saved; columns added later keep their declared place. */
  order?: readonly string[];
  visible?: Readonly<Record<string, boolean>>;
  pins?: Readonly<Record<string, Pin>>;
  /** Pixels by column key. */
  widths?: Readonly<Record<string, number>>;
  density?: Density;
  /** True: all columns are drawn, scrolled sideways; else those that fit. */
  all?: boolean;
  /** True: a list that can be a wall of cards is one. */
  wall?: boolean;
}

/** Rounds a width to whole pixels within the limits. */
export function fitWidth(width: number): number {
  return Math.round(Math.min(WIDTHS.max, Math.max(WIDTHS.min, width)));
}

function entriesOf<T>(value: unknown, is: (entry: unknown) => entry is T): Record<string, T> {
  if (typeof value !== 'object' || value === null) return {};
  return Object.fromEntries(Object.entries(value).filter((entry): entry is [string, T] => is(entry[1])));
}

const isText = (value: unknown) => typeof value === 'string';
const isBoolean = (value: unknown) => typeof value === 'boolean';
const isNumber = (value: unknown) => typeof value === 'number';
const isPin = (value: unknown): value is Pin => value === 'start' || value === 'end' || value === 'none';

/** True where an operator has shown, hidden, pinned or widened a column. */
const arranged = ({ visible = {}, pins = {}, widths = {} }: Layout): boolean =>
  [visible, pins, widths].some((changes) => Object.keys(changes).length > 0);

/** Reads a stored layout; an invalid one, or one of another schema, gives an empty layout. */
export function readLayout(stored: unknown, schema: number): Layout {
  if (typeof stored !== 'object' || stored === null) return {};
  const {
    order,
    visible,
    pins,
    widths,
    density,
    all,
    wall,
    schema: of,
  } = Object.fromEntries(Object.entries(stored));
  if (of !== schema) return {};
  const layout: Layout = {
    visible: entriesOf(visible, isBoolean),
    pins: entriesOf(pins, isPin),
    widths: entriesOf(widths, isNumber),
  };
  // Layouts from before there was a choice say nothing about it: what an operator arranged then stays as it was.
  const isOlder = all === undefined && (Array.isArray(order) || arranged(layout));
  const known = DENSITIES.find((name) => name === density);
  return {
    ...layout,
    ...(isOlder ? { all: true } : {}),
    ...(typeof all === 'boolean' ? { all } : {}),
    ...(Array.isArray(order) ? { order: order.filter(isText) } : {}),
    ...(known ? { density: known } : {}),
    ...(wall === true ? { wall } : {}),
  };
}

/** What of a layout differs from what the list has without it. */
export function ownPart({ all, density, ...others }: Layout, base: Pick<Layout, 'all' | 'density'>): Layout {
  return {
    ...others,
    ...(all === undefined || all === (base.all ?? false) ? {} : { all }),
    ...(density === undefined || density === (base.density ?? 'middle') ? {} : { density }),
  };
}

/** All keys in the operator's order; a key missing from it follows its declared neighbour. */
export function orderKeys(declared: readonly string[], order: readonly string[] = []): string[] {
  const keys = order.filter((key) => declared.includes(key));
  declared.forEach((key, index) => {
    if (keys.includes(key)) return;
    const before = declared.slice(0, index).findLast((other) => keys.includes(other));
    keys.splice(before === undefined ? 0 : keys.indexOf(before) + 1, 0, key);
  });
  return keys;
}

export function isShown<Row>({ key, optional = false }: Column<Row>, layout: Layout): boolean {
  return layout.visible?.[key] ?? !optional;
}

/** All columns in the operator's order, with their widths and pins. */
export function arrange<Row>(columns: readonly Column<Row>[], layout: Layout): Column<Row>[] {
  const byKey = new Map(columns.map((column) => [column.key, column]));
  return orderKeys([...byKey.keys()], layout.order)
    .map((key) => byKey.get(key))
    .filter((column) => column !== undefined)
    .map((column) => ({
      ...column,
      width: fitWidth(layout.widths?.[column.key] ?? column.width),
      pin: layout.pins?.[column.key] ?? column.pin ?? 'none',
    }));
}

/** The visible columns, pinned ones at their side; at least one. */
export function shownColumns<Row>(columns: readonly Column<Row>[], layout: Layout): Column<Row>[] {
  const all = arrange(columns, layout);
  const chosen = all.filter((column) => isShown(column, layout));
  const shown = chosen.length > 0 ? chosen : all;
  const at = (pin: Pin) => shown.filter((column) => column.pin === pin);
  return [...at('start'), ...at('none'), ...at('end')];
}

/**
 * The record with one entry changed. An entry equal to the declared value is removed, and an empty record gives
 * `undefined`.
 */
function withEntry<T>(
  record: Readonly<Record<string, T>> | undefined,
  key: string,
  value: T,
  declared: T,
): Readonly<Record<string, T>> | undefined {
  const { [key]: _, ...rest } = record ?? {};
  const next = value === declared ? rest : { ...rest, [key]: value };
  return Object.keys(next).length > 0 ? next : undefined;
}

export function showColumn<Row>(layout: Layout, column: Column<Row>, visible: boolean): Layout {
  return { ...layout, visible: withEntry(layout.visible, column.key, visible, !column.optional) };
}

/** A column that would not fit is drawn all the same. */
export function keepColumn<Row>(layout: Layout, { key }: Column<Row>): Layout {
  return { ...layout, visible: { ...layout.visible, [key]: true } };
}

export function pinColumn<Row>(layout: Layout, column: Column<Row>, pin: Pin): Layout {
  return { ...layout, pins: withEntry(layout.pins, column.key, pin, column.pin ?? 'none') };
}

export function resizeColumn<Row>(layout: Layout, column: Column<Row>, width: number): Layout {
  return { ...layout, widths: withEntry(layout.widths, column.key, fitWidth(width), column.width) };
}

/** Moves a column to an index of the whole order. */
export function moveColumn<Row>(
  layout: Layout,
  columns: readonly Column<Row>[],
  key: string,
  index: number,
): Layout {
  const declared = columns.map((column) => column.key);
  const rest = orderKeys(declared, layout.order).filter((other) => other !== key);
  const order = [...rest.slice(0, index), key, ...rest.slice(index)];
  const { order: _, ...others } = layout;
  return order.every((name, at) => name === declared[at]) ? others : { ...others, order };
}
