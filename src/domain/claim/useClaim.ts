import { useEffect, useState } from 'react';
import { failureOf, refusalOf } from '@/api/failure';
import { send } from '@/api/call';
import { failureText } from '@/api/words';
import type { DateTime, Id } from '@/contract/field/brands';
import { Refusal } from '@/contract/refusals';
import { claim, release } from '@/contract/shell/review';
import type { ReviewKind } from '@/contract/shell/review';

/** How often a held record is held again; the server lets go after ten minutes. */
const RENEW = 60_000;

/**
 * Who holds a record under review:
 * - `asking`: the server has not answered yet
 * - `mine`: held by this operator until the given time
 * - `theirs`: held by another reviewer, in the server's words
 * - `open`: not held; deciding is still possible
 */
export type ClaimState =
  | { kind: 'asking' }
  | { kind: 'mine'; until: DateTime }
  | { kind: 'theirs'; words: string }
  | { kind: 'open' };

const ASKING: ClaimState = { kind: 'asking' };

/** Holds a record while its review is on screen (`on`), and lets go of it afterwards. */
export function useClaim(kind: ReviewKind, id: Id, on: boolean): ClaimState {
  const key = `${kind}:${id}`;
  const [held, setHeld] = useState<{ key: string; state: ClaimState }>({ key, state: ASKING });

  useEffect(() => {
    if (!on) return undefined;
    let left = false;
    let mine = false;
    const show = (next: ClaimState) => {
      if (!left) setHeld({ key: `${kind}:${id}`, state: next });
    };
    const hold = async () => {
      try {
        const { claimUntil } = await send(claim, { kind, id });
        mine = true;
        // The screen was left while the server was asked: no other call would let go of it.
        if (left) await send(release, { kind, id });
        show({ kind: 'mine', until: claimUntil });
      } catch (error) {
        mine = false;
        const words = failureText(failureOf(error)) ?? '';
        show(refusalOf(error) === Refusal.claimedByAnother ? { kind: 'theirs', words } : { kind: 'open' });
      }
    };
    void hold();
    const timer = setInterval(() => void hold(), RENEW);
    return () => {
      left = true;
      clearInterval(timer);
      if (mine) send(release, { kind, id }).catch(() => undefined);
    };
  }, [kind, id, on]);

  // What was said about another record has nothing to do with this one.
  return held.key === key ? held.state : ASKING;
}
