import type { Translate } from '@/i18n';
import type { Key } from '@/i18n/keys';

/** Why somebody may not make a move, by their part in the record. */
const OWN: Readonly<Record<string, Key>> = {
  maker: 'crud.own.maker',
  first: 'crud.own.first',
  lifter: 'crud.own.lifter',
  reviewer: 'crud.own.reviewer',
  corrector: 'crud.own.corrector',
  closer: 'crud.own.closer',
  barrer: 'crud.own.barrer',
  asker: 'crud.change.own',
};

/** Why somebody may not make a move, in words; `null` where nothing keeps them from it. */
export const whyBarred = (part: string | undefined, t: Translate): string | null =>
  part === undefined ? null : t(OWN[part] ?? 'crud.own.maker');
