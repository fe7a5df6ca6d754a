import type { ReactNode } from 'react';
import type { Key } from '@/i18n/keys';

/** One section of a detail drawer. */
export interface Section<Detail> {
  key: string;
  title?: Key;
  /** `null` leaves out the section and its title. */
  render(record: Detail): ReactNode;
}
