import type { Call } from './call';
import type { Field, Kind, Shape, ShapeValue, WireShape } from './field/field';
import type { Filters, PageQuery, QueryOf as QueryOfFilters } from './filter';
import type { Readable } from './field/read';

/** One kind of records as a server keeps them: what travels, what can be asked and what can be done. */
export interface Resource {
  /** First part of the message keys of its fields, of stored settings and of kept answers; `resources.ts` lists those of the console. */
  readonly name: string;
  /** Component of its screen in the server's menu; missing where it has none. */
  readonly view?: string;
  /** The field people call a record by. */
  readonly title: string;
  /** Fields of a row of the list; the first one is `id`. */
  readonly row: Shape;
  /** What the single record answers besides the row. */
  readonly detail?: Shape;
  /** Figures over the whole filter. */
  readonly summary?: Shape;
  /** Fields of the row that an export leaves out. */
  readonly unexported?: readonly string[];
  /** What every question about the list carries. */
  readonly always?: Readonly<Record<string, string>>;
  readonly filters?: Filters;
  /** Times that the range of dates can be about; the first is the default. */
  readonly dates?: readonly string[];
  /** Fields the list can be ordered by. */
  readonly sorts?: readonly string[];
  readonly calls: { readonly list: Call; readonly [name: string]: Call };
}

/** What names a field of the row has to. */
interface InRow<R extends Resource> {
  readonly title: keyof R['row'] & string;
  readonly unexported?: readonly (keyof R['row'] & string)[];
  readonly dates?: readonly (keyof R['row'] & string)[];
  readonly sorts?: readonly (keyof R['row'] & string)[];
}

/** A resource described; the types of its rows, questions and bodies follow from the value. */
export function defineResource<const R extends Resource>(resource: R & InRow<R>): R {
  return resource;
}

export type RowShape<R extends Resource> = R['row'];
export type DetailShape<R extends Resource> = R extends { detail: infer S extends Shape }
  ? R['row'] & S
  : R['row'];
export type SummaryShape<R extends Resource> = R extends { summary: infer S extends Shape } ? S : Shape;

/** The fields of a single record (those of the row, and what it answers besides), or of the figures. */
export function shapeOf<R extends Resource, Part extends 'detail' | 'summary'>(
  { row, detail, summary = {} }: R,
  part: Part,
): Part extends 'detail' ? DetailShape<R> : SummaryShape<R> {
  const shape: Shape = part === 'detail' ? { ...row, ...detail } : summary;
  // The parts are those that the type is made of.
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

/** What a call's body holds. */
export type BodyOf<C extends Call> = C extends { body: infer S extends Shape } ? ShapeValue<S> : undefined;
/** What is read of an answer that is described like this. */
export type Answered<A> =
  A extends Field<Kind, infer Value> ? Value : A extends Shape ? Readable<A> : undefined;
/** What a call's success answers. */
export type AnswerOf<C extends Call> = C extends { answer: infer A } ? Answered<A> : undefined;

/** A row as a backend sends it. */
export type WireRowOf<R extends Resource> = WireShape<R['row']>;
export type WireDetailOf<R extends Resource> = WireShape<DetailShape<R>>;
export type WireSummaryOf<R extends Resource> = WireShape<SummaryShape<R>>;
export type WireBodyOf<C extends Call> = C extends { body: infer S extends Shape } ? WireShape<S> : undefined;
