import type { Key } from '@/i18n/keys';
import type { Pin } from '@/crud/list/table/column';

/** What a screen may override in the column of a field. */
export interface ColumnOverrides<Row> {
  /** Pixels. */
  width?: number;
  pin?: Pin;
  /** Side of a value that the screen draws itself. */
  align?: 'start' | 'center' | 'end';
  /** Replaces the label `<resource>.<field>`. */
  label?: Key;
  /** The unit beside an amount, if it is no field of the record. */
  coin?: (row: Row) => string;
  /** Pixels that the screen draws beside a coded word. */
  beside?: number;
  /** Fields that the cell depends on besides its own. */
  reads?: readonly string[];
}
