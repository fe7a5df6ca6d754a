import { auth } from '@/contract/member/auth';
import type { DetailOf } from '@/contract/resource';
import { sectionKit } from '@/domain/kit/section';
import { PictureBoard } from '@/domain/review/PictureBoard';
import { useT } from '@/i18n';

const { section } = sectionKit(auth);

/** The pictures that were handed in, under the watermark. */
function Pictures({ record: { frontImg, backImg, holdImg } }: { record: DetailOf<typeof auth> }) {
  const t = useT();
  const pictures = [
    { url: frontImg, label: t('memberDetail.front') },
    { url: backImg, label: t('memberDetail.reverse') },
    { url: holdImg, label: t('memberDetail.selfie') },
  ];
  return <PictureBoard pictures={pictures.filter(({ url }) => url !== '')} />;
}

/** One authentication in full. */
export const authSections = [
  section.facts('menu.105', [
    'status',
    'authLevel',
    'realName',
    'countryCode',
    'docType',
    'docNo',
    'birthday',
    'docExpireAt',
    'ocrName',
    'ocrNo',
    'faceScore',
    'dupCount',
    'rejectCodes',
    'reviewRemark',
    'reviewerName',
    'reviewedAt',
  ]),
  section.custom('pictures', (record) =>
    record.frontImg === '' && record.holdImg === '' ? null : <Pictures record={record} />,
  ),
  section.history(({ history }) => history, 'biz_auth_reject'),
];
