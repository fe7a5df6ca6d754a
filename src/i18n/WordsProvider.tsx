import { useMemo } from 'react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { wordsIn, WordsContext } from '.';

/** Draws everything in it anew when the language changes. It listens once for all: a list asks for words in every cell. */
export function WordsProvider({ children }: { children: ReactNode }) {
  const { language } = useTranslation().i18n;
  const words = useMemo(() => wordsIn(language), [language]);
  return <WordsContext value={words}>{children}</WordsContext>;
}
