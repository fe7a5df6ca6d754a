import type { ReactElement, ReactNode } from 'react';
import type { Translate } from '@/i18n';
import type { Key } from '@/i18n/keys';
import type { Label } from './label';

/** Values of a form by field name; money as text. */
export type FormValues = Record<string, unknown>;

/** Props that the form passes to a field's control. */
export interface ControlProps<Value> {
  /** Referenced by the label. */
  id?: string;
  value?: Value;
  onChange?: (value: Value | undefined) => void;
  disabled?: boolean;
}

/**
 * Returns the message for an invalid value, or `null`. `all` are the current values, `record` is the record
 * being edited (empty for a new one).
 */
export type Rule = (value: unknown, t: Translate, all: FormValues, record: FormValues) => string | null;

/** One field of a form. */
export interface FormField {
  name: string;
  label: Label;
  /** Drawn above the field: the heading of a group that begins with it. */
  above?: ReactNode;
  /** Gets `ControlProps` from the form. */
  control: ReactElement;
  rules?: readonly Rule[];
  /** Fields whose values the rules look at: a message goes away when one of them changes. */
  dependsOn?: readonly string[] | undefined;
  /** Value of a new record. */
  initial?: unknown;
  /** A new record starts with the default of this dictionary. */
  dict?: string;
  /** A help text below the field. */
  hint?: Key;
  /**
   * Whether the field is shown, by the current values and the record being edited (empty for a new one). A
   * hidden field is neither checked nor sent. Default: always shown.
   */
  when?: (all: FormValues, record: FormValues) => boolean;
  /**
   * What a draft does with the value: `never` leaves out passwords, codes and files; `confirm` has the operator confirm
   * an amount that comes out of a draft. Default: it is kept.
   */
  draft?: 'never' | 'confirm';
  /** Applied before sending (for example trimming). */
  clean?: (value: unknown) => unknown;
}
