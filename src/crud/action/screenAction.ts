import type { QueryClient } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import type { ApiError } from '@/api/failure';
import type { Id } from '@/contract/field/brands';
import type { PageQuery } from '@/contract/filter';
import type { Translate } from '@/i18n';
import type { Key } from '@/i18n/keys';
import type { Show } from './dialog';
import type { ConfirmRequest } from './useConfirm';

/** The operator for whom an action is drawn. */
export interface Viewer {
  /** Log-in name; empty without a session. */
  name: string;
  can(permission: string): boolean;
}

/** The review of one record, from which an action is started. */
export interface InReview {
  /** Values that fields of the form begin with, such as a reason that was chosen by its key. */
  given: Readonly<Record<string, unknown>>;
  /** Called in place of a message for a refusal that another attempt would meet again. */
  onRefused(error: ApiError): void;
}

/** What an action can use of the screen it belongs to. */
export interface ScreenContext {
  client: QueryClient;
  t: Translate;
  viewer: Viewer;
  show: Show;
  /** Asks the operator to confirm; resolves to `false` when they decline. */
  confirm(request: ConfirmRequest): Promise<boolean>;
  /** Opens the detail drawer of a record, at one of its sections where `at` names it. */
  openDetail(id: Id, title: string, at?: string): void;
  /** Downloads all rows of a filter, with the columns on screen. */
  exportCsv(query: PageQuery): void;
  /** Called after a successful write. */
  onWritten(): void;
  /** Missing outside of a review. */
  review?: InReview;
}

/**
 * An action of the operator as a plain value; toolbars, rows, menus, drawers and the command palette draw it
 * alike.
 *
 * @typeParam Subject what the action applies to: a row, the selected rows, or (in a toolbar) the current filter
 */
export interface ScreenAction<Subject> {
  name: string;
  label: Key;
  icon?: ReactNode;
  /** A capital letter that starts it from the keyboard, in toolbars and for selected rows. */
  hotkey?: string | undefined;
  danger?: boolean;
  /** True: drawn as the primary button. */
  primary?: boolean;
  /** True: it can never be taken back. It stands apart from the others, so that no hand reaches it by mistake. */
  forGood?: boolean;
  /** Operators without it do not see the action; `null`: all operators see it. */
  permission: string | null;
  /** True: operators whose data are restricted to a member's team do not see it. */
  staffOnly?: boolean;
  visible?(subject: Subject, viewer: Viewer): boolean;
  /** Why the action is impossible now; `null` when it is possible. */
  disabledReason?(subject: Subject, t: Translate, viewer: Viewer): string | null;
  perform(subject: Subject, context: ScreenContext): void | Promise<unknown>;
}
