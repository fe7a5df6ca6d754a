/**
 * The dangerous direction of a change. Of a number: up or down. Of a list or a map: `raise` is an entry more or a higher
 * one, `lower` an entry less or a lower one. No value (`null`, an empty text) is no limit, which is more than any number.
 */
export type Danger =
  | 'always'
  | 'raise'
  | 'lower'
  | ((before: unknown, after: unknown, record: object) => boolean);

/** What a change of a field that decides money or access takes. */
export interface Guard {
  /** The operator's own password. */
  readonly stepUp: boolean;
  /** Changes that wait for another operator; all others are in force at once. Missing: none waits. */
  readonly second?: Danger;
  /** The guard counts only for records with one of these values in these fields. Missing: for all. */
  readonly only?: Readonly<Record<string, readonly (number | string)[]>>;
  /** Fields that wait along when this one does, because they mean something together. */
  readonly along?: readonly string[];
}
