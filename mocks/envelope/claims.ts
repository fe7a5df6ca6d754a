import { EnvelopeStatus } from '../../src/contract/campaign/envelopeFlow';
import { EnvelopeType } from '../../src/contract/campaign/envelopeRules';
import type { redEnvelope } from '@/contract/campaign/redEnvelope';
import type { WireShape } from '@/contract/field/field';
import type { Context } from '../core/http';
import { isHidden } from '../core/ipFacts';
import { briefOf } from '../core/memberBrief';
import { parse } from '../core/money';
import { findRow } from '../core/resource';
import { msOf } from '../core/time';
import { wasNew } from './claim';
import { envelopes } from './list';
import { claimsOf, sharersOf } from './rows';
import type { ClaimRow, EnvelopeRow } from './rows';

type Answer = WireShape<(typeof redEnvelope)['calls']['claims']['answer']>;

/** The largest claim of a random envelope that is finished; of several the first. */
function bestOf({ type, status }: EnvelopeRow, claims: readonly ClaimRow[]): ClaimRow | undefined {
  if (type !== EnvelopeType.lucky || status !== EnvelopeStatus.finished) return undefined;
  return claims.reduce<ClaimRow | undefined>(
    (best, one) => (best && parse(best.amount) >= parse(one.amount) ? best : one),
    undefined,
  );
}

/** Who has claimed an envelope, when and from where, the latest first. */
export function readClaims(context: Context<{ id: number }>): Answer {
  const { db, input } = context;
  const envelope = findRow(context, envelopes, input.id);
  const claims = claimsOf(db, envelope);
  const [best, sharers] = [bestOf(envelope, claims), sharersOf(claims)];
  return {
    list: claims.toReversed().map((claim) => {
      const { envelopeId: _envelopeId, memberId, ...own } = claim;
      const member = db.members.get(memberId);
      return {
        ...briefOf(db, memberId, context),
        ...own,
        hiddenIp: isHidden(claim.ip),
        sameDevice: sharers(claim),
        best: claim === best,
        newMember: member !== undefined && wasNew(member, msOf(claim.claimedAt)),
      };
    }),
  };
}
