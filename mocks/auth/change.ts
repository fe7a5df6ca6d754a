import { diffOf } from '../core/audit';
import { int, object, optional, reason, text, withDefault } from '../core/check';
import type { Check } from '../core/check';
import type { Context } from '../core/http';
import { invalid, Refusal } from '../core/refusal';
import { changeRow, findRow, mustBeVersion, touch } from '../core/resource';
import { mustBeUnclaimed } from '../core/review/claim';
import { addStep } from '../core/review/steps';
import { stepUp } from '../core/signIn';
import { isStamp } from '../core/time';
import { compared, isDocumentNo, isRealName } from './documentNo';
import { twinsOf } from './findings';
import { auths } from './list';
import { isApproved } from './store';
import type { AuthRow } from './store';

const day: Check<string> = (value, field) => {
  if (typeof value !== 'string' || !isStamp(`${value} 00:00:00`)) throw invalid(field);
  return value;
};

/** Body of an edit. A number that is not given stays. */
export const edit = object({
  id: int,
  version: int,
  realName: text(64, 1),
  countryCode: text(2, 2),
  docType: int,
  newDocNo: optional(text(32, 4)),
  birthday: day,
  docExpireAt: day,
  remark: withDefault(text(200), ''),
});

const FIELDS = ['realName', 'countryCode', 'docType', 'birthday', 'docExpireAt', 'remark'] as const;

/** Mends typing errors of a request that waits. @throws Refusal 40904, 40902, 40900, 40000, 40905 */
export function editAuth(context: Context<ReturnType<typeof edit>>): { version: number } {
  const { db, user, input } = context;
  const row = findRow(context, auths, input.id);
  context.note({ targetType: 'auth', targetId: String(row.id), targetText: row.authNo });
  if (row.status !== 1) throw new Refusal(40904);
  mustBeUnclaimed(db, row, user);
  mustBeVersion(context, auths, row, input.version);
  const { realName, countryCode, docType, newDocNo, birthday, docExpireAt, remark } = input;
  const docNo = newDocNo ?? row.docNo;
  const known = (type: string, value: string | number) =>
    [...db.dictEntries.values()].some(
      ({ dictType, dictValue }) => dictType === type && dictValue === String(value),
    );
  if (!known('biz_country', countryCode)) throw invalid('countryCode');
  if (!known('biz_doc_type', docType)) throw invalid('docType');
  if (!isRealName(countryCode, realName)) throw invalid('realName');
  if (!isDocumentNo(countryCode, docType, docNo)) throw invalid('newDocNo');
  const changed = docNo !== row.docNo;
  if (changed && twinsOf(db, { memberId: row.memberId, docNo }).length)
    throw new Refusal(40905, { field: 'newDocNo' });
  const before: AuthRow = { ...row };
  Object.assign(row, { realName, countryCode, docType, docNo, birthday, docExpireAt, remark });
  touch(context, row);
  const diff = diffOf(before, row, FIELDS);
  if (changed) {
    // The trail tells what was mended, not the number.
    const [was, is] = compared(before.docNo, docNo);
    diff.push({ field: 'docNo', before: was, after: is });
  }
  addStep(db, 'auth', row.id, { result: 'edit', operatorName: user.userName, at: db.stamp(), diff });
  context.note({ diff });
  return { version: row.version };
}

/** Body of taking an approval back. */
export const revocation = object({
  id: int,
  version: int,
  reason: reason(5),
  operPassword: text(64, 1),
  requestId: text(64, 8),
});

/**
 * Takes an approval back; the member is known at the level below from then on.
 * @throws Refusal 40301, 40302, 40400, 40900, 40904, 40903 for the operator who approved it, 40906 while a higher level rests on it
 */
export function revokeAuth(context: Context<ReturnType<typeof revocation>>): { version: number } {
  const { db, user, input } = context;
  stepUp(db, user, input.operPassword);
  const { row, version, diff } = changeRow(context, auths, ['status'], (row) => {
    if (row.status !== 2) throw new Refusal(40904);
    if (row.reviewerName === user.userName) throw new Refusal(40903);
    if (row.authLevel === 1 && isApproved(db, row.memberId, 2)) throw new Refusal(40906);
    row.status = 6;
  });
  const member = db.members.get(row.memberId);
  if (member) {
    member.kycLevel = row.authLevel - 1;
    touch(context, member);
  }
  addStep(db, 'auth', row.id, {
    step: 2,
    result: 'revoke',
    operatorName: user.userName,
    at: db.stamp(),
    note: input.reason,
    diff,
  });
  return { version };
}
