import { translateOr } from '@/i18n';
import type { Language } from '@/i18n';

/**
 * Words of a tag, breadcrumb or window title: a known key is translated, a JSON object by language
 * gives the current one, anything else is shown as it is.
 */
export function titleText(title: string, language: Language): string {
  if (title.startsWith('{')) {
    try {
      const words: unknown = JSON.parse(title);
      const word: unknown =
        typeof words === 'object' && words !== null ? Reflect.get(words, language) : undefined;
      if (typeof word === 'string' && word !== '') return word;
    } catch {
      // Not an object by language after all: shown as it is.
    }
  }
  return translateOr(title, title);
}

/** `<screen> - <console>`; without a screen just the console. */
export function windowTitle(screen: string, globalTitle: string): string {
  return screen === '' ? globalTitle : `${screen} - ${globalTitle}`;
}
