import type { BulkAnswer } from '@/api/types';
import { isSuperAdmin, rolesOf } from '../core/access';
import { BULK_CAP, eachOf } from '../core/bulk';
import { intMap, int, listOf, object, oneOf, optional, text, withDefault } from '../core/check';
import type { Check } from '../core/check';
import type { Context } from '../core/http';
import { invalid, Refusal } from '../core/refusal';
import { findRow, mustBeVersion, touch } from '../core/resource';
import { dropClaim, mustBeUnclaimed } from '../core/review/claim';
import { addStep } from '../core/review/steps';
import { findingsOf, reasonWord, wallOf } from './findings';
import { auths } from './list';
import { isApproved } from './store';
import type { AuthRow } from './store';

/** What a reviewer has to have looked at, in the order it is asked for. */
const CHECKS = ['nameMatch', 'numberMatch', 'faceMatch', 'notExpired', 'notDuplicate'] as const;

/** Reasons that leave no room for another try. */
const FOR_GOOD: readonly string[] = ['duplicate', 'region', 'forged', 'sanction', 'other'];

/** Fewest characters of a reason. */
const REASON = 5;

const ticked: Check<boolean> = (value) => value === true;

const verdict = {
  id: optional(int),
  version: optional(int),
  rejectCodes: withDefault(listOf(text(30), 15), []),
  remark: withDefault(text(200), ''),
  requestId: text(64, 8),
};

/** Body of a review: one request by `id` and `version`, or several to be rejected alike by `ids` and `versions`. */
export const review = object({
  ...verdict,
  ids: optional(listOf(int, BULK_CAP)),
  versions: optional(intMap),
  result: oneOf<'approve' | 'reject'>('approve', 'reject'),
  checklist: optional(object(Object.fromEntries(CHECKS.map((name) => [name, ticked])))),
});

/** Body of a rejection for good. */
export const finalReject = object(verdict);

interface Verdict {
  result: 'approve' | 'reject' | 'rejectFinal';
  rejectCodes: readonly string[];
  remark: string;
  checklist?: Record<string, boolean>;
}

const isShort = (remark: string) => Array.from(remark).length < REASON;

const STATES = { approve: 2, reject: 3, rejectFinal: 4 } as const;

function mustBePending({ status, reviewerName, reviewedAt }: AuthRow): void {
  if (status === 1) return;
  if (reviewerName) throw new Refusal(40901, { who: reviewerName }, { status, reviewerName, reviewedAt });
  throw new Refusal(40904);
}

/** The risk role and super administrators may overrule a finding, with a reason. */
const mayOverrule = ({ db, user }: Context<unknown>): boolean =>
  isSuperAdmin(db, user) || rolesOf(db, user).some(({ roleKey }) => roleKey === 'risk');

/** @throws Refusal 40000 for an incomplete checklist, 40904, 42206 with the rule's name */
function mustBeApprovable(context: Context<unknown>, row: AuthRow, { checklist, remark }: Verdict): void {
  const { db, lang } = context;
  const missing = CHECKS.find((name) => !checklist?.[name]);
  if (missing) throw invalid(missing);
  const closed = db.members.get(row.memberId)?.status === 3;
  const early = row.authLevel === 2 && !isApproved(db, row.memberId, 1);
  if (closed || early) throw new Refusal(40904);
  const found = findingsOf(db, row);
  const overruled = mayOverrule(context) && !isShort(remark);
  const rule = wallOf(found) ?? (overruled ? undefined : found.find((code) => code === 'duplicate'));
  if (rule) throw new Refusal(42206, { rule: reasonWord(db, rule, lang) });
}

/** @throws Refusal 40000 for no reason, an unknown one, or one that is not for good; 40001 */
function mustGiveReason({ db }: Context<unknown>, { result, rejectCodes, remark }: Verdict): void {
  const known = new Set(
    [...db.dictEntries.values()]
      .filter(({ dictType, status }) => dictType === 'biz_auth_reject' && status === 1)
      .map(({ dictValue }) => dictValue),
  );
  const final = result === 'rejectFinal';
  const fits = rejectCodes.length > 0 && rejectCodes.every((code) => known.has(code));
  if (!fits || (final && !rejectCodes.some((code) => FOR_GOOD.includes(code)))) throw invalid('rejectCodes');
  if ((final || rejectCodes.includes('other')) && isShort(remark)) throw new Refusal(40001, { n: REASON });
}

/** The member is known at this level from now on. */
function raise({ db, user }: Context<unknown>, row: AuthRow): void {
  const member = db.members.get(row.memberId);
  if (!member || member.kycLevel >= row.authLevel) return;
  member.kycLevel = row.authLevel;
  touch({ db, user }, member);
}

/**
 * Decides about one request, or refuses and changes nothing.
 * @throws Refusal 40400, 40901, 40902, 40900, 40904, 40000, 40001, 42206
 */
function decide(context: Context<unknown>, id: number, version: number | undefined, wish: Verdict): void {
  const { db, user } = context;
  const row = findRow(context, auths, id);
  const target = { targetType: 'auth', targetId: String(id), targetText: row.authNo, reason: wish.remark };
  context.note(target);
  mustBePending(row);
  mustBeUnclaimed(db, row, user);
  mustBeVersion(context, auths, row, version);
  if (wish.result === 'approve') mustBeApprovable(context, row, wish);
  else mustGiveReason(context, wish);
  row.status = STATES[wish.result];
  row.rejectCodes = wish.result === 'approve' ? [] : [...wish.rejectCodes];
  row.reviewerName = user.userName;
  row.reviewedAt = db.stamp();
  row.reviewRemark = wish.remark;
  touch(context, row);
  dropClaim(row);
  if (wish.result === 'approve') raise(context, row);
  const diff = [{ field: 'status', before: '1', after: String(row.status) }];
  addStep(db, 'auth', id, {
    result: wish.result,
    operatorName: user.userName,
    at: row.reviewedAt,
    note: wish.remark,
    ...(row.rejectCodes.length ? { rejectCode: row.rejectCodes.join(',') } : {}),
    diff,
  });
  context.noteRecord({ ...target, diff });
}

/** One verdict over one request, or one rejection over several. */
export function reviewMany(context: Context<ReturnType<typeof review>>): BulkAnswer {
  const { id, ids = [], version, versions, result, ...rest } = context.input;
  const bulk = ids.length > 0;
  if (bulk === (id !== undefined)) throw invalid('ids');
  // Every approval needs eyes on the pictures.
  if (bulk && result === 'approve') throw invalid('result');
  return eachOf(bulk ? ids : [id ?? 0], context.lang, (one) =>
    decide(context, one, bulk ? versions?.get(String(one)) : version, { ...rest, result }),
  );
}

/** Rejects one request, and closes the level to its member. */
export function rejectForGood(context: Context<ReturnType<typeof finalReject>>): BulkAnswer {
  const { id = 0, version, ...rest } = context.input;
  return eachOf([id], context.lang, (one) =>
    decide(context, one, version, { ...rest, result: 'rejectFinal' }),
  );
}
