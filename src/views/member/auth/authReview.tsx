import { AUTH_REJECT_FINAL, memberAuths, rejectAuthFinal, reviewAuth } from '@/api/auths';
import type { AuthChecklist, AuthReview, MemberAuthDetail } from '@/api/authTypes';
import { textOf, textsOf } from '@/ui/cell/value';
import { defineReview } from '@/domain/review/review';
import type { Decision } from '@/domain/review/types';
import type { Field, FormValues, Rule } from '@/crud/field/field';
import { fieldKit } from '@/domain/kit/fields';
import { minChars, required } from '@/crud/field/rules';
import type { Translate } from '@/i18n';
import { OcrComparison } from './OcrComparison';
import { picturesOf } from './authPictures';
import { sections } from './authSections';
import { isPending } from './authStatus';

const REASONS = 'biz_auth_reject';

const CHECKS = [
  { value: 'nameMatch', label: 'auth.check.nameMatch' },
  { value: 'numberMatch', label: 'auth.check.numberMatch' },
  { value: 'faceMatch', label: 'auth.check.faceMatch' },
  { value: 'notExpired', label: 'auth.check.notExpired' },
  { value: 'notDuplicate', label: 'auth.check.notDuplicate' },
] as const satisfies readonly { value: keyof AuthChecklist; label: string }[];

const field = fieldKit<AuthReview, AuthReview>(memberAuths.name);

const note = (...rules: Rule[]): Field => field.area('remark', { label: 'field.reviewRemark', rules });

/** "Other" says nothing by itself. */
const reasonForOther: Rule = (value, t, all) =>
  textsOf(all['rejectCodes']).includes('other') && !textOf(value)?.trim() ? t('crud.rule.required') : null;

const reasons = () => field.dicts('rejectCodes', REASONS, { rules: [required] });

/** Whose request it is, for what, in whose name. */
function subjectLines({ uid, authNo, realName, docNo }: MemberAuthDetail, t: Translate): string[] {
  return [t('auth.subject', { uid, realName }), t('auth.document', { authNo, docNo })];
}

const remarkOf = (values: FormValues) => textOf(values['remark']) ?? '';

function checklistOf(values: FormValues): AuthChecklist {
  const ticked = textsOf(values['checklist']);
  const has = (name: keyof AuthChecklist) => ticked.includes(name);
  return {
    nameMatch: has('nameMatch'),
    numberMatch: has('numberMatch'),
    faceMatch: has('faceMatch'),
    notExpired: has('notExpired'),
    notDuplicate: has('notDuplicate'),
  };
}

const decisions: readonly Decision<MemberAuthDetail>[] = [
  {
    name: 'rejectFinal',
    label: 'auth.rejectFinal',
    hotkey: 'F',
    danger: true,
    counts: 'rejected',
    permission: AUTH_REJECT_FINAL,
    visible: isPending,
    text: (record, t) => [t('auth.rejectFinalText'), ...subjectLines(record, t)],
    fields: () => [reasons(), note(required, minChars(5))],
    submit: ({ id, version }, values, requestId) =>
      rejectAuthFinal({
        id,
        version,
        rejectCodes: textsOf(values['rejectCodes']),
        remark: remarkOf(values),
        requestId,
      }),
  },
  {
    name: 'reject',
    label: 'desk.reject',
    hotkey: 'R',
    danger: true,
    visible: isPending,
    text: (record, t) => [t('auth.rejectText'), ...subjectLines(record, t)],
    fields: () => [reasons(), note(reasonForOther)],
    submit: ({ id, version }, values, requestId) =>
      reviewAuth({
        id,
        version,
        result: 'reject',
        rejectCodes: textsOf(values['rejectCodes']),
        remark: remarkOf(values),
        requestId,
      }),
  },
  {
    name: 'approve',
    label: 'desk.approve',
    hotkey: 'A',
    primary: true,
    visible: isPending,
    text: (record, t) => [
      t('auth.approveText', { level: record.authLevel }),
      ...subjectLines(record, t),
      ...(record.dupCount > 0 ? [t('auth.duplicateText')] : []),
    ],
    fields: () => [
      field.checklist('checklist', CHECKS, { label: 'auth.checklist', hint: 'auth.checklistHint' }),
      note(),
    ],
    submit: ({ id, version }, values, requestId) =>
      reviewAuth({
        id,
        version,
        result: 'approve',
        checklist: checklistOf(values),
        remark: remarkOf(values),
        requestId,
      }),
  },
];

/** The review of requests: pictures side by side, what was read from them, and the checklist. */
export const review = defineReview(memberAuths, {
  kind: 'auth',
  titleOf: ({ authNo }, t) => t('auth.reviewTitle', { authNo }),
  sections,
  pictures: picturesOf,
  side: (record) => <OcrComparison record={record} />,
  rejectReasons: { dict: REASONS, field: 'rejectCodes', many: true },
  decisions,
});
