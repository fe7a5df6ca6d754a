import type { MemberAuthDetail } from '@/api/authTypes';
import type { Picture } from '@/domain/review/types';
import type { Translate } from '@/i18n';

/** The pictures of a request, in the order they are compared; none at level 1. */
export const picturesOf = (
  { frontImg, backImg, holdImg }: MemberAuthDetail,
  t: Translate,
): readonly Picture[] =>
  [
    { url: frontImg, label: t('auth.frontImg') },
    { url: backImg, label: t('auth.backImg') },
    { url: holdImg, label: t('auth.holdImg') },
  ].filter(({ url }) => url !== '');
