import { useQueries } from '@tanstack/react-query';
import type { UseQueryResult } from '@tanstack/react-query';
import { useMemo } from 'react';
import type { DictValue } from '@/api/types';
import { useLanguage } from '@/i18n';
import type { Language } from '@/i18n/languages';
import { textWidth } from '@/lib/textWidth';
import { dictLabel, dictQuery } from '../cell/useDict';

type Values = readonly DictValue[];

/** Widths of the longest words, counted once a language. */
const counted = new WeakMap<Values, Map<Language, number>>();

function longestOf(values: Values, language: Language): number {
  const known = counted.get(values) ?? new Map<Language, number>();
  counted.set(values, known);
  const width =
    known.get(language) ?? Math.max(0, ...values.map((entry) => textWidth(dictLabel(entry, language))));
  known.set(language, width);
  return width;
}

const dataOf = (results: readonly UseQueryResult<Values>[]) => results.map(({ data }) => data);

/**
 * Pixels of the longest word of each dictionary in the language on screen; 0 while it is not there. Whoever draws the words
 * asks for them.
 */
export function useDictWidths(types: readonly string[]): ReadonlyMap<string, number> {
  const language = useLanguage();
  const queries = useMemo(() => types.map((type) => ({ ...dictQuery(type), enabled: false })), [types]);
  const known = useQueries({ queries, combine: dataOf });
  return useMemo(
    () => new Map(types.map((type, at) => [type, longestOf(known[at] ?? [], language)])),
    [types, known, language],
  );
}
