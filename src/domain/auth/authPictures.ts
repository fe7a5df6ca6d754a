import type { auth } from '@/contract/member/auth';
import type { DetailOf } from '@/contract/resource';
import type { Picture } from '@/domain/review/types';
import type { Translate } from '@/i18n';

/** The pictures of a request, in the order in which they are compared; empty for the first level. */
export const picturesOf = (record: DetailOf<typeof auth>, t: Translate): readonly Picture[] =>
  (['frontImg', 'backImg', 'holdImg'] as const).flatMap((name) =>
    record[name] === '' ? [] : [{ url: record[name], label: t(`auth.${name}`) }],
  );
