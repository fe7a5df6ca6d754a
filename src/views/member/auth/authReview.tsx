import { auth } from '@/contract/member/auth';
import { AuthStatus } from '@/contract/member/authFlow';
import type { checklist } from '@/contract/member/authCalls';
import type { DetailOf, RowOf } from '@/contract/resource';
import { required } from '@/crud/field/rules';
import { inState } from '@/domain/kit/inState';
import { questionKit } from '@/domain/question/questionKit';
import { reviewKit } from '@/domain/review/reviewKit';
import type { Translate } from '@/i18n';
import { picturesOf } from '@/domain/auth/authPictures';
import { sections } from '@/domain/auth/authSections';
import { OcrComparison } from '@/domain/auth/OcrComparison';

type Detail = DetailOf<typeof auth>;

/** True while it waits for a reviewer. */
export const isPending = inState(AuthStatus.pending);

const CHECKS = [
  { value: 'nameMatch', label: 'auth.check.nameMatch' },
  { value: 'numberMatch', label: 'auth.check.numberMatch' },
  { value: 'faceMatch', label: 'auth.check.faceMatch' },
  { value: 'notExpired', label: 'auth.check.notExpired' },
  { value: 'notDuplicate', label: 'auth.check.notDuplicate' },
] as const satisfies readonly { value: keyof typeof checklist; label: string }[];

/** Lines that name the member, the request and the document. */
const subjectLines = ({ uid, authNo, realName, docNo }: Detail, t: Translate): string[] => [
  t('auth.subject', { uid, realName }),
  t('auth.document', { authNo, docNo }),
];

const remark = { label: 'field.reviewRemark' } as const;

/** Questions about what waits for a review. */
export const questions = questionKit<RowOf<typeof auth>>(auth, auth.flow);

/** The review of requests: pictures side by side, the data read from them, and the checklist. */
export const { review, startReview } = reviewKit(auth, {
  kind: 'auth',
  title: 'auth.reviewTitle',
  sections,
  decisions: (decide) => [
    { ...questions.retract, stays: true },
    questions.ask,
    decide('rejectFinal', {
      label: 'auth.rejectFinal',
      hotkey: 'F',
      danger: true,
      forGood: true,
      counts: 'rejected',
      text: (record, t) => [t('auth.rejectFinalText'), ...subjectLines(record, t)],
      fields: (field) => [field('rejectCodes'), field('remark', remark)],
    }),
    decide('reject', {
      text: (record, t) => [t('auth.rejectText'), ...subjectLines(record, t)],
      fields: (field) => [field('rejectCodes', { rules: [required] }), field('remark', remark)],
    }),
    decide('approve', {
      text: (record, t) => [
        t(`auth.approve.${record.authLevel}`),
        ...subjectLines(record, t),
        ...(record.dupCount > 0 ? [t('auth.duplicateText')] : []),
      ],
      fields: (field) => [
        field('checklist', { checklist: CHECKS, hint: 'auth.checklistHint' }),
        field('remark', remark),
      ],
    }),
  ],
  pictures: picturesOf,
  side: (record) => <OcrComparison record={record} />,
  rejectReasons: { dict: 'biz_auth_reject', field: 'rejectCodes', many: true },
});
