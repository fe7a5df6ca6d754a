import { useEffect, useState } from 'react';
import { failureOf, refusalOf } from '@/api/failure';
import { send } from '@/api/call';
import { failureText } from '@/api/words';
import type { DateTime, Id } from '@/contract/field/brands';
import { Refusal } from '@/contract/refusals';
import { claim, release } from '@/contract/shell/review';
import type { ReviewKind } from '@/contract/shell/review';
import { useSession } from '@/stores/session';

/** Milliseconds between two renewals of a claim; the server releases a claim after ten minutes. */
const RENEW = 60_000;

/** Milliseconds between two tries while another reviewer holds the record. */
const TRY = 15_000;

/** Refusals after which there is nothing to hold: the record was decided by another reviewer. */
const DECIDED: readonly unknown[] = [Refusal.alreadyDecided, Refusal.wrongState];

/**
 * Who holds a record under review:
 * - `asking`: the server has not answered yet
 * - `mine`: held by this operator until the given time
 * - `theirs`: held by another reviewer, in the server's words
 * - `decided`: the reviewer who held it has decided it; nothing is decided here any more until it is opened again
 * - `barred`: not held, because another operator has to approve it, in the server's words
 * - `open`: not held; deciding is still possible
 */
export type ClaimState =
  | { kind: 'asking' }
  | { kind: 'mine'; until: DateTime }
  | { kind: 'theirs'; words: string }
  | { kind: 'decided'; words: string }
  | { kind: 'barred'; words: string }
  | { kind: 'open' };

const ASKING: ClaimState = { kind: 'asking' };

/** Releases a claim, unless the session is over: the server would refuse, and releases it by itself. */
async function letGo(kind: ReviewKind, id: Id): Promise<void> {
  if (useSession.getState().user) await send(release, { kind, id }).catch(() => undefined);
}

/** Claims a record while its review is on screen (`on`), renews the claim, and releases it afterwards. */
export function useClaim(kind: ReviewKind, id: Id, on: boolean): ClaimState {
  const key = `${kind}:${id}`;
  const [held, setHeld] = useState<{ key: string; state: ClaimState }>({ key, state: ASKING });

  useEffect(() => {
    if (!on) return undefined;
    let left = false;
    let mine = false;
    let theirs = false;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const show = (next: ClaimState) => {
      if (!left) setHeld({ key: `${kind}:${id}`, state: next });
    };
    /** @returns milliseconds until the next try; `null`: there is nothing left to try for */
    const hold = async () => {
      try {
        const { claimUntil } = await send(claim, { kind, id });
        mine = true;
        // The screen was left while the claim was being requested, so that its cleanup had nothing to release yet.
        if (left) await letGo(kind, id);
        show({ kind: 'mine', until: claimUntil });
      } catch (error) {
        mine = false;
        const words = failureText(failureOf(error)) ?? '';
        const refusal = refusalOf(error);
        if (refusal === Refusal.claimedByAnother) {
          theirs = true;
          show({ kind: 'theirs', words });
          return TRY;
        }
        if (theirs && DECIDED.includes(refusal)) {
          show({ kind: 'decided', words });
          return null;
        }
        // A record that was not held may be in a state without claims, such as on hold.
        show(refusal === Refusal.samePerson ? { kind: 'barred', words } : { kind: 'open' });
        theirs = false;
      }
      return RENEW;
    };
    const goOn = async () => {
      const pause = await hold();
      if (!left && pause !== null) timer = setTimeout(() => void goOn(), pause);
    };
    void goOn();
    return () => {
      left = true;
      clearTimeout(timer);
      if (mine) void letGo(kind, id);
    };
  }, [kind, id, on]);

  // For one render after a change of record the state still belongs to the previous one.
  return held.key === key ? held.state : ASKING;
}
