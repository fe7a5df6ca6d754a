import type { FieldChange } from '@/api/types';
import type { Shape } from '@/contract/field/field';
import { masked } from './memberBrief';

const isMasked = (shape: Shape, name: string): boolean =>
  Object.hasOwn(shape, name) && shape[name]?.kind === 'masked';

/** A text as everybody may see it; one that is masked already stays as it is. */
const hidden = (text: string): string => (text.includes('***') ? text : masked(text));

/** The value of a field as it may be shown and logged. */
export const shownValue = (shape: Shape, name: string, value: unknown): unknown =>
  typeof value === 'string' && isMasked(shape, name) ? hidden(value) : value;

/** What was sent or is answered, with masked texts where its fields are masked. */
export const withMasks = (shape: Shape, row: object): object =>
  Object.fromEntries(Object.entries(row).map(([name, value]) => [name, shownValue(shape, name, value)]));

/** Whether a body has fields that the row shows masked. */
export const hasMasked = (shape: Shape, body: object): boolean =>
  Object.keys(body).some((name) => isMasked(shape, name));

/** The same changes, with masked texts where their fields are masked. */
export const maskedChanges = (shape: Shape, diff: readonly FieldChange[]): FieldChange[] =>
  diff.map((change) => {
    if (!isMasked(shape, change.field)) return change;
    const [before, after] = [change.before, change.after].map((text) =>
      text === null ? null : hidden(text),
    );
    return { ...change, before: before ?? null, after: after ?? null };
  });

/** A change of a row without the masked texts that are sent back as they were shown: they stay what they are. */
export const withoutShown = (shape: Shape, row: object, change: object): object =>
  Object.fromEntries(
    Object.entries(change).filter(
      ([name, value]) => !isMasked(shape, name) || value !== shownValue(shape, name, Reflect.get(row, name)),
    ),
  );
