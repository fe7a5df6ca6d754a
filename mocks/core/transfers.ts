import type { Db } from './db';
import type { WithdrawRow } from './rows';

declare module './area' {
  interface Area {
    /** Credits a member with what was withdrawn to their recharge address. */
    receive?(db: Db, memberId: number, withdraw: WithdrawRow): void;
  }
}

/** Hands a member of the platform what another one withdrew to them. */
export function creditInside(db: Db, memberId: number, withdraw: WithdrawRow): void {
  for (const area of db.areas) area.receive?.(db, memberId, withdraw);
}
