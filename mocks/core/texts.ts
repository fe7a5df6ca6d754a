import type { LocalTexts } from '@/api/types';
import type { Texts } from './rows';

/** A text in three languages as it travels. */
export const localTexts = ([zh, en, tw]: Texts): LocalTexts => ({ zh, en, tw });
