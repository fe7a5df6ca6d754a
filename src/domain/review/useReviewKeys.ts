import { useHotkeys } from '@/ui/keys/useHotkeys';
import type { Hotkeys } from '@/ui/keys/useHotkeys';

/** Marks the content of the review drawer. */
export const REVIEW_MARK = 'data-review';

/** Single keys that work in the review drawer while no other dialog is open. */
export const useReviewKeys = (keys: Hotkeys, on = true): void => useHotkeys(keys, REVIEW_MARK, on);
