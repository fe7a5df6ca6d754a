import { useHotkeys } from '@/ui/keys/useHotkeys';
import type { Hotkeys } from '@/ui/keys/useHotkeys';

/** Marks the content of the review drawer. */
export const REVIEW_MARK = 'data-desk';

/** Single keys that work in the review drawer while no other dialog is open. */
export const useDeskKeys = (keys: Hotkeys, on = true): void => useHotkeys(keys, REVIEW_MARK, on);
