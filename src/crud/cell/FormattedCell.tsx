import type { LocalTexts } from '@/api/types';
import { useLanguage } from '@/i18n';
import { textIn } from '@/ui/cell/TextsCell';
import { NONE } from '@/ui/cell/value';
import { FormattedText } from '@/ui/html/FormattedText';

/** A formatted text in the operator's language, cleaned. */
export function FormattedCell({ value }: { value: LocalTexts }) {
  const html = textIn(value, useLanguage());
  return html === '' ? NONE : <FormattedText html={html} />;
}
