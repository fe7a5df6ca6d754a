import type { ReactNode } from 'react';
import { LEAST_REASON } from '@/contract/field/limits';
import type { ResourceName } from '@/contract/resources';
import type { Key } from '@/i18n/keys';
import type { Dialog } from '../action/dialog';
import { textOf } from '@/ui/cell/value';
import { AreaInput } from '../control/TextInput';
import type { FormField } from '../field/field';
import { FormDialog } from './FormDialog';
import { maxChars, minChars, required } from '../field/rules';
import { trimEnds } from '@/lib/clean';

/** Characters; longest reason. */
const LONGEST = 200;

interface ReasonDialogProps extends Dialog {
  /** Name of the resource. */
  name: string;
  /** The record's key. */
  id?: number | string;
  /** Other resources that are changed by the write. */
  touches?: readonly ResourceName[] | undefined;
  title: string;
  /** Minimum number of characters; 5 by default. */
  min?: number;
  ok?: Key;
  danger?: boolean;
  /** Further fields (a password, a code). */
  fields?: readonly FormField[];
  /** The description of the action. */
  children?: ReactNode;
  onSubmit: (reason: string, values: Record<string, unknown>, requestId: string) => Promise<unknown>;
  done?: Key;
  onDone?: (answer: unknown) => void;
}

/** A dialog that asks for a reason before an action. */
export function ReasonDialog({ min = LEAST_REASON, fields = [], onSubmit, ...props }: ReasonDialogProps) {
  const reason: FormField = {
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
