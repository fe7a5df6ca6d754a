import { submitAuth } from '#mocks/auth/store';
import type { AuthRow, NewAuth } from '#mocks/auth/store';
import type { BulkAnswer } from '@/api/types';
import { NOON, requestId } from './operator';
import type { Bench, Operator } from './operator';

/** A stored request. @throws Error without one */
export const authOf = ({ db }: Bench, id: number): AuthRow => {
  const row = db.auths.get(id);
  if (!row) throw new Error(`no request ${id}`);
  return row;
};

/** A member nothing is known of, who has never asked. @throws Error when all have */
export function stranger({ db }: Bench): number {
  const asked = new Set([...db.auths.values()].map(({ memberId }) => memberId));
  const found = [...db.members.values()].find(
    ({ id, kycLevel, status }) => kycLevel === 0 && status === 1 && !asked.has(id),
  );
  if (!found) throw new Error('everybody has asked');
  return found.id;
}

/** A request of level 1 that waits and has nothing wrong with it, unless told otherwise. */
export const handedIn = (place: Bench, given: Partial<NewAuth> = {}): AuthRow =>
  submitAuth(place.db, place.db.now() - 60_000, {
    memberId: given.memberId ?? stranger(place),
    authLevel: 1,
    realName: 'Anna Silva',
    countryCode: 'BR',
    docType: 2,
    docNo: `E${NOON}${place.db.auths.size}`,
    birthday: '1990-01-01',
    docExpireAt: '2030-01-01',
    ...given,
  });

/** All five boxes. */
export const TICKED = {
  nameMatch: true,
  numberMatch: true,
  faceMatch: true,
  notExpired: true,
  notDuplicate: true,
};

/** Asks for a verdict on a request as it is now. */
export const judge = (who: Operator, row: AuthRow, body: object, path = 'review') =>
  who.ask<BulkAnswer>('POST', `memberAuth/${path}`, {
    id: row.id,
    version: row.version,
    requestId: requestId(),
    ...body,
  });

export const approve = (who: Operator, row: AuthRow, body: object = {}) =>
  judge(who, row, { result: 'approve', checklist: TICKED, ...body });

export const reject = (who: Operator, row: AuthRow, body: object = {}) =>
  judge(who, row, { result: 'reject', rejectCodes: ['blurry'], ...body });
