import type { AdjustDirection } from '@/contract/finance/adjust';
import type { Decimal } from '@/api/types';
import type { Db } from './db';
import type { Context } from './http';
import type { Member, Texts } from './rows';

/** A correction of a balance that follows from a violation. */
export interface Correction {
  memberId: number;
  accountType: number;
  coin: string;
  amount: Decimal;
  direction: AdjustDirection;
  reason: string;
  /** Number of the violation. */
  refNo: string;
}

/** What a violation asks of other areas, where another operator has to approve it. */
export interface FollowUps {
  corrections: {
    /** @throws Refusal 40000, 42203, 42201 for what could not be booked */
    mustBePossible(db: Db, wish: Correction): void;
    /** Requests a correction. @returns its number @throws Refusal as `mustBePossible` */
    ask(context: Context<unknown>, wish: Correction): string;
    /** Takes back a request that nobody has approved. @returns true for one that was booked already */
    drop(context: Context<unknown>, no: string, note: string): boolean;
  };
  closings: {
    /** What stands against closing an account, where the violation `asker` wants that. */
    obstacle(db: Db, member: Member, asker: number): Texts | undefined;
    /** Requests the closing of an account, where nobody has. @throws Refusal 42206 with what stands against it */
    ask(context: Context<unknown>, member: Member, note: string): void;
    /** Takes back the request, where it still waits; one that follows from no violation stays. */
    drop(context: Context<unknown>, member: Member, note: string): void;
  };
}

declare module './area' {
  interface Area {
    /** What it does where a violation asks for it. */
    followUps?: Partial<FollowUps>;
  }
}

/** What carries out one kind of follow-ups. @throws Error where no area does */
export function followUp<Name extends keyof FollowUps>(
  { areas }: Pick<Db, 'areas'>,
  name: Name,
): FollowUps[Name] {
  for (const { followUps } of areas) {
    const found: FollowUps[Name] | undefined = followUps?.[name];
    if (found) return found;
  }
  throw new Error(`no area sees to ${name}`);
}
