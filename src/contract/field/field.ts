import type { GenericSchema } from 'valibot';
import type { DictType } from './dictionaries';

/** What a field is, which decides how it is checked, shown, filtered, typed in and exported. */
export type Kind =
  | 'id'
  | 'version'
  | 'text'
  | 'localText'
  | 'code'
  | 'codes'
  | 'choice'
  | 'flag'
  | 'bool'
  | 'money'
  | 'usdt'
  | 'rate'
  | 'percent'
  | 'count'
  | 'minutes'
  | 'time'
  | 'day'
  | 'address'
  | 'hash'
  | 'image'
  | 'images'
  | 'link'
  | 'tags'
  | 'option'
  | 'options'
  | 'member'
  | 'masked'
  | 'reference'
  | 'reason'
  | 'password'
  | 'requestId'
  | 'ids'
  | 'versions'
  | 'record'
  | 'records'
  | 'map'
  | 'list'
  | 'any';

/** Option lists the server keeps (`GET common/options`). */
export type OptionType =
  | 'coin'
  | 'chain'
  | 'walletCode'
  | 'channel'
  | 'contract'
  | 'deliveryContract'
  | 'product'
  | 'coupon'
  | 'role'
  | 'dept'
  | 'post'
  | 'admin'
  | 'tag';

/** What is known about a field besides its kind. */
export interface FieldOptions {
  /** The dictionary that words its codes. */
  dict?: DictType;
  /** The option list its values come from. */
  list?: OptionType;
  /** Field of the same record with the coin of an amount, or with the wallet code that begins with the coin. */
  coin?: string;
  /** The coin of an amount where the field named by `coin` is empty. */
  otherwise?: string;
  /** Field of the same record with the kind of a fee (`biz_fee_type`); where that is 2 an amount is a share in percent. */
  feeType?: string;
  /** Words that a choice is one of. */
  choices?: readonly string[];
  /** Most decimals of an amount that is typed; 18 by default. */
  scale?: number;
  /** An amount that is a change, shown with its sign; may be below zero. */
  signed?: boolean;
  /** An amount that is typed may be zero. */
  zero?: boolean;
  /** Field of the same record below which an amount is alarming. */
  alarmBelow?: string;
  /** Field of the same record with what a count counts up to. */
  goal?: string;
  /** Field of the same record with the page of a block explorer. */
  explorer?: string;
  /** Field of the same record that says of which kind a referenced record is. */
  type?: string;
  /** Fewest and most characters of a text, entries of a list, or the bounds of a count. */
  min?: number;
  max?: number;
  /** Most characters of one entry of a list of words. */
  longest?: number;
  /** What a typed text has to look like. */
  pattern?: RegExp;
  /** A typed text has several lines. */
  multiline?: boolean;
  /** Fields of a nested record. */
  shape?: Shape;
  /** Kind of the values of a map or a list. */
  of?: Field;
}

/**
 * One field of a record, a filter or a body.
 *
 * @typeParam Value what the client works with
 * @typeParam Wire what a backend has to send, or is sent
 */
export interface Field<K extends Kind = Kind, Value = unknown, Wire = unknown> {
  readonly kind: K;
  readonly options: FieldOptions;
  /** What a backend has to keep to. */
  readonly strict: GenericSchema<Wire>;
  /** What the client makes of an answer: everything that can be read without loss. */
  readonly read: GenericSchema<unknown, Value>;
  /** True for an answer that is a `Value` as it stands, which is nearly always. */
  readonly fits: (raw: unknown) => boolean;
  /** Stands in for what could not be read. */
  readonly blank: Value;
  /** `null` is an answer. */
  readonly nullable?: boolean;
  /** May be left out of a body. */
  readonly optional?: boolean;
}

/** Fields by name. */
export type Shape = { readonly [name: string]: Field };

export type ValueOf<F> = F extends Field<Kind, infer Value> ? Value : never;
export type WireValueOf<F> = F extends Field<Kind, unknown, infer Wire> ? Wire : never;

type OptionalKeys<S extends Shape> = {
  [K in keyof S]: undefined extends ValueOf<S[K]> ? K : never;
}[keyof S];

type Flat<T> = { [K in keyof T]: T[K] };

/** What the client reads where these fields travel, or what it sends. */
export type ShapeValue<S extends Shape> = Flat<
  { [K in Exclude<keyof S, OptionalKeys<S>>]: ValueOf<S[K]> } & {
    [K in OptionalKeys<S>]?: ValueOf<S[K]>;
  }
>;

/** What a backend sends where these fields travel. */
export type WireShape<S extends Shape> = Flat<
  { [K in Exclude<keyof S, OptionalKeys<S>>]: WireValueOf<S[K]> } & {
    [K in OptionalKeys<S>]?: WireValueOf<S[K]>;
  }
>;

/** Names of the fields of these kinds. */
export type NamesOf<S extends Shape, K extends Kind> = {
  [N in keyof S & string]: S[N]['kind'] extends K ? N : never;
}[keyof S & string];
