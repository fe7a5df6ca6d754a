import { useQuery } from '@tanstack/react-query';
import { messagesIn } from '@/i18n';
import type { Area } from '@/i18n/keys';
import { LANGUAGES } from '@/i18n/languages';
import type { Language } from '@/i18n/languages';

/** A title by language. */
export type Titles = Readonly<Record<Language, string>>;

/** The texts of a title that has one for each language; `null` for a plain text and for a message key. */
export function titlesIn(title: string): Titles | null {
  if (!title.startsWith('{')) return null;
  try {
    const parsed: unknown = JSON.parse(title);
    if (typeof parsed !== 'object' || parsed === null) return null;
    const wordOf = (language: Language): string => {
      const word: unknown = Reflect.get(parsed, language);
      return typeof word === 'string' ? word : '';
    };
    return { 'zh-cn': wordOf('zh-cn'), en: wordOf('en'), 'zh-tw': wordOf('zh-tw') };
  } catch {
    return null;
  }
}

/** A title of several texts, as a menu record carries it; languages without a text are left out. */
export const titleOf = (titles: Titles): string =>
  JSON.stringify(Object.fromEntries(Object.entries(titles).filter(([, text]) => text !== '')));

/** The messages of an area in all languages, in their order; none while they are loading. */
export function useMessages(area: Area): readonly Readonly<Record<string, string>>[] {
  const { data = [] } = useQuery({
    queryKey: ['messages', area],
    queryFn: () => Promise.all(LANGUAGES.map((language) => messagesIn(language, area))),
    staleTime: Infinity,
  });
  return data;
}
