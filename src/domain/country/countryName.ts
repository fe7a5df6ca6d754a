import type { Language } from '@/i18n/languages';

/** A country in a language, with its code; the code alone where the browser knows no name. */
export function countryName(code: string, language: Language): string {
  try {
    const name = new Intl.DisplayNames([language], { type: 'region', fallback: 'none' }).of(code);
    return name === undefined ? code : `${name} (${code})`;
  } catch {
    return code;
  }
}
