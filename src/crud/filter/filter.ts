import type { ReactElement, ReactNode } from 'react';
import { DATE_PARAMS } from '@/contract/params';
import type { Translate } from '@/i18n';
import type { Label } from '../field/label';

/** Filters as in the address: a text, or several under `name[]`. A missing parameter does not filter. */
export type FilterValues = Readonly<Record<string, string | readonly string[] | undefined>>;

/** Props of a filter's control. */
export interface FilterControlProps {
  /** Id of the input that the label belongs to. */
  id: string;
  label: string;
  values: FilterValues;
  /** Merged into the values; `undefined` removes a parameter. It does not start a search. */
  onChange(change: FilterValues): void;
}

/** One filter of a list: the parameters it sets, and its control. */
export interface Filter {
  key: string;
  label: Label;
  /** Names of the parameters in the request and in the address; those of lists end in `[]`. */
  params: readonly string[];
  render(props: FilterControlProps): ReactElement;
  /** How the values in force read after the label; `null` when the label says it all. */
  inWords(values: FilterValues): ReactNode;
  /** True: it names one record or one member, which is looked for beyond the filters that the list opens with. */
  exact?: boolean;
  /** True: takes two places in the row. */
  wide?: boolean;
  /** True: drawn only while it is in force. */
  covered?: boolean;
  /** True: operators whose data are restricted to a member's team do not see it. */
  staffOnly?: boolean;
  /** Message when the values cannot be searched for, else `null`; the filter is not sent then. */
  problem?(values: FilterValues, t: Translate): string | null;
}

const [DATE_FIELD] = DATE_PARAMS;

/** True while the values have a parameter of the filter. The field that a range of dates applies to filters nothing alone. */
export const isInForce = ({ params }: Pick<Filter, 'params'>, values: FilterValues): boolean =>
  params.some((param) => param !== DATE_FIELD && values[param] !== undefined);
