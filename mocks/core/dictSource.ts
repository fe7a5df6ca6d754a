/**
 * Dictionaries by type: Chinese name and values. A value is written `key=zh/en/tw/colour`, with
 * `*` behind the default and `!` behind a final state; `key` alone is its own label, one label
 * stands for all three languages. Without a mark the first value is the default.
 */
export type DictSource = Record<string, readonly [name: string, values: readonly string[]]>;

declare module './area' {
  interface Area {
    /** Dictionaries of its own; `src/contract/field/dictionaries.ts` names them, so that fields can. */
    dictionaries?: DictSource;
  }
}
