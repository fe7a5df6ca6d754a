import type { profile } from '@/contract/member/profile';
import type { WireShape } from '@/contract/field/field';
import type { Db } from './db';

/** One record of a member that waits. */
export type PendingItem = WireShape<typeof profile>['pending'][number];

interface PendingSource {
  /** Permission that shows them. */
  list: string;
  of(db: Db, memberId: number): PendingItem[];
}

declare module './area' {
  interface Area {
    /** What of a member's waits. */
    pending?: PendingSource;
  }
}
