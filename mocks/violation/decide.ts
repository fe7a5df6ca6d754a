import type { violation } from '@/contract/risk/violation';
import type { ViolationStatus } from '@/contract/risk/violationFlow';
import type { Sent } from '../core/body';
import { inDictionary } from '../core/dictionary';
import type { Context } from '../core/http';
import { invalid } from '../core/refusal';
import { decideOne } from '../core/review/perform';
import { isTemporary, violationKind } from './kind';
import type { Terms } from './kind';

type Calls = (typeof violation)['calls'];
type Handling = Context<Sent<Calls['review']['body']>>;

/** The penalties as they were sent. An end without a penalty that holds says nothing. @throws Refusal 40000 */
function termsOf({ db, input }: Handling): Terms {
  const penalties = [...new Set(input.penalties)];
  if (penalties.some((one) => !inDictionary(db, 'biz_penalty', one))) throw invalid('penalties');
  const isTaken = penalties.includes('clawback');
  const terms: Terms = {
    penalties,
    penaltyUntil: input.penaltyUntil ?? null,
    clawbackAccount: (isTaken ? input.clawbackAccount : undefined) ?? null,
    clawbackCoin: (isTaken ? input.clawbackCoin : undefined) ?? '',
    clawbackAmount: (isTaken ? input.clawbackAmount : undefined) ?? null,
  };
  return isTemporary(terms) ? terms : { ...terms, penaltyUntil: null };
}

interface Answer {
  id: number;
  status: ViolationStatus;
}

/** Confirms a violation with its penalties, or dismisses it. */
export function handleOne(context: Handling): Answer {
  const { id, version, result, remark: note, operPassword } = context.input;
  const { approve, reject } = violationKind.transitions;
  const row =
    result === 'approve'
      ? decideOne(context, violationKind, approve, {
          id,
          operPassword,
          ask: { version, note, terms: termsOf(context) },
        })
      : decideOne(context, violationKind, reject, { id, operPassword, ask: { version, note } });
  return { id, status: row.status };
}

/** Enters the appeal of a member. */
export function appealOne(context: Context<Sent<Calls['appeal']['body']>>): { version: number } {
  const { id, version, reason: note } = context.input;
  const { appeal } = violationKind.transitions;
  return { version: decideOne(context, violationKind, appeal, { id, ask: { version, note } }).version };
}

/** Revokes a violation, or refuses the appeal against it. */
export function revokeOne(context: Context<Sent<Calls['revoke']['body']>>): Answer {
  const { id, version, result, reason: note, operPassword } = context.input;
  const { revoke, uphold } = violationKind.transitions;
  const transition = result === 'approve' ? revoke : uphold;
  const row = decideOne(context, violationKind, transition, { id, operPassword, ask: { version, note } });
  return { id, status: row.status };
}
