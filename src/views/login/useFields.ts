import { useState } from 'react';
import type { ChangeEvent, FocusEvent } from 'react';

/** Says what is wrong with a value: a message key, or `null`. */
export type Check = (value: string) => string | null;

/** What an input of the form is given. */
export interface BoundProps {
  name: string;
  value: string;
  /** Message key or a sentence of the server; `null` when fine. */
  error: string | null;
  onChange(event: ChangeEvent<HTMLInputElement>): void;
  onBlur(event: FocusEvent<HTMLInputElement>): void;
}

/** The values and errors of one small form. */
export interface Fields<Name extends string> {
  values: Record<Name, string>;
  bind(name: Name): BoundProps;
  /** Puts values in and takes their errors away. */
  put(values: Partial<Record<Name, string>>): void;
  /** Checks the named fields, or all; shows what is wrong and moves the focus to the first of them. */
  check(form: HTMLFormElement, names?: readonly Name[]): boolean;
  /** Shows an error from elsewhere in a field and moves the focus there. */
  refuse(form: HTMLFormElement, name: Name, error: string): void;
}

function focusOn(form: HTMLFormElement, name: string): void {
  const input = form.elements.namedItem(name);
  if (input instanceof HTMLInputElement) input.focus();
}

/** @param checks one per field, in the order of the form; must not change */
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
        // A fault goes as soon as it is mended; a new one waits until the field is left.
        setErrors((old) => (old[name] && checks[name](value) === null ? { ...old, [name]: null } : old));
      },
      onBlur: ({ target, relatedTarget }) => {
        // An error line that appears now would move the button away under the pointer; it checks everything anyway.
        if (relatedTarget instanceof HTMLButtonElement && relatedTarget.type === 'submit') return;
        const leavesForm = relatedTarget instanceof Node && !target.form?.contains(relatedTarget);
        // Whoever goes to choose another language or way has not forgotten the field.
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
