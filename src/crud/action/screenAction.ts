import type { QueryClient } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import type { Id } from '@/contract/field/brands';
import type { PageQuery } from '@/contract/filter';
import type { Translate } from '@/i18n';
import type { Key } from '@/i18n/keys';
import type { Show } from './dialog';
import type { ConfirmRequest } from './useConfirm';

/** The operator an action is drawn for. */
export interface Viewer {
  /** Log-in name; empty without a session. */
  name: string;
  can(permission: string): boolean;
}

/** What an action may do to the screen it stands on. */
export interface ScreenContext {
  client: QueryClient;
  t: Translate;
  viewer: Viewer;
  show: Show;
  /** Asks; `false` when the operator decides against it. */
  confirm(request: ConfirmRequest): Promise<boolean>;
  /** Opens a record in full. */
  openDetail(id: Id, title: string): void;
  /** Downloads the rows of a filter, in the columns on screen. */
  exportCsv(query: PageQuery): void;
  /** Called when a write went through. */
  onWritten(): void;
}

/**
 * Something an operator can do, as a plain value; drawn alike by toolbars, rows, menus, drawers and the
 * command palette.
 *
 * @typeParam Subject what it is done to: a row, the selected rows, or (in a toolbar) the filter in force
 */
export interface ScreenAction<Subject> {
  name: string;
  label: Key;
  icon?: ReactNode;
  danger?: boolean;
  /** The main thing to do. */
  primary?: boolean;
  /** Operators without it do not see the action; `null`: everybody sees it. */
  permission: string | null;
  visible?(subject: Subject, viewer: Viewer): boolean;
  /** Why it cannot be done now; `null` when it can. */
  disabledReason?(subject: Subject, t: Translate, viewer: Viewer): string | null;
  perform(subject: Subject, context: ScreenContext): void | Promise<unknown>;
}
