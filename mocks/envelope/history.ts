import type { FieldChange } from '@/api/types';
import { redEnvelope } from '../../src/contract/campaign/redEnvelope';
import { diffOf, writeUnattended } from '../core/audit';
import type { Db } from '../core/db';
import { SITE } from '../core/access';
import type { EnvelopeRow } from './rows';

/** Its screen in the operation log. */
export const TITLE = '红包';

/** Fields of which a history tells. */
export const TOLD = ['status', 'refundAmount'] as const;

/** What happened to an envelope without an operator. */
interface Deed {
  /** Whose doing it was: a member's, or that of the clock. */
  method: 'JOB' | 'MEMBER';
  verb: 'add' | 'complete' | 'expire';
  diff?: FieldChange[];
}

/** Writes what happened to an envelope without an operator: its history tells it. */
export const tell = (db: Db, { id, envelopeNo }: EnvelopeRow, { method, verb, diff = [] }: Deed): void =>
  writeUnattended(db, {
    title: TITLE,
    method,
    url: `/admin/${SITE}${redEnvelope.name}/${verb}`,
    targetType: redEnvelope.name,
    targetId: String(id),
    targetText: envelopeNo,
    diff,
  });

/** Writes how an envelope ended. */
export const tellEnd = (db: Db, before: EnvelopeRow, after: EnvelopeRow, deed: Omit<Deed, 'diff'>): void =>
  tell(db, after, { ...deed, diff: diffOf(before, after, TOLD) });
