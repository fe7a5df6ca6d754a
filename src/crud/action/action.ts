import type { ReactElement, ReactNode } from 'react';
import type { Translate } from '@/i18n';
import type { Key } from '@/i18n/keys';
import type { Outcome } from '@/services/writes';
import type { ConfirmRequest } from './useConfirm';

/** What an opened dialog or drawer gets from whoever opened it. */
export interface Dialog {
  open: boolean;
  onClose: () => void;
}

/**
 * Shows a dialog or drawer; it stays until it closes itself.
 * @param key a dialog of this key that is open already stays the only one
 */
export type Show = (render: (dialog: Dialog) => ReactElement, key?: string) => void;

/** What actions may do to the screen they stand on. */
export interface ActionContext<Row extends object> {
  show: Show;
  /** Asks; `false` when the operator thinks better of it. */
  confirm(question: ConfirmRequest): Promise<boolean>;
  /** Opens the form: empty without a row. */
  edit(row?: Row): void;
  detail(row: Row): void;
  /**
   * Does a write on rows (none: on the resource), one at a time for each. Afterwards everything of the
   * resource is read again, `done` is said, and what failed within a bulk answer is listed. Failures are
   * not said here: a call that is not silent says them itself.
   */
  run(rows: readonly Row[], work: () => Promise<unknown>, done?: Key): Promise<Outcome<unknown>>;
  /** How people call a row: an order number, a name. */
  getRowTitle(row: Row): string;
  /** Downloads rows as CSV, in the columns on screen. */
  download(rows: readonly Row[]): Promise<void>;
  t: Translate;
}

/**
 * Something an operator can do, as a plain value; drawn alike by toolbars, rows, menus and drawers.
 *
 * @typeParam Subject what it is done to: a row, the selected rows, or (in a toolbar) the filter in force
 */
export interface Action<Subject, Row extends object> {
  name: string;
  label: Key;
  icon?: ReactNode;
  danger?: boolean;
  /** The main thing to do. */
  primary?: boolean;
  /** Whoever does not hold it does not see the action. */
  permission?: string;
  visible?(subject: Subject): boolean;
  /** Why it cannot be done now; `null` when it can. */
  disabledReason?(subject: Subject, t: Translate): string | null;
  perform(subject: Subject, context: ActionContext<Row>): void | Promise<unknown>;
}

export type RowAction<Row extends object> = Action<Row, Row>;
export type BulkAction<Row extends object> = Action<readonly Row[], Row>;
export type BarAction<Row extends object, Query> = Action<Query, Row>;
