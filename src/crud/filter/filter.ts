import type { ReactElement } from 'react';
import type { Translate } from '@/i18n';
import type { Label } from '../field/label';

/** Filters as the address carries them: a text, or several under `name[]`. What is absent does not filter. */
export type FilterValues = Readonly<Record<string, string | readonly string[] | undefined>>;

/** What a filter's control gets. */
export interface FilterControlProps {
  /** For the input that the label belongs to. */
  id: string;
  label: string;
  values: FilterValues;
  /** Merged into the values; `undefined` removes. Nothing is searched before the operator asks for it. */
  onChange(change: FilterValues): void;
}

/** One filter of a list: which parameters it owns, and how they are edited. */
export interface Filter {
  key: string;
  label: Label;
  /** Names of the parameters on the wire and in the address; lists end in `[]`. */
  params: readonly string[];
  render(props: FilterControlProps): ReactElement;
  /** True: takes two places in a row. */
  wide?: boolean;
  /** Why the values cannot be searched for; the filter is left out of the question then. */
  problem?(values: FilterValues, t: Translate): string | null;
}
