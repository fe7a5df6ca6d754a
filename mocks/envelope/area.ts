import { redEnvelope as contract } from '../../src/contract/campaign/redEnvelope';
import { recordKinds } from '../../src/contract/records';
import type { Area } from '../core/area';
import { rowsOf } from '../core/lookup';
import { begins, searchOf, uidOf } from '../core/search';
import { waitingEnvelopes } from './decide';
import { envelopeRefund } from './end';
import { envelopeHandlers } from './handlers';
import { checkEnvelopes } from './invariants';
import { envelopes } from './list';
import { handedOut } from './make';
import { refusals } from './refusals';
import { ENVELOPE, envelopesOf, isActive, restOf, worthOf } from './rows';
import { scheduleEnvelopes } from './seeds/past';
import { envelopeVisits } from './visits';

const { list } = recordKinds.redEnvelope;

/** Red envelopes of the platform and of members. */
export const envelope: Area = {
  name: 'envelope',
  records: {
    redEnvelope: ['红包', 'Red envelope', '紅包'],
  },
  tables: () => ({ envelopes: new Map(), envelopeClaims: new Map() }),
  handlers: envelopeHandlers,
  seeds: { past: scheduleEnvelopes },
  jobs: [envelopeRefund],
  visits: envelopeVisits,
  invariants: [checkEnvelopes],
  causes: { [ENVELOPE]: (db) => envelopesOf(db).map(({ envelopeNo }) => envelopeNo) },
  handedOut,
  changes: [{ kind: 'redEnvelope', list, confirm: contract.calls.review.path, rows: waitingEnvelopes }],
  searches: [
    searchOf(
      'redEnvelope',
      '/campaign/redEnvelope',
      envelopes,
      begins({ envelopeNo: (row) => row.envelopeNo, code: (row) => row.code }),
      (_, value) => value,
      ({ memberId, totalAmount, coin }, db) =>
        [...(memberId === null ? [] : [uidOf(db, memberId)]), `${totalAmount} ${coin}`].join(' · '),
    ),
  ],
  logTargets: [{ type: ENVELOPE, list, find: (db, id) => db.envelopes.get(id) }],
  closing: (db, memberId) =>
    rowsOf(db.envelopes, memberId).some(isActive) ? refusals.envelopesOpen : undefined,
  open: {
    kind: 'redEnvelope',
    of: (db, subject) =>
      'memberId' in subject
        ? rowsOf(db.envelopes, subject.memberId)
            .filter(isActive)
            .map((row) => ({
              memberId: subject.memberId,
              status: row.status,
              value: worthOf(row, restOf(row)),
              hold: 'never',
            }))
        : [],
  },
};
