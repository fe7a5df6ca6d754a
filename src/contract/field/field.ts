import type { GenericSchema } from 'valibot';
import type { DictType } from './dictionaries';
import type { Guard } from './guard';

/** The kind of a field decides how it is validated, shown, filtered, edited and exported. */
export type Kind =
  | 'id'
  | 'version'
  | 'text'
  | 'localText'
  | 'html'
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
  | 'deliveryCycle'
  | 'indexSymbol'
  | 'product'
  | 'coupon'
  | 'redeemBatch'
  | 'contentNotice'
  | 'role'
  | 'dept'
  | 'post'
  | 'admin'
  | 'jobTarget'
  | 'tag';

/** What is known about a field besides its kind. */
export interface FieldOptions {
  /** Dictionary with the labels of its codes. */
  dict?: DictType;
  /** Option list with its values. */
  list?: OptionType;
  /** Field of the same record with the coin of an amount, or with a wallet code that begins with the coin. */
  coin?: string;
  /** The coin of an amount when the field named by `coin` is empty. */
  otherwise?: string;
  /** Field of the same record with the fee type (`biz_fee_type`); with type 2 the amount is a percentage. */
  feeType?: string;
  /** Codes that have a name in the client; a body with the field takes no others. */
  named?: Readonly<Record<string, number | string>>;
  /** Values of a choice. */
  choices?: readonly string[];
  /** Maximum number of decimals in input; 18 by default. */
  scale?: number;
  /** True: the amount is a change, shown with its sign; it may be negative. */
  signed?: boolean;
  /** True: an amount of zero is valid in input. */
  zero?: boolean;
  /** Field of the same record with a threshold; a lower amount is shown as alarming. */
  alarmBelow?: string;
  /** True: a list can be ordered by it. */
  sortable?: boolean;
  /** True: it helps to draw others and is drawn only where a screen names it. */
  unlisted?: boolean;
  /** True: operators whose data are restricted to a member's team never get it. */
  staffOnly?: boolean;
  /** Field of the same record with the target of a count, or with the whole of an amount. */
  goal?: string;
  /** Field of the same record with the limit of an amount, which is drawn as the used part of it. */
  limit?: string;
  /** Field of the same record that says how urgent a waiting time is. */
  urgency?: string;
  /** Field of the same record with the address of a block explorer page. */
  explorer?: string;
  /** Field of the same record with the kind of a referenced record. */
  type?: string;
  /** Minimum and maximum: characters of a text, entries of a list, or the value of a count or an amount. */
  min?: number;
  max?: number;
  /** A change of it takes the own password, and may wait for another operator. */
  guard?: Guard;
  /** Maximum number of characters of one entry of a list of words. */
  longest?: number;
  /** Pattern of input texts. */
  pattern?: RegExp;
  /** True: the input has several lines. */
  multiline?: boolean;
  /** Fields of a nested record. */
  shape?: Shape;
  /** Field of the values of a map or a list. */
  of?: Field;
}

/**
 * One field of a record, a filter or a body.
 *
 * @typeParam Value type that the client works with
 * @typeParam Wire type that a backend sends or receives
 */
export interface Field<K extends Kind = Kind, Value = unknown, Wire = unknown> {
  readonly kind: K;
  readonly options: FieldOptions;
  /** Schema that a backend has to meet. */
  readonly strict: GenericSchema<Wire>;
  /** Schema that converts an answer; it accepts everything that can be read without loss. */
  readonly read: GenericSchema<unknown, Value>;
  /** True for an answer that already is a `Value`, the usual case, so that the schema is not needed. */
  readonly fits: (raw: unknown) => boolean;
  /** Value used when the answer could not be read. */
  readonly blank: Value;
  /** True: `null` is valid. */
  readonly nullable?: boolean;
  /** True: a body may leave it out. */
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

/** Type of these fields as the client reads or sends them. */
export type ShapeValue<S extends Shape> = Flat<
  { [K in Exclude<keyof S, OptionalKeys<S>>]: ValueOf<S[K]> } & {
    [K in OptionalKeys<S>]?: ValueOf<S[K]>;
  }
>;

/** Type of these fields as a backend sends them. */
export type WireShape<S extends Shape> = Flat<
  { [K in Exclude<keyof S, OptionalKeys<S>>]: WireValueOf<S[K]> } & {
    [K in OptionalKeys<S>]?: WireValueOf<S[K]>;
  }
>;

/** Names of the fields of these kinds. */
export type NamesOf<S extends Shape, K extends Kind> = {
  [N in keyof S & string]: S[N]['kind'] extends K ? N : never;
}[keyof S & string];
