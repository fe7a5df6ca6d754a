import { AuthStatus } from '../../src/contract/member/authFlow';
import type { auth } from '@/contract/member/auth';
import type { memberBrief } from '@/contract/block/member';
import type { WireRowOf } from '@/contract/resource';
import type { Db } from '../core/db';
import { rowsOf } from '../core/lookup';
import { Refusal } from '../core/refusal';
import { dropClaim } from '../core/review/claim';
import { addStep } from '../core/review/steps';
import { compactDay, stampOf } from '../core/time';

/** A request as it travels. */
export type MemberAuth = WireRowOf<typeof auth>;

type Computed =
  | keyof typeof memberBrief
  | 'ocrMatch'
  | 'dupCount'
  | 'findings'
  | 'waitMinutes'
  | 'waitUrgency';

/** As stored: what belongs to the member, or follows from the rest, is joined when it travels. */
export interface AuthRow extends Omit<MemberAuth, Computed | 'id'> {
  id: number;
  memberId: number;
  /** The whole number, as are the names: nothing is masked here. */
  docNo: string;
  /** The operator who corrected the number last; empty while it is as it was handed in. */
  correctedBy: string;
}

/** What a member hands in; the rest starts empty. */
export type NewAuth = Pick<
  AuthRow,
  'memberId' | 'authLevel' | 'realName' | 'countryCode' | 'docType' | 'docNo' | 'birthday' | 'docExpireAt'
> &
  Partial<Pick<AuthRow, 'id' | 'ocrName' | 'ocrNo' | 'ocrBirthday' | 'ocrExpireAt' | 'faceScore'>>;

/** Every request of a member for one level, in no order. */
const requestsOf = (db: Db, memberId: number, authLevel: number): AuthRow[] =>
  rowsOf(db.auths, memberId).filter((row) => row.authLevel === authLevel);

/** True when the member is known at this level. */
export const isApproved = (db: Db, memberId: number, authLevel: number): boolean =>
  requestsOf(db, memberId, authLevel).some((row) => row.status === AuthStatus.approved);

/** A newer request takes the place of one that still waits. */
function supersede(db: Db, row: AuthRow, at: number): void {
  row.status = AuthStatus.superseded;
  row.version += 1;
  row.updatedAt = stampOf(at);
  dropClaim(row);
  addStep(db, 'auth', row.id, { result: 'supersede', operatorName: '', at: row.updatedAt });
}

/**
 * A member hands in a request, at `at` (milliseconds). One that waits for the same level is superseded.
 * @throws Refusal 40904 once approved or rejected for good, and for level 2 while level 1 is not approved
 */
export function submitAuth(db: Db, at: number, given: NewAuth): AuthRow {
  const earlier = requestsOf(db, given.memberId, given.authLevel);
  const barred = earlier.some(
    (row) => row.status === AuthStatus.approved || row.status === AuthStatus.rejectedForGood,
  );
  if (barred || (given.authLevel === 2 && !isApproved(db, given.memberId, 1))) throw new Refusal(40904);
  for (const row of earlier) if (row.status === AuthStatus.pending) supersede(db, row, at);
  const id = given.id ?? db.nextId('auth');
  const created = stampOf(at);
  const row: AuthRow = {
    version: 1,
    createdAt: created,
    updatedAt: created,
    createdBy: '',
    updatedBy: '',
    remark: '',
    authNo: `KY${compactDay(at)}${String(id).padStart(8, '0')}`,
    ocrName: '',
    ocrNo: '',
    ocrBirthday: null,
    ocrExpireAt: null,
    faceScore: null,
    submitCount: earlier.length + 1,
    correctedBy: '',
    status: AuthStatus.pending,
    rejectCodes: [],
    thread: [],
    claimBy: '',
    claimUntil: null,
    reviewerName: '',
    reviewedAt: null,
    reviewRemark: '',
    ...given,
    id,
  };
  db.auths.set(id, row);
  return row;
}
