import { auth } from '@/contract/member/auth';
import type { DetailOf } from '@/contract/resource';
import { screenKit } from '@/domain/kit/screenKit';
import { drawThread } from '@/domain/question/questionKit';
import { loadMessages, useT } from '@/i18n';
import { onDemand } from '@/ui/load/onDemand';
import { picturesOf } from './authPictures';
import { FaceScore } from './FaceScore';
import { OcrComparison } from './OcrComparison';

const { fact, section } = screenKit(auth);

/** Sections with the submitted data and the decisions, without the pictures. */
export const sections = [
  section.custom('thread', drawThread, 'crud.question.title'),
  section.facts('auth.sectionRequest', [
    'status',
    'authLevel',
    'realName',
    'countryCode',
    'docType',
    'docNo',
    'birthday',
    'docExpireAt',
    fact.custom('faceScore', ({ faceScore }) => <FaceScore score={faceScore} />),
    'submitCount',
    'waitMinutes',
    'createdAt',
    'remark',
  ]),
  section.facts('field.member', ['member', 'aboutMember', 'kycLevel']),
  section.rest('crud.review'),
  section.history('biz_auth_reject'),
];

/** The picture board with the watermark; its code and messages are loaded together. */
const PictureBoard = onDemand(async () => {
  const [{ PictureBoard: Board }] = await Promise.all([
    import('@/domain/review/PictureBoard'),
    loadMessages('review'),
  ]);
  return Board;
});

function Pictures({ record }: { record: DetailOf<typeof auth> }) {
  const t = useT();
  return <PictureBoard pictures={picturesOf(record, t)} facts={<OcrComparison record={record} />} />;
}

/** `sections` with the pictures and the results of the checks, for the detail drawer outside a review. */
export const detail = [
  section.custom('pictures', (record) => (record.frontImg ? <Pictures record={record} /> : null)),
  ...sections,
  section.custom('beside', (record) => <OcrComparison record={record} />),
];
