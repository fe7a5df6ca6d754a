import { redEnvelope as contract } from '../../src/contract/campaign/redEnvelope';
import type { ReviewStep } from '@/api/types';
import { EnvelopeStatus } from '../../src/contract/campaign/envelopeFlow';
import { changeOf } from '../core/audit';
import type { Db } from '../core/db';
import { described } from '../core/described';
import { loggedHistory } from '../core/resource';
import { TITLE } from './history';
import { envelopesOf, suspiciousOf } from './rows';
import type { EnvelopeRow } from './rows';

/** The member's columns of an envelope of the platform. */
const NOBODY = {
  uid: '',
  account: '',
  nickname: '',
  memberType: null,
  level: null,
  inviterUid: '',
  tags: [],
};

/** Envelopes of the platform and of members. */
export const envelopes = described<EnvelopeRow>(contract, {
  title: TITLE,
  rows: envelopesOf,
  find: (db, id) => db.envelopes.get(id),
  derive: (db, row) => {
    const suspicious = suspiciousOf(db, row);
    return {
      ...(row.memberId === null ? NOBODY : {}),
      receiverUid: db.members.get(row.receiverId ?? 0)?.uid ?? '',
      suspicious,
      sharedDevice: suspicious > 0,
    };
  },
});

/** What a review came to, which its call alone does not say. */
const verdictOf = ({ diff }: ReviewStep): string =>
  changeOf(diff, 'status')?.after === String(EnvelopeStatus.rejected) ? 'reject' : 'approve';

/** The history of an envelope. */
export const envelopeHistory = (db: Db, { id }: EnvelopeRow): ReviewStep[] =>
  loggedHistory(db, contract.name, id).map((step) =>
    step.result === 'review' ? { ...step, result: verdictOf(step) } : step,
  );
