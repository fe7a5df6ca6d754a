import { useQuery } from '@tanstack/react-query';
import { dictQuery } from '@/crud/cell/useDict';
import { useT } from '@/i18n';
import type { Translate } from '@/i18n';
import { showManual } from '@/stores/manual';
import type { KeyWord } from '@/stores/manual';
import { MOST_REASONS } from './Reasons';
import type { Decision, Review } from './types';

/** The keys of a review that do not depend on its decisions. */
function usualKeys<Detail>({ pictures }: Review<Detail>, walks: boolean, t: Translate): KeyWord[] {
  const keys: KeyWord[] = [];
  if (walks) keys.push({ key: 'J', what: t('review.next') }, { key: 'K', what: t('review.previous') });
  if (pictures) keys.push({ key: 'Z', what: t('review.keys.zoom') }, { key: 'V', what: t('review.enlarge') });
  return [...keys, { key: 'Ctrl Enter', what: t('review.keys.send') }];
}

/**
 * Returns what opens the manual of a review: the states and checks of its records, with the keys that work now.
 * @param walks whether the review goes through a queue
 */
export function useReviewHelp<Detail>(
  review: Review<Detail>,
  decisions: readonly Decision<Detail>[],
  walks: boolean,
): () => void {
  const t = useT();
  const dict = review.rejectReasons?.dict;
  const { data = [] } = useQuery({ ...dictQuery(dict ?? ''), enabled: dict !== undefined });
  return () => {
    const reasons = Math.min(data.filter(({ isOff }) => isOff !== true).length, MOST_REASONS);
    const ofDecisions = decisions.flatMap(({ hotkey, label }) =>
      hotkey ? [{ key: hotkey, what: t(label) }] : [],
    );
    const ofReasons = reasons > 0 ? [{ key: `1 – ${reasons}`, what: t('review.keys.reason') }] : [];
    showManual({ view: review.view, keys: [...ofDecisions, ...ofReasons, ...usualKeys(review, walks, t)] });
  };
}
