/** Names of the fields of `T` whose value is a `Value` or missing. */
export type KeysFor<T, Value> = [T] extends [never]
  ? never
  : { [K in keyof T & string]-?: T[K] extends Value | null | undefined ? K : never }[keyof T & string];

/** Names of the filters of `Query` that take one text. */
export type OneKeys<Query> = {
  [K in keyof Query & string]-?: string extends NonNullable<Query[K]> ? K : never;
}[keyof Query & string];

/** Names of the filters of `Query` that take a list. */
export type ManyKeys<Query> = {
  [K in keyof Query & string]-?: string[] extends NonNullable<Query[K]> ? K : never;
}[keyof Query & string];

/** Fields of `Query` that are filtered from `…Min` to `…Max`. */
export type RangeKeys<Query> = {
  [K in keyof Query & string]-?: K extends `${infer Name}Min`
    ? `${Name}Max` extends keyof Query
      ? Name
      : never
    : never;
}[keyof Query & string];
