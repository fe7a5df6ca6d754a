import type { ReactNode } from 'react';
import { paramsToFind, recordKinds } from '@/contract/records';
import type { RecordKind } from '@/contract/records';
import { ScreenLink } from '@/services/ScreenLink';

interface RecordLinkProps {
  kind: RecordKind;
  /** Title of the record, such as its order number or its address. */
  no: string;
  className?: string | undefined;
  children?: ReactNode;
}

/** A link to the list of a kind of records, filtered to one record; plain text if the menu has no such list. */
export function RecordLink({ kind, no, className, children = no }: RecordLinkProps) {
  const { view, title } = recordKinds[kind];
  return (
    <ScreenLink view={view} params={paramsToFind(kind, title, no)} className={className}>
      {children}
    </ScreenLink>
  );
}
