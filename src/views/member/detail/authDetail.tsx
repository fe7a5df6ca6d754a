import { memberAuths } from '@/api/auths';
import type { MemberAuth, MemberAuthDetail } from '@/api/authTypes';
import { PictureBoard } from '@/domain/review/PictureBoard';
import type { Picture } from '@/domain/review/types';
import { kitOf } from '@/domain/kit/kit';
import type { Section } from '@/crud/detail/section';
import { useT } from '@/i18n';

const { fact, section } = kitOf(memberAuths);

/** The pictures somebody handed in, under the viewer's watermark. */
function Pictures({ record: { frontImg, backImg, holdImg } }: { record: MemberAuthDetail }) {
  const t = useT();
  const pictures: Picture[] = [
    { url: frontImg, label: t('memberDetail.front') },
    { url: backImg, label: t('memberDetail.reverse') },
    { url: holdImg, label: t('memberDetail.selfie') },
  ];
  return <PictureBoard pictures={pictures.filter(({ url }) => url !== '')} />;
}

const SECTIONS: readonly Section<MemberAuthDetail>[] = [
  section.facts('menu.105', [
    fact.dict('status', 'biz_auth_status'),
    fact.dict('authLevel', 'biz_kyc_level'),
    fact.text('realName'),
    fact.dict('countryCode', 'biz_country'),
    fact.dict('docType', 'biz_doc_type'),
    fact.text('docNo'),
    fact.text('birthday'),
    fact.text('docExpireAt'),
    fact.text('ocrName'),
    fact.text('ocrNo'),
    fact.number('faceScore'),
    fact.number('dupCount'),
    fact.dicts('rejectCodes', 'biz_auth_reject'),
    fact.text('reviewRemark'),
    fact.text('reviewerName'),
    fact.time('reviewedAt'),
  ]),
  section.custom('pictures', (record) =>
    record.frontImg === '' && record.holdImg === '' ? null : <Pictures record={record} />,
  ),
  section.history(({ history }) => history, 'biz_auth_reject'),
];

/** One authentication in full. */
export const authDetail = { sections: SECTIONS, getRowTitle: ({ authNo }: MemberAuth) => authNo };
