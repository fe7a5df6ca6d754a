import type { RecordKey } from '@/api/types';

/** Shows a member wherever one is named. */
export interface MemberOpener {
  /** Who does not hold it sees plain text. */
  permission: string;
  /** Here and now, in a drawer. */
  open(memberId: RecordKey): void;
  /** The address of the member's own page, for a new browser tab. */
  href(memberId: RecordKey): string;
}

let opener: MemberOpener | null = null;

/** Plugs in the member's picture; until then member cells are plain text. */
export function setMemberOpener(next: MemberOpener | null): void {
  opener = next;
}

export function getMemberOpener(): MemberOpener | null {
  return opener;
}
