import type { ReactNode } from 'react';
import type { Field, Kind, Shape } from '@/contract/field/field';
import { isReadable } from '@/contract/field/read';
import type { Readable } from '@/contract/field/read';
import { fieldLabel } from '@/crud/field/label';
import { onceForEach } from '@/crud/list/amounts';
import type { Column } from '@/crud/list/column';
import { UnreadableCell } from '@/ui/cell/UnreadableCell';
import { Boundary } from '@/ui/feedback/Boundary';
import { amountIn, renderField } from './cells';
import type { ColumnOverrides } from './columnTypes';
import { csvOf } from './csv';

/** Default width of a column in pixels; 140 for kinds that are not listed. */
const WIDTHS: Partial<Record<Kind, number>> = {
  id: 90,
  count: 100,
  money: 140,
  rate: 130,
  usdt: 120,
  percent: 110,
  minutes: 110,
  time: 164,
  day: 120,
  code: 110,
  flag: 100,
  codes: 150,
  localText: 160,
  // With what copies it and what leads to the chain beside it.
  address: 184,
  hash: 200,
  masked: 210,
  reference: 190,
  image: 130,
  images: 130,
};

/** Wider than other texts: the number or name that operators know a record by. */
const TITLE = 160;

/** Wider than other amounts: those with their coin beside them. */
const WITH_COIN = 150;

/** Narrower than other options: the codes of coins. */
const COIN = 90;

/** Wider than one line: remarks and reasons. */
const LINES = 220;

function widthOf({ kind, options: { coin, goal, limit, list, multiline } }: Field, isTitle: boolean): number {
  if (goal !== undefined) return 130;
  if (limit !== undefined) return 170;
  if (isTitle) return Math.max(TITLE, WIDTHS[kind] ?? 0);
  if (kind === 'money' && coin !== undefined) return WITH_COIN;
  if (list === 'coin') return COIN;
  return multiline ? LINES : (WIDTHS[kind] ?? 140);
}

const NUMBERS = new Set<Kind>(['count', 'money', 'rate', 'usdt', 'percent', 'minutes']);

/** Those whose points stand below each other; a value in USDT always has two digits after it. */
const AMOUNTS = new Set<Kind>(['money', 'rate', 'percent']);

/** Those whose value is one word of a dictionary. */
const WORDS = new Set<Kind>(['code', 'flag', 'bool']);

const wordOf = ({ kind, options }: Field): string | undefined => (WORDS.has(kind) ? options.dict : undefined);

/** What every cell depends on besides its value: which record it is, and what of it could not be read. */
const ALWAYS = ['id', 'unreadable'] as const;

/** The fields that help to draw this one, and itself. */
function readsOf(name: string, { options }: Field): readonly string[] {
  const { coin, feeType, alarmBelow, goal, limit, urgency, explorer, type } = options;
  const helping = [coin, feeType, alarmBelow, goal, limit, urgency, explorer, type];
  return [...ALWAYS, name, ...helping.filter((one) => one !== undefined)];
}

/** The parts of a resource from which its columns are made. */
export interface ColumnSource<S extends Shape> {
  /** Name of the resource. */
  name: string;
  shape: S;
  /** The field that operators know a record by. */
  title?: string;
}

/** The column of one field. */
export function fieldColumn<S extends Shape>(
  { name: resource, shape, title }: ColumnSource<S>,
  name: keyof S & string,
  overrides: ColumnOverrides<Readable<S>> = {},
): Column<Readable<S>> {
  const field: Field | undefined = shape[name];
  if (!field) throw new Error(`${resource} has no field ${name}`);
  const { width = widthOf(field, name === title), pin, coin } = overrides;
  const label = overrides.label ? { keys: [overrides.label], fallback: name } : fieldLabel(resource, name);
  const isProgress = (field.options.goal ?? field.options.limit) !== undefined;
  return {
    key: name,
    label,
    width,
    align: NUMBERS.has(field.kind) && !isProgress ? 'end' : undefined,
    pin,
    sort: field.options.sortable ? name : undefined,
    cell: (row) => renderField(field, row, { resource, name, coin: coin?.(row) }),
    amount:
      AMOUNTS.has(field.kind) && !isProgress
        ? onceForEach((row) => amountIn(field, row, { name, coin: coin?.(row) }))
        : undefined,
    reads: coin ? undefined : readsOf(name, field),
    csv: csvOf(resource, name, field, label),
    dicts: field.options.dict ? [field.options.dict] : undefined,
    word: wordOf(field),
    tight: overrides.width !== undefined,
    staffOnly: field.options.staffOnly,
  };
}

/**
 * A column that a screen renders itself, inside an error boundary for each cell. It is exported as the field with the
 * name of the column, or as `csv` says; otherwise it is not exported.
 */
export function customColumn<S extends Shape>(
  { name: resource, shape }: ColumnSource<S>,
  key: string,
  render: (row: Readable<S>) => ReactNode,
  { csv, ...overrides }: ColumnOverrides<Readable<S>> & { csv?: (row: Readable<S>) => string | null } = {},
): Column<Readable<S>> {
  const { width = 140, pin, align, reads, beside } = overrides;
  const label = overrides.label ? { keys: [overrides.label], fallback: key } : fieldLabel(resource, key);
  const field = shape[key];
  return {
    key,
    label,
    width,
    align,
    pin,
    sort: field?.options.sortable ? key : undefined,
    cell: (row) => (isReadable(row, key) ? <Boundary>{() => render(row)}</Boundary> : <UnreadableCell />),
    reads: reads && [...ALWAYS, key, ...reads],
    csv: csv ? [{ label, value: csv }] : field && csvOf(resource, key, field, label),
    dicts: field?.options.dict ? [field.options.dict] : undefined,
    word: field && wordOf(field),
    beside,
    staffOnly: field?.options.staffOnly,
  };
}
