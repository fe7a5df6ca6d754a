import { memberAuths } from '@/api/auths';
import type { MemberAuthDetail } from '@/api/authTypes';
import { kitOf } from '@/domain/kit/kit';
import { onDemand } from '@/ui/load/onDemand';
import type { Section } from '@/crud/detail/section';
import { loadMessages, useT } from '@/i18n';
import { OcrComparison } from './OcrComparison';
import { FaceScore } from './FaceScore';
import { picturesOf } from './authPictures';

const { fact, member, section } = kitOf(memberAuths);

/** Everything that was handed in and decided, without the pictures. */
export const sections: readonly Section<MemberAuthDetail>[] = [
  section.facts('auth.sectionRequest', [
    fact.dict('status', 'biz_auth_status'),
    fact.dict('authLevel', 'biz_kyc_level'),
    fact.text('realName'),
    fact.dict('countryCode', 'biz_country'),
    fact.dict('docType', 'biz_doc_type'),
    fact.masked('docNo'),
    fact.text('birthday'),
    fact.text('docExpireAt'),
    fact.custom('faceScore', ({ faceScore }) => <FaceScore score={faceScore} />),
    fact.number('submitCount'),
    fact.waiting('waitMinutes'),
    fact.time('createdAt'),
    fact.text('remark'),
  ]),
  section.facts('auth.sectionMember', [
    fact.member(),
    ...member.columns,
    fact.dict('kycLevel', 'biz_kyc_level'),
  ]),
  section.facts('auth.sectionReview', [
    fact.text('reviewerName'),
    fact.time('reviewedAt'),
    fact.dicts('rejectCodes', 'biz_auth_reject'),
    fact.text('reviewRemark'),
    fact.text('updatedBy'),
    fact.time('updatedAt'),
  ]),
  section.history(({ history }) => history, 'biz_auth_reject'),
];

/** The board with the watermark, and its words. */
const PictureBoard = onDemand(async () => {
  const [{ PictureBoard: Board }] = await Promise.all([
    import('@/domain/review/PictureBoard'),
    loadMessages('review'),
  ]);
  return Board;
});

function Pictures({ record }: { record: MemberAuthDetail }) {
  const t = useT();
  return <PictureBoard pictures={picturesOf(record, t)} />;
}

/** The same with the pictures and what was found, where no desk shows them. */
export const detail: readonly Section<MemberAuthDetail>[] = [
  section.custom('pictures', (record) => (record.frontImg ? <Pictures record={record} /> : null)),
  ...sections,
  section.custom('beside', (record) => <OcrComparison record={record} />),
];
