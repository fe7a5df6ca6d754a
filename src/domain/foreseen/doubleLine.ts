import type { Translate } from '@/i18n';
import type { Foreseen } from './Doubles';

/** A line for the checker that names requests which may be the same one entered twice; none when there are none. */
export const doubleLine = ({ doubles }: Pick<Foreseen, 'doubles'>, t: Translate): string[] =>
  doubles.length === 0
    ? []
    : [
        t('finance.doubleLine', {
          n: doubles.length,
          list: doubles.map(({ no }) => no).join(t('crud.comma')),
        }),
      ];
