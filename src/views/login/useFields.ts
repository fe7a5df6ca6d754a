import { useState } from 'react';
import type { ChangeEvent, FocusEvent } from 'react';

/** Validates a value. Returns a message key, or `null` if the value is valid. */
export type Check = (value: string) => string | null;

/** Props for an input of the form. */
export interface BoundProps {
  name: string;
  value: string;
  /** Message key or a sentence of the server; `null` if there is no error. */
  error: string | null;
  onChange(event: ChangeEvent<HTMLInputElement>): void;
  onBlur(event: FocusEvent<HTMLInputElement>): void;
}

/** Values and errors of a small form. */
export interface Fields<Name extends string> {
  values: Record<Name, string>;
  bind(name: Name): BoundProps;
  /** Sets values and clears their errors. */
  put(values: Partial<Record<Name, string>>): void;
  /** Validates the named fields, or all. Shows the errors, and focuses the first field that has one. */
  check(form: HTMLFormElement, names?: readonly Name[]): boolean;
  /** Shows an error from the server at a field and focuses it. */
  refuse(form: HTMLFormElement, name: Name, error: string): void;
}

function focusOn(form: HTMLFormElement, name: string): void {
  const input = form.elements.namedItem(name);
  if (input instanceof HTMLInputElement) input.focus();
}

/** @param checks one per field, in the order of the form; must be the same on every render */
export function useFields<Name extends string>(checks: Record<Name, Check>): Fields<Name> {
  const all = Object.keys(checks).filter((name): name is Name => name in checks);
  const [values, setValues] = useState(
    () => Object.fromEntries(all.map((n) => [n, ''])) as Record<Name, string>,
  );
  const [errors, setErrors] = useState<Partial<Record<Name, string | null>>>({});

  return {
    values,
    bind: (name) => ({
      name,
      value: values[name],
      error: errors[name] ?? null,
      onChange: ({ target: { value } }) => {
        setValues((old) => ({ ...old, [name]: value }));
        // An error disappears as soon as the value is valid; a new one is shown only when the field is left.
        setErrors((old) => (old[name] && checks[name](value) === null ? { ...old, [name]: null } : old));
      },
      onBlur: ({ target, relatedTarget }) => {
        // An error shown now would move the submit button away under the pointer. Submitting validates all
        // fields anyway.
        if (relatedTarget instanceof HTMLButtonElement && relatedTarget.type === 'submit') return;
        const leavesForm = relatedTarget instanceof Node && !target.form?.contains(relatedTarget);
        // An empty field is no error when the focus leaves the form, for example to change the language or
        // the tab.
        if (leavesForm && target.value === '') return;
        setErrors((old) => ({ ...old, [name]: checks[name](target.value) }));
      },
    }),
    put: (given) => {
      setValues((old) => ({ ...old, ...given }));
      setErrors((old) => ({ ...old, ...Object.fromEntries(Object.keys(given).map((name) => [name, null])) }));
    },
    check: (form, names = all) => {
      const found = names.map((name) => [name, checks[name](values[name])] as const);
      setErrors((old) => ({ ...old, ...Object.fromEntries(found) }));
      const first = found.find(([, error]) => error !== null);
      if (first) focusOn(form, first[0]);
      return first === undefined;
    },
    refuse: (form, name, error) => {
      setErrors((old) => ({ ...old, [name]: error }));
      focusOn(form, name);
    },
  };
}
