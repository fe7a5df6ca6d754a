import type { Call } from '@/contract/call';
import type { Field, Kind, Shape } from '@/contract/field/field';
import type { FormField } from '@/crud/field/field';
import { formField } from './form';
import type { FormFieldOptions } from './form';

/** What a screen overrides in the fields of one form, by name. */
export type FormOverrides<S extends Shape> = { readonly [N in keyof S & string]?: FormFieldOptions };

/** Makes the form fields of one call; a name that its body does not have does not compile. */
export interface FormFieldMaker<S extends Shape> {
  (name: keyof S & string, overrides?: FormFieldOptions): FormField;
  /**
   * All fields of the body in the order of the contract, without those that are filled in or added automatically: the
   * record's own, a reason and the operator's password. The latter two are among them where they are overridden.
   */
  all(overrides?: FormOverrides<S>): readonly FormField[];
}

/** Kinds that name the record or the request, which no operator types. */
const GIVEN = new Set<Kind>(['version', 'ids', 'versions', 'requestId']);

/** Kinds that a form adds by itself where the body requires them. */
const AUTOMATIC = new Set<Kind>(['reason', 'password']);

const isTyped = (name: string, { kind }: Field): boolean =>
  name !== 'id' && !GIVEN.has(kind) && !AUTOMATIC.has(kind);

/** The maker for a call's body. */
export function fieldsOf<S extends Shape>(resource: string, { body }: Call & { body: S }): FormFieldMaker<S> {
  const shape: Shape = body;
  const make = (name: string, overrides?: FormFieldOptions): FormField => {
    const field = shape[name];
    if (!field) throw new Error(`${resource} has no field ${name} to be typed`);
    return formField(resource, name, field, overrides);
  };
  const all = (overrides: FormOverrides<Shape> = {}): readonly FormField[] =>
    Object.entries(shape)
      .filter(([name, field]) => name in overrides || isTyped(name, field))
      .map(([name]) => make(name, overrides[name]));
  return Object.assign(make, { all });
}

/** The fields of a form as a screen gives them: what it overrides, or the fields themselves. */
export type FormFields<S extends Shape, Subject, Viewer> =
  | FormOverrides<S>
  | ((field: FormFieldMaker<S>, subject: Subject, viewer: Viewer) => readonly FormField[]);
