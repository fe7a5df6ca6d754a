import { Alert } from 'antd';
import type { ReactNode } from 'react';
import { fieldLabel, useFormatLabel } from '@/crud/field/label';
import { FieldDiff } from '@/ui/cell/FieldDiff';
import { textOf } from '@/ui/cell/value';

interface PendingDiffProps {
  /** Name of the resource, for the labels of its fields. */
  resource: string;
  /** The record with the values in force. */
  record: object;
  /** The changed fields, or `null` when nothing waits. */
  change: object | null;
  /** Who changed them, when, and what has to happen. */
  title: string;
  children?: ReactNode;
}

/** The new values by field; what could not be read is left out. */
export const changesIn = (change: object | null): [string, unknown][] =>
  Object.entries(change ?? {}).filter(([name, value]) => name !== 'unreadable' && value !== undefined);

/** New values next to those in force, shown until another operator has confirmed them. */
export function PendingDiff({ resource, record, change, title, children }: PendingDiffProps) {
  const labelOf = useFormatLabel();
  if (!change) return null;
  const changes = changesIn(change).map(([field, after]) => ({
    field,
    before: textOf(Reflect.get(record, field)),
    after: textOf(after),
  }));
  return (
    <Alert
      type="warning"
      showIcon
      title={title}
      description={
        <>
          <FieldDiff changes={changes} labelOf={(field) => labelOf(fieldLabel(resource, field))} />
          {children}
        </>
      }
    />
  );
}
