import type { Call } from './call';
import type { Field, Kind, Shape, ShapeValue, WireShape } from './field/field';
import type { Filters, PageQuery, QueryOf as QueryOfFilters } from './filter';
import type { Flow, Move } from './flow';
import type { Readable } from './field/read';
import type { RecordRule } from './rule';

/** One kind of records on the server: its fields, its filters and its calls. */
export interface Resource {
  /**
   * Prefix of the message keys of its fields, of stored settings and of cached answers; `resources.ts` lists
   * those of the console.
   */
  readonly name: string;
  /** Component of its screen in the server's menu; missing when it has none. */
  readonly view?: string;
  /** The field that operators identify a record by. */
  readonly title: string;
  /** Fields that together tell a record from all others in the titles of dialogs; `title` alone by default. */
  readonly heading?: readonly string[];
  /**
   * Fields that a record is decided by besides its member and its state: they stay in a list where not all columns fit,
   * as the first column does. Together they have room in a window of 1366 pixels.
   */
  readonly decides?: readonly string[];
  /** Fields of a row of the list; the first one is `id`. */
  readonly row: Shape;
  /** Fields of the single record besides the row. */
  readonly detail?: Shape;
  /** Figures over the whole filter. */
  readonly summary?: Shape;
  /** Fields that no two records share, each on its own. */
  readonly unique?: readonly string[];
  /** What has to hold between the fields of one record, whichever call writes them. */
  readonly rules?: readonly RecordRule[];
  /** What has to hold of a new record besides. */
  readonly firstRules?: readonly RecordRule[];
  /** Fields of the row that are not exported. */
  readonly unexported?: readonly string[];
  /** Parameters sent with every query of the list. */
  readonly always?: Readonly<Record<string, string>>;
  readonly filters?: Filters;
  /** Time fields that the date range can apply to; the first is the default. */
  readonly dates?: readonly string[];
  /** Fields the list can be ordered by: those of the row that are `sortable`. */
  readonly sorts?: readonly string[];
  /** The field with the key of the record above: the list is a tree, and asked for as a whole. */
  readonly tree?: string;
  /** Order of the list when a query names none; the latest of the first date first by default. */
  readonly order?: string;
  /** The life of a record, where its state decides what can be done. */
  readonly flow?: Flow;
  readonly calls: { readonly list: Call; readonly [name: string]: Call };
}

/** True for a resource among what a file of the contract exports. */
export const isResource = (value: unknown): value is Resource =>
  typeof value === 'object' && value !== null && 'calls' in value && 'row' in value;

/** The names of a block's fields, in its order. */
export const namesOf = <S extends Shape>(block: S): (keyof S & string)[] =>
  Object.keys(block).filter((name): name is keyof S & string => name in block);

/** The fields that a record is decided by. */
export const decidingFields = ({ flow, decides = [] }: Resource): ReadonlySet<string> =>
  new Set(['uid', flow?.field ?? 'status', ...decides]);

/** Checks that names of fields exist in the row, and those of calls among the calls. */
interface InRow<R extends Pick<Resource, 'row' | 'calls'>> {
  readonly title: keyof R['row'] & string;
  readonly heading?: readonly (keyof R['row'] & string)[];
  readonly decides?: readonly (keyof R['row'] & string)[];
  readonly unique?: readonly (keyof R['row'] & string)[];
  readonly unexported?: readonly (keyof R['row'] & string)[];
  readonly dates?: readonly (keyof R['row'] & string)[];
  readonly tree?: keyof R['row'] & string;
  readonly flow?: {
    readonly field: keyof R['row'] & string;
    readonly moves: Readonly<Record<string, Move & { readonly call?: keyof R['calls'] & string }>>;
  };
}

/** Defines a resource; the types of its rows, queries and bodies are derived from the value. */
export function defineResource<const R extends Omit<Resource, 'sorts'>>(
  resource: R & InRow<R>,
): R & { readonly sorts: readonly string[] } {
  const sorts = namesOf(resource.row).filter((name) => resource.row[name]?.options.sortable);
  return { ...resource, sorts };
}

export type RowShape<R extends Resource> = R['row'];
export type DetailShape<R extends Resource> = R extends { detail: infer S extends Shape }
  ? R['row'] & S
  : R['row'];
export type SummaryShape<R extends Resource> = R extends { summary: infer S extends Shape } ? S : Shape;

/** The fields of a single record (including those of the row), or of the figures. */
export function shapeOf<R extends Resource, Part extends 'detail' | 'summary'>(
  { row, detail, summary = {} }: R,
  part: Part,
): Part extends 'detail' ? DetailShape<R> : SummaryShape<R> {
  const shape: Shape = part === 'detail' ? { ...row, ...detail } : summary;
  // The parts are the same as those in the type.
  return shape as Part extends 'detail' ? DetailShape<R> : SummaryShape<R>;
}

/** A row as the client reads it. */
export type RowOf<R extends Resource> = Readable<R['row']>;
/** A single record as the client reads it. */
export type DetailOf<R extends Resource> = Readable<DetailShape<R>>;
export type SummaryOf<R extends Resource> = Readable<SummaryShape<R>>;
export type QueryOf<R extends Resource> = R extends { filters: infer F extends Filters }
  ? QueryOfFilters<F>
  : PageQuery;

export type CallName<R extends Resource> = keyof R['calls'] & string;

/** Type of a call's body. */
export type BodyOf<C extends Call> = C extends { body: infer S extends Shape } ? ShapeValue<S> : undefined;
/** Type that is read from an answer with this description. */
export type Answered<A> =
  A extends Field<Kind, infer Value> ? Value : A extends Shape ? Readable<A> : undefined;
/** Type of a call's successful answer. */
export type AnswerOf<C extends Call> = C extends { answer: infer A } ? Answered<A> : undefined;

/** A row as a backend sends it. */
export type WireRowOf<R extends Resource> = WireShape<R['row']>;
export type WireDetailOf<R extends Resource> = WireShape<DetailShape<R>>;
export type WireSummaryOf<R extends Resource> = WireShape<SummaryShape<R>>;
export type WireBodyOf<C extends Call> = C extends { body: infer S extends Shape } ? WireShape<S> : undefined;
