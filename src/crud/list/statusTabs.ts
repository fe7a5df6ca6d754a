/** Tabs above a list: one per code of a dictionary, each with its count over the whole filter. */
export interface StatusTabs<Summary> {
  /** The parameter that the tabs set, such as `status[]`. */
  param: string;
  dict: string;
  count?: (summary: Summary, code: string) => number | undefined;
}
