import { useQueryClient } from '@tanstack/react-query';
import type { QueryClient } from '@tanstack/react-query';
import { useCallback, useMemo, useSyncExternalStore } from 'react';
import type { DictValue } from '@/api/types';
import { useLanguage } from '@/i18n';
import type { Language } from '@/i18n/languages';
import { textWidth } from '@/lib/textWidth';
import { dictLabel, dictQuery } from '../cell/useDict';

type Values = readonly DictValue[];

const NONE: Values = [];

const NO_WIDTHS: ReadonlyMap<string, number> = new Map();

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

/** Calls back when a question has another answer; that somebody asks one is told while a cell is drawn, and is no news. */
const onAnswers = (client: QueryClient, tell: () => void): (() => void) =>
  client.getQueryCache().subscribe(({ type }) => {
    if (type === 'updated' || type === 'removed') tell();
  });

/**
 * Pixels of the longest word of each dictionary in the language on screen; 0 while it is not there. Whoever draws the words
 * asks for them.
 */
export function useDictWidths(types: readonly string[]): ReadonlyMap<string, number> {
  const client = useQueryClient();
  const language = useLanguage();
  const subscribe = useCallback((tell: () => void) => onAnswers(client, tell), [client]);
  const readAt = useSyncExternalStore(subscribe, () =>
    types.map((type) => client.getQueryState(dictQuery(type).queryKey)?.dataUpdatedAt ?? 0).join(' '),
  );
  return useMemo(() => {
    const widthOf = (type: string) =>
      longestOf(client.getQueryData(dictQuery(type).queryKey) ?? NONE, language);
    return readAt === '' ? NO_WIDTHS : new Map(types.map((type) => [type, widthOf(type)]));
  }, [types, client, language, readAt]);
}
