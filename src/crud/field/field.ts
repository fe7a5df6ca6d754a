import type { ReactElement } from 'react';
import type { Translate } from '@/i18n';
import type { Key } from '@/i18n/keys';
import type { Label } from './label';

/** Values of a form by field name; money as text. */
export type FormValues = Record<string, unknown>;

/** What the form gives to a field's control. */
export interface ControlProps<Value> {
  /** The label points at it. */
  id?: string;
  value?: Value;
  onChange?: (value: Value | undefined) => void;
  disabled?: boolean;
}

/**
 * A rule words what is wrong with a value, or answers `null`. `all` are the values as they are, `record` what
 * they are based on (empty for a new one).
 */
export type Rule = (value: unknown, t: Translate, all: FormValues, record: FormValues) => string | null;

/** One field of a form. */
export interface Field {
  name: string;
  label: Label;
  /** Takes `ControlProps` from the form. */
  control: ReactElement;
  rules?: readonly Rule[];
  /** Value of a new record. */
  initial?: unknown;
  /** A new record starts with this dictionary's default. */
  dict?: string;
  /** A sentence below the field. */
  hint?: Key;
  /**
   * Whether it is asked for, with the other values as they are and the record they are based on (empty for a
   * new one); a field that is not is neither checked nor sent. Always unless told.
   */
  when?: (all: FormValues, record: FormValues) => boolean;
  /** Last touch before it is sent (trimming). */
  clean?: (value: unknown) => unknown;
}
