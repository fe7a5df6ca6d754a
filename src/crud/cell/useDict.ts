import { queryOptions, useQuery } from '@tanstack/react-query';
import { useCallback } from 'react';
import { fetchDict } from '@/api/dict';
import type { DictValue } from '@/api/types';
import { useLanguage } from '@/i18n';
import type { Language } from '@/i18n';
import { textOf } from '@/ui/cell/value';

/** A dictionary is read once a session, by whoever needs it first. */
export const dictQuery = (type: string) =>
  queryOptions({
    queryKey: ['dict', type],
    queryFn: async ({ signal }) => {
      const { values } = await fetchDict(type, signal);
      // Keys that came as numbers are texts from here on, as everywhere else.
      return (Array.isArray(values) ? values : []).map((entry) => ({
        ...entry,
        key: textOf(entry.key) ?? '',
      }));
    },
    staleTime: Infinity,
    gcTime: Infinity,
  });

/** The label of a dictionary entry; simplified Chinese where the language has none. */
export function dictLabel({ value, i18n }: DictValue, language: Language): string {
  if (language === 'en') return i18n?.en || value;
  return (language === 'zh-tw' && i18n?.tw) || value;
}

/** One dictionary as screens use it. */
export interface Dict {
  /** Empty until it is there, and when it cannot be had. */
  values: readonly DictValue[];
  /** The entry of a stored code, whatever its type. */
  find(code: unknown): DictValue | undefined;
  /** The label of a stored code; a code it does not know stays as it is. */
  label(code: unknown): string;
  /** What a new record starts with; of several defaults the first. */
  initial: string | undefined;
  loading: boolean;
  failed: boolean;
  retry(): void;
}

const NOTHING: readonly DictValue[] = [];

/** One index for each dictionary, however many cells look something up in it. */
const indexes = new WeakMap<readonly DictValue[], ReadonlyMap<string, DictValue>>();

function indexOf(values: readonly DictValue[]): ReadonlyMap<string, DictValue> {
  const known = indexes.get(values);
  if (known) return known;
  const index = new Map(values.map((entry) => [entry.key, entry]));
  indexes.set(values, index);
  return index;
}

/** The dictionary of this type, in the language on screen. */
export function useDict(type: string): Dict {
  const { data = NOTHING, isPending, isError, refetch } = useQuery(dictQuery(type));
  const language = useLanguage();
  const find = useCallback((code: unknown) => indexOf(data).get(textOf(code) ?? ''), [data]);
  const label = useCallback(
    (code: unknown) => {
      const entry = find(code);
      return entry ? dictLabel(entry, language) : (textOf(code) ?? '');
    },
    [find, language],
  );
  const initial = data.find(({ isDefault }) => isDefault === 1)?.key;
  return {
    values: data,
    find,
    label,
    initial,
    loading: isPending,
    failed: isError,
    retry: () => void refetch(),
  };
}
