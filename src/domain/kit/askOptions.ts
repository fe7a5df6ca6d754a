import type { ReactNode } from 'react';
import type { Shape, ShapeValue } from '@/contract/field/field';
import type { Marked } from '@/contract/field/read';
import type { Answered, Resource } from '@/contract/resource';
import type { ScreenContext, Viewer } from '@/crud/action/screenAction';
import type { FormValues } from '@/crud/field/field';
import type { ActionWords } from '@/crud/form/ActionText';
import type { Translate } from '@/i18n';
import type { Key } from '@/i18n/keys';
import type { FormFields } from './formFields';
import type { Answer, Writing } from './writing';

/** Options of a write; everything else is derived from the call. */
export interface AskOptions<S extends Shape, Subject, A extends Answer = Answer> {
  /** Unique among the actions of a screen; the last part of the call's path by default. */
  name?: string;
  call: Writing<S, A>;
  label: Key;
  icon?: ReactNode;
  /** A capital letter that starts it from the keyboard, in toolbars and for selected rows. */
  hotkey?: string;
  danger?: boolean;
  primary?: boolean;
  forGood?: boolean;
  /** True: in place of a question, it is sent after ten seconds in which it can be undone. */
  undo?: boolean;
  /** Name of the field that the form begins with; the first one by default. */
  focus?: string;
  /** Replaces the permission of the call, if the same call serves actions with different permissions. */
  permission?: string | null;
  visible?: (subject: Subject, viewer: Viewer) => boolean;
  disabledReason?: (subject: Subject, t: Translate, viewer: Viewer) => string | null;
  /** Says what the action will do; updated while the operator types. */
  text?: (subject: Subject, t: Translate, values: FormValues) => ActionWords;
  /** Content of the form besides its texts and fields; shown below the text. */
  content?: (subject: Subject) => ReactNode;
  /** Title of the form; the label and the record's title by default. */
  title?: (subject: Subject, t: Translate) => string;
  /**
   * Form fields: all of the body with what is overridden, or these in this order; none if it is left out. Fields for a
   * reason and the operator's password are added automatically.
   */
  fields?: FormFields<S, Subject, Viewer>;
  /** Parts of the body that are not form fields. */
  fixed?: Partial<ShapeValue<S>> | ((subject: Subject) => Partial<ShapeValue<S>>);
  /** Makes the parts of the body from the values of the form; the values themselves by default. */
  toBody?: (values: FormValues) => object;
  /** True: the form is a drawer instead of a dialog, for many fields. */
  drawer?: boolean;
  /** True: the dialog is as wide as a table, the drawer as texts in three languages side by side. */
  wide?: boolean;
  /** Loads the record that the form edits; called when the form is opened. */
  load?: (subject: Subject) => Promise<object>;
  /** A confirmation before the form is sent, made from its values and the edited record; `null` sends it without one. */
  sure?: (values: FormValues, t: Translate, record: FormValues) => Promise<ReactNode>;
  /** Label of the button that sends. */
  ok?: Key;
  /** Message after success: a fixed one, or one made from the answer. `null`: no message, because `onDone` shows it. */
  done?: Key | null | ((answer: Answered<A>, t: Translate, subject: Subject) => string);
  /** True: what became of several records is listed record by record, also when all of it was a success. */
  listed?: boolean;
  onDone?: (answer: Answered<A>, context: ScreenContext) => void;
}

/** The resource and records that a write is for. */
export interface AskTarget<Subject> {
  /** Name and fields of the resource. */
  resource: string;
  shape: Shape;
  /** The records that the write changes. */
  rowsOf: (subject: Subject) => readonly (object & Marked)[];
  /** Title of a record, as operators call it. */
  titleOf: (row: object) => string;
  isBulk: boolean;
  /** The resource, where the rules and guards of its fields count in the form. */
  of?: Pick<Resource, 'row' | 'detail' | 'rules' | 'firstRules' | 'calls'>;
}
