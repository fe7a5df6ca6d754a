import type { Key } from '@/i18n/keys';
import type { Pin } from '@/crud/list/column';

/** What a screen may say about a column besides its field. */
export interface ColumnOverrides<Row> {
  /** Pixels. */
  width?: number;
  pin?: Pin;
  /** In place of `<resource>.<field>`. */
  label?: Key;
  /** The unit beside an amount, where it is no field of the record. */
  coin?: (row: Row) => string;
}
