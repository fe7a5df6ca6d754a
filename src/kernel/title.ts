import { translateOr } from '@/i18n';
import type { Language } from '@/i18n/languages';

/**
 * Text of a tag, breadcrumb or window title: a known key is translated, a JSON object by language gives the
 * current one, anything else is returned unchanged.
 */
export function titleText(title: string, language: Language): string {
  if (title.startsWith('{')) {
    try {
      const words: unknown = JSON.parse(title);
      const word: unknown =
        typeof words === 'object' && words !== null ? Reflect.get(words, language) : undefined;
      if (typeof word === 'string' && word !== '') return word;
    } catch {
      // Not a JSON object: the title is shown unchanged.
    }
  }
  return translateOr(title, title);
}

/** `<screen> - <console>`; only the console's title when there is no screen. */
export function windowTitle(screen: string, globalTitle: string): string {
  return screen === '' ? globalTitle : `${screen} - ${globalTitle}`;
}
