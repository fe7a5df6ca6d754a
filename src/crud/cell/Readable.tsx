import type { ReactNode } from 'react';
import { isReadable } from '@/contract/field/read';
import type { Marked } from '@/contract/field/read';
import { UnreadableCell } from '@/ui/cell/UnreadableCell';

interface ReadableProps<R extends Marked> {
  record: R;
  /** Name of the field that the children show. */
  field: keyof R & string;
  children: ReactNode;
}

/**
 * Shows one field of an answer, or a mark if the field could not be read, since an empty place would mean "no
 * value".
 */
export const Readable = <R extends Marked>({ record, field, children }: ReadableProps<R>) =>
  isReadable(record, field) ? children : <UnreadableCell />;
