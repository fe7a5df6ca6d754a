import type { ReactNode } from 'react';
import type { ResourceName } from '@/contract/resources';
import type { Key } from '@/i18n/keys';
import type { Dialog } from '../action/dialog';
import { textOf } from '@/ui/cell/value';
import { AreaInput } from '../control/TextInput';
import type { Field } from '../field/field';
import { FormDialog } from './FormDialog';
import { maxChars, minChars, required } from '../field/rules';
import { trimEnds } from '@/lib/clean';

/** Characters of a reason. */
const LONGEST = 200;

interface ReasonDialogProps extends Dialog {
  /** Of the resource. */
  name: string;
  /** The record's key. */
  id?: number | string;
  /** Other resources that read otherwise afterwards. */
  touches?: readonly ResourceName[] | undefined;
  title: string;
  /** Fewest characters; 5 by default. */
  min?: number;
  ok?: Key;
  danger?: boolean;
  /** Asked for as well (a password, a code). */
  fields?: readonly Field[];
  /** What is about to happen. */
  children?: ReactNode;
  onSubmit: (reason: string, values: Record<string, unknown>, requestId: string) => Promise<unknown>;
  done?: Key;
  onDone?: (answer: unknown) => void;
}

/** Asks why before it does something. */
export function ReasonDialog({ min = 5, fields = [], onSubmit, ...props }: ReasonDialogProps) {
  const reason: Field = {
    name: 'reason',
    label: { keys: ['crud.reason'], fallback: 'reason' },
    control: <AreaInput max={LONGEST} />,
    rules: [required, minChars(min), maxChars(LONGEST)],
    clean: (value) => trimEnds(textOf(value) ?? ''),
  };
  return (
    <FormDialog
      {...props}
      fields={[reason, ...fields]}
      save={(values, _, requestId) => onSubmit(textOf(values['reason']) ?? '', values, requestId)}
    />
  );
}
