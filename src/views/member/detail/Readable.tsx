import type { ReactNode } from 'react';
import { isReadable } from '@/contract/field/read';
import type { Marked } from '@/contract/field/read';
import { UnreadableCell } from '@/ui/cell/UnreadableCell';

interface ReadableProps<R extends Marked> {
  record: R;
  /** The field that the children show. */
  field: keyof R & string;
  children: ReactNode;
}

/** What one field of an answer shows; where the field could not be read that is said, since blank would mean "nothing". */
export const Readable = <R extends Marked>({ record, field, children }: ReadableProps<R>) =>
  isReadable(record, field) ? children : <UnreadableCell />;
