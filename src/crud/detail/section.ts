import type { ReactNode } from 'react';
import type { Key } from '@/i18n/keys';

/** One part of a detail drawer. */
export interface Section<Detail> {
  key: string;
  title?: Key;
  /** `null` leaves the section out, its title too. */
  render(record: Detail): ReactNode;
}
