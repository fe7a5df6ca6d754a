import type { FormInstance } from 'antd';
import { useState } from 'react';
import { isEqual } from '@/lib/equal';
import { dropDraft, keepDraft, readDraft } from '@/services/drafts';
import type { Draft } from '@/services/drafts';
import type { FormField, FormValues } from '../field/field';

interface DraftOptions {
  /** Names the form; `undefined`: no draft is kept of it. */
  name: string | undefined;
  /** What operators call the form. */
  title: string;
  form: FormInstance<FormValues>;
  fields: readonly FormField[];
  /** True: the form edits a record, and the draft is only what was changed in it. */
  edits: boolean;
  /** Values of the fields as the form was opened. */
  opened: FormValues;
}

/** What was typed into a form before, and was not sent. */
export interface FormDraft {
  /** Waits for the operator's answer; nothing else is kept meanwhile. `null` without one. */
  offered: Draft | null;
  /** Amounts that came out of the draft and have not been confirmed. */
  unconfirmed: ReadonlySet<string>;
  confirm(field: string): void;
  /** Keeps what is typed, with the id of its write, unless nothing differs from the initial values. */
  keep(initial: FormValues, requestId: string): void;
  /** Fills the form with the draft. */
  restore(): void;
  /** Throws the draft away. */
  drop(): void;
}

const NOTHING: ReadonlySet<string> = new Set();

const isBlank = (value: unknown) => value === undefined || value === null || value === '';

const differs = (value: unknown, other: unknown) =>
  !(isBlank(value) && isBlank(other)) && !isEqual(value, other);

/**
 * A draft that says something else than the record. One that says the same has been sent: its answer was lost with the
 * session, and offered again it would only be sent twice.
 */
function newDraft(name: string, opened: FormValues): Draft | null {
  const draft = readDraft(name);
  if (!draft) return null;
  if (Object.entries(draft.values).some(([field, value]) => differs(value, opened[field]))) return draft;
  dropDraft(name);
  return null;
}

/** The draft of one form. Passwords, codes and files are never part of it. */
export function useDraft({ name, title, form, fields, edits, opened }: DraftOptions): FormDraft {
  const [offered, setOffered] = useState(() => {
    if (name === undefined) return null;
    return edits ? newDraft(name, opened) : readDraft(name);
  });
  const [unconfirmed, setUnconfirmed] = useState(NOTHING);
  const kept = fields.filter(({ draft }) => draft !== 'never');

  return {
    offered,
    unconfirmed,
    confirm: (field) => setUnconfirmed((now) => new Set([...now].filter((one) => one !== field))),
    keep: (initial, requestId) => {
      if (name === undefined || offered) return;
      const values = kept.map((field) => [field.name, form.getFieldValue(field.name)] as const);
      const changed = values.filter(([field, value]) => differs(value, initial[field]));
      const typed = edits ? changed : values.filter(([, value]) => !isBlank(value));
      if (changed.length > 0) keepDraft(name, Object.fromEntries(typed), title, requestId);
      else dropDraft(name);
    },
    restore: () => {
      if (!offered) return;
      const known = kept.filter((field) => field.name in offered.values);
      form.setFields(
        known.map((field) => ({
          name: field.name,
          value: offered.values[field.name],
          touched: true,
          errors: [],
        })),
      );
      const amounts = known.filter(
        (field) => field.draft === 'confirm' && !isBlank(offered.values[field.name]),
      );
      setUnconfirmed(new Set(amounts.map((field) => field.name)));
      setOffered(null);
    },
    drop: () => {
      if (name !== undefined) dropDraft(name);
      setOffered(null);
      setUnconfirmed(NOTHING);
    },
  };
}
