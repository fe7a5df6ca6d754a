import type { Key } from '@/i18n/keys';
import type { MaskedField } from '../security/RevealCell';
import type { Pin } from '@/crud/list/column';

/** What every column may be told besides its field. */
export interface ColumnOptions {
  /** Pixels. */
  width?: number;
  /** True: only on demand, through the column settings. */
  optional?: boolean;
  pin?: Pin;
  /** Whether the header sorts; times, amounts and numbers do unless told otherwise. */
  sort?: boolean;
  /** In place of `<resource>.<field>`. */
  label?: Key;
}

/** How an amount is drawn. */
export interface MoneyOptions<Row> extends ColumnOptions {
  /** The coin beside the amount. */
  coin?: (row: Row) => string;
  /** A change: signed, and in the colours of gain and loss. */
  sign?: boolean;
}

/** Where an address or a hash leads. */
export interface LinkOptions<Row> extends ColumnOptions {
  /** Page of a block explorer; `{hash}` or `{address}` in it becomes the value. Anything but https is no link. */
  link?: (row: Row) => string;
}

/** What is read in full. */
export interface MaskedOptions<Row> extends ColumnOptions {
  /** Whose field it is; unless told, that of the resource's own record with the row's `id`. */
  of?: (row: Row) => MaskedField;
}
