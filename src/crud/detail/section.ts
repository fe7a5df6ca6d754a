import type { ReactNode } from 'react';
import type { Key } from '@/i18n/keys';

/** One section of a detail drawer. */
export interface Section<Detail> {
  key: string;
  title?: Key;
  /** True: operators whose data are restricted to a member's team do not see it. */
  staffOnly?: boolean;
  /** The fields that it shows. */
  fields?: readonly string[];
  /**
   * @param drawn the fields that all sections of the drawer show, for a section with the rest
   * @returns `null` leaves out the section and its title
   */
  render(record: Detail, drawn: ReadonlySet<string>): ReactNode;
}
