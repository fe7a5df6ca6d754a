import { EnvelopeStatus } from '../../src/contract/campaign/envelopeFlow';
import type { Db } from '../core/db';
import type { Job } from '../core/job';
import { format } from '../core/money';
import { perRecord } from '../core/perRecord';
import { msOf } from '../core/time';
import { bookRefund } from './bookings';
import { tellEnd } from './history';
import { isActive, restOf } from './rows';
import type { EnvelopeRow } from './rows';

/** Ends an active envelope whose parts are not all claimed: a member gets the rest back, the platform keeps its own. */
export function giveBack(
  db: Db,
  envelope: EnvelopeRow,
  status: typeof EnvelopeStatus.expired | typeof EnvelopeStatus.cancelled,
  operatorName: string,
): void {
  const rest = restOf(envelope);
  if (envelope.memberId !== null) bookRefund(db, envelope.memberId, envelope, rest, operatorName);
  envelope.refundAmount = format(rest);
  envelope.status = status;
  envelope.endedAt = db.stamp();
}

/** The time of an envelope is over. */
export function expire(db: Db, envelope: EnvelopeRow): void {
  const before = { ...envelope };
  giveBack(db, envelope, EnvelopeStatus.expired, '');
  envelope.version += 1;
  envelope.updatedAt = db.stamp();
  tellEnd(db, before, envelope, { method: 'JOB', verb: 'expire' });
}

/** Ends envelopes whose time is over, and gives back what is left of them. */
export const envelopeRefund: Job = {
  key: 'envelopeRefund',
  title: ['红包到期退回', 'Refund expired red envelopes', '紅包到期退回'],
  group: 'MONEY',
  ...perRecord<EnvelopeRow>({
    rows: (db) => db.envelopes.values(),
    dueAt: (_, row) => (isActive(row) ? msOf(row.expireAt) : undefined),
    act: expire,
  }),
};
