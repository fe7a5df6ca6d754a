import { useEffect, useState } from 'react';

import { failureOf, refusalOf } from '@/api/failure';
import { claimReview, releaseReview } from '@/api/review';
import type { ReviewKind } from '@/api/review';
import { failureText } from '@/api/words';
import type { DateTime, RecordKey } from '@/api/types';

/** How often a held record is held anew; the server lets go after ten minutes. */
const RENEW = 60_000;

/** The server's answer when somebody else holds the record. */
const HELD = 40902;

/**
 * Who holds a record under review:
 * - `asking`: the server has not answered yet
 * - `mine`: held by this operator until the given time
 * - `theirs`: held by somebody else, in the server's words
 * - `open`: nobody's; deciding is still possible
 */
export type ClaimState =
  | { kind: 'asking' }
  | { kind: 'mine'; until: DateTime }
  | { kind: 'theirs'; words: string }
  | { kind: 'open' };

const ASKING: ClaimState = { kind: 'asking' };

/** Holds a record while its review is on screen (`on`), and lets go of it afterwards. */
export function useClaim(kind: ReviewKind, id: RecordKey, on: boolean): ClaimState {
  const key = `${kind}:${id}`;
  const [held, setHeld] = useState<{ key: string; state: ClaimState }>({ key, state: ASKING });

  useEffect(() => {
    if (!on) return undefined;
    let left = false;
    let mine = false;
    const show = (next: ClaimState) => {
      if (!left) setHeld({ key: `${kind}:${id}`, state: next });
    };
    const claim = async () => {
      try {
        const { claimUntil } = await claimReview(kind, id);
        mine = true;
        // The screen was left while the server was asked: nobody else would let go.
        if (left) await releaseReview(kind, id);
        show({ kind: 'mine', until: claimUntil });
      } catch (error) {
        mine = false;
        const words = failureText(failureOf(error)) ?? '';
        show(refusalOf(error) === HELD ? { kind: 'theirs', words } : { kind: 'open' });
      }
    };
    void claim();
    const timer = setInterval(() => void claim(), RENEW);
    return () => {
      left = true;
      clearInterval(timer);
      if (mine) releaseReview(kind, id).catch(() => undefined);
    };
  }, [kind, id, on]);

  // What was said about another record has nothing to do with this one.
  return held.key === key ? held.state : ASKING;
}
