import type { ReactNode } from 'react';
import { recordKinds } from '@/contract/records';
import type { RecordKind } from '@/contract/records';
import { ScreenLink } from '@/services/ScreenLink';

interface RecordLinkProps {
  kind: RecordKind;
  /** What people call the record: its order number, its address. */
  no: string;
  className?: string | undefined;
  children?: ReactNode;
}

/** Leads to the list of a kind of records, narrowed to one of them; plain text where the menu has no such list. */
export function RecordLink({ kind, no, className, children = no }: RecordLinkProps) {
  const { view, title } = recordKinds[kind];
  return (
    <ScreenLink view={view} params={{ [title]: no }} className={className}>
      {children}
    </ScreenLink>
  );
}
