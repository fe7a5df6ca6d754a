import type { redEnvelope } from '@/contract/campaign/redEnvelope';
import type { WireSummaryOf } from '@/contract/resource';
import { EnvelopeStatus } from '../../src/contract/campaign/envelopeFlow';
import type { Db } from '../core/db';
import { countedRows, daysUntil, isIn } from '../core/figures';
import type { Context } from '../core/http';
import { format, parse } from '../core/money';
import type { Money } from '../core/money';
import type { Question } from '../core/question';
import type { Resource } from '../core/resource';
import { rowsFor } from '../core/resource';
import { msOf } from '../core/time';
import { wasNew } from './claim';
import { claimsOf, suspiciousOf, worthOf } from './rows';
import type { ClaimRow, EnvelopeRow } from './rows';

type Figures = WireSummaryOf<typeof redEnvelope>;

/** Days of the chart. */
const DAYS = 30;

/** Never sent: rejected, or not yet decided about. */
const UNSENT: readonly number[] = [EnvelopeStatus.waiting, EnvelopeStatus.rejected];

/** Something that happened to an envelope, and what it was worth. */
interface Worth {
  at: string | null;
  usdt: Money;
}

const total = (worths: readonly Worth[]): string =>
  format(worths.reduce((whole, { usdt }) => whole + usdt, 0n));

/** How many members claimed while they were new. */
const newcomersIn = (db: Db, claims: readonly ClaimRow[]): number =>
  new Set(
    claims
      .filter(({ memberId, claimedAt }) => {
        const member = db.members.get(memberId);
        return member !== undefined && wasNew(member, msOf(claimedAt));
      })
      .map(({ memberId }) => memberId),
  ).size;

/** Figures over the envelopes of a question, and the claims of these envelopes. */
export function envelopeFigures(
  context: Context<Question<EnvelopeRow>>,
  resource: Resource<EnvelopeRow, object>,
): Figures {
  const { db, input } = context;
  const all = rowsFor(context, resource, 'status');
  const rows = all.filter((row) => input.keeps(row, db));
  const counted = countedRows(db, rows);
  const sentOnes = counted.filter(({ status }) => !UNSENT.includes(status));
  const claims = sentOnes.flatMap((envelope) =>
    countedRows(db, claimsOf(db, envelope)).map((claim) => ({ envelope, claim })),
  );
  const sent = sentOnes.map((row): Worth => ({ at: row.createdAt, usdt: parse(row.usdtValue) }));
  const claimed = claims.map(({ envelope, claim }): Worth => {
    return { at: claim.claimedAt, usdt: worthOf(envelope, parse(claim.amount)) };
  });
  const refunded = sentOnes.map((row): Worth => ({
    at: row.endedAt,
    usdt: worthOf(row, parse(row.refundAmount)),
  }));
  return {
    byStatus: Object.fromEntries(
      Object.values(EnvelopeStatus).map((status) => [
        status,
        all.filter((row) => row.status === status).length,
      ]),
    ),
    sentUsdt: total(sent),
    claimedUsdt: total(claimed),
    refundedUsdt: total(refunded),
    claimCount: claims.length,
    newMembers: newcomersIn(
      db,
      claims.map(({ claim }) => claim),
    ),
    suspicious: sentOnes.reduce((count, row) => count + suspiciousOf(db, row), 0),
    days: daysUntil(db.now(), DAYS).map((span) => {
      const onDay = (worths: readonly Worth[]) => total(worths.filter(({ at }) => isIn(span, at)));
      return {
        day: span.from.slice(0, 10),
        sentUsdt: onDay(sent),
        claimedUsdt: onDay(claimed),
        refundedUsdt: onDay(refunded),
      };
    }),
    notCounted: rows.length - counted.length,
  };
}
