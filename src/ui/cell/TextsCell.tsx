import type { LocalTexts } from '@/api/types';
import { useLanguage } from '@/i18n';
import type { Language } from '@/i18n/languages';
import { TextCell } from './TextCell';

const TONGUES: Record<Language, keyof LocalTexts> = { 'zh-cn': 'zh', en: 'en', 'zh-tw': 'tw' };

/** The text in a language; if it is empty, the Chinese and then the English text. */
export const textIn = (texts: LocalTexts, language: Language): string =>
  texts[TONGUES[language]] || texts.zh || texts.en;

/** A text in the operator's language. */
export function TextsCell({ value }: { value: LocalTexts }) {
  return <TextCell value={textIn(value, useLanguage())} />;
}
