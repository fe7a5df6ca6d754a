import type { Db } from './db';
import type { Texts } from './rows';

declare module './area' {
  interface Area {
    /** What of a member's in it stands against closing the account; `undefined` for nothing. */
    closing?(db: Db, memberId: number): Texts | undefined;
  }
}

/** The first thing of any area that stands against closing an account. */
export function obstacleToClosing(db: Db, memberId: number): Texts | undefined {
  for (const { closing } of db.areas) {
    const because = closing?.(db, memberId);
    if (because) return because;
  }
  return undefined;
}
