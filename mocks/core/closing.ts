import type { Db } from './db';
import type { Texts } from './rows';

declare module './area' {
  interface Area {
    /**
     * What of a member's in it stands against closing the account; `undefined` for nothing. `asker` is the violation that is
     * being decided and wants it closed, where one is.
     */
    closing?(db: Db, memberId: number, asker?: number): Texts | undefined;
  }
}

/** The first thing of any area that stands against closing an account. */
export function obstacleToClosing(db: Db, memberId: number, asker?: number): Texts | undefined {
  for (const { closing } of db.areas) {
    const because = closing?.(db, memberId, asker);
    if (because) return because;
  }
  return undefined;
}
