/** Tabs above a list: one per code of a dictionary, each with its count over the whole filter. */
export interface StatusTabs<Summary> {
  /** The parameter that the tabs set, such as `status[]`. */
  param: string;
  dict: string;
  /** How many codes there will be, as far as the contract says; 0 where the dictionary alone knows. */
  expected: number;
  count?: (summary: Summary, code: string) => number | undefined;
}
