import type { Sentence } from '@/contract/rule';
import { currentLanguage } from '@/i18n';
import type { Language } from '@/i18n/languages';

const PLACES: Record<Language, 0 | 1 | 2> = { 'zh-cn': 0, en: 1, 'zh-tw': 2 };

/** A sentence of the contract in the operator's language; `null` stays `null`. */
export const sentenceIn = (sentence: Sentence | null): string | null =>
  sentence && sentence[PLACES[currentLanguage()]];
