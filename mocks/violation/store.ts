import { ViolationSource } from '../../src/contract/risk/violation';
import type { violation } from '@/contract/risk/violation';
import { ViolationStatus } from '../../src/contract/risk/violationFlow';
import type { WireRowOf } from '@/contract/resource';
import type { MemberBrief } from '@/api/types';
import type { Verdict } from '../core/bars';
import type { Db } from '../core/db';
import { rowsOf } from '../core/lookup';
import { addStep } from '../core/review/steps';
import { compactDay } from '../core/time';

type Wire = Omit<WireRowOf<typeof violation>, 'id' | 'memberId'> & { id: number; memberId: number };

/** As stored: what belongs to the member, and what follows from the rest, is joined when it travels. */
export type ViolationRow = Omit<
  Wire,
  Exclude<keyof MemberBrief, 'memberId'> | 'waitMinutes' | 'waitUrgency' | 'inForce'
>;

/** `kind` of its steps, and `targetType` of its lines. */
export const VIOLATION = 'violation';

/** True while it waits for an operator to confirm or dismiss it. */
export const isPending = ({ status }: Pick<ViolationRow, 'status'>): boolean =>
  status === ViolationStatus.pending;

/** True while somebody has to decide about it, as it is new or the member has appealed. */
export const isOpen = (row: Pick<ViolationRow, 'status'>): boolean =>
  isPending(row) || row.status === ViolationStatus.appealed;

/** True while it is confirmed and its penalties have neither ended nor been lifted; an appeal alone lifts nothing. */
export const isInForce = ({ status, liftedAt }: Pick<ViolationRow, 'status' | 'liftedAt'>): boolean =>
  (status === ViolationStatus.confirmed || status === ViolationStatus.appealed) && liftedAt === null;

/** Confirmed violations of a member that are in force, as what holds the member is reckoned from. */
export const verdictsIn = (db: Db, memberId: number): Verdict[] =>
  rowsOf(db.violations, memberId)
    .filter(isInForce)
    .map(({ violationNo, severity, penalties, penaltyUntil: until }) => ({
      violationNo,
      severity,
      penalties,
      until,
    }));

/** What a new violation is known by; the rest starts empty. */
export type NewViolation = Pick<
  ViolationRow,
  'memberId' | 'type' | 'severity' | 'description' | 'createdBy'
> &
  Partial<Pick<ViolationRow, 'source' | 'evidence' | 'relatedUids' | 'relatedNos' | 'remark'>>;

/** Puts a violation that waits into its table. */
export function addViolation(db: Db, given: NewViolation): ViolationRow {
  const id = db.nextId(VIOLATION);
  const at = db.stamp();
  const row: ViolationRow = {
    version: 1,
    violationNo: `VR${compactDay(db.now())}${String(id).padStart(8, '0')}`,
    source: ViolationSource.staff,
    evidence: [],
    relatedUids: [],
    relatedNos: [],
    penalties: [],
    penaltyUntil: null,
    status: ViolationStatus.pending,
    claimBy: '',
    claimUntil: null,
    reviewerName: '',
    reviewedAt: null,
    reviewRemark: '',
    firstReviewer: '',
    liftedAt: null,
    appealedAt: null,
    appealReason: '',
    revokedBy: '',
    clawbackAccount: null,
    clawbackCoin: '',
    clawbackAmount: null,
    clawbackNo: '',
    refundNo: '',
    createdAt: at,
    updatedAt: at,
    updatedBy: given.createdBy,
    remark: '',
    ...given,
    id,
  };
  db.violations.set(id, row);
  addStep(db, VIOLATION, id, { result: 'create', operatorName: given.createdBy, at, note: row.remark });
  return row;
}
