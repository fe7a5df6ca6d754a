import { LANGUAGES } from '@/i18n/languages';
import { stateDict, stateSet, pageOf } from '../../src/domain/manual/page';
import { manualViews } from '../../src/domain/manual/pages';
import { stateLabelKey } from '../../src/domain/manual/labelKey';
import { codeWord } from './words';

/** What the demo's dictionaries call every state that has a word there, by the key of the manual. */
export function stateWords(): [key: string, texts: string[]][] {
  const words = new Map<string, string[]>();
  for (const life of manualViews.flatMap((view) => pageOf(view).lives))
    for (const [name, code] of Object.entries(life.flow.states)) {
      const texts = LANGUAGES.flatMap((language) => codeWord(language, stateDict(life), String(code)) ?? []);
      if (texts.length > 0) words.set(stateLabelKey(stateSet(life), name), texts);
    }
  return [...words];
}
