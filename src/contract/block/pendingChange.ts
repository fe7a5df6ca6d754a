import { put } from '../call';
import { password } from '../field/body';
import { code } from '../field/codes';
import type { Shape } from '../field/field';
import { record } from '../field/nested';
import { nullable, optional, partial, staffOnly, unlisted } from '../field/shared';
import { note, text } from '../field/texts';
import { time } from '../field/times';
import type { ResourceName } from '../resources';
import { identity } from './identity';
import { Verdict } from './review';

/** Changed fields that another operator has to confirm: only those that differ, who changed them and when. */
export const pendingChange = <const S extends Shape>(fields: S) => ({
  pendingChange: nullable(record(partial(fields))),
  changeBy: staffOnly(text()),
  changeAt: unlisted(nullable(time())),
});

/** Confirms or rejects the change that waits, as another operator than the one who made it. */
export const confirms = <const B extends string>(base: B, touches: readonly ResourceName[] = []) =>
  ({
    confirmChange: put(`${base}/confirmChange`, {
      body: {
        ...identity,
        result: code('sys_step_result', Verdict),
        /** At least 5 characters for a rejection. */
        reason: optional(note()),
        operPassword: password(),
      },
      refusals: ['wrongStepUp', 'stepUpLocked', 'reasonTooShort', 'staleVersion', 'samePerson', 'wrongState'],
      touches,
    }),
  }) as const;
