import { queryOptions } from '@tanstack/react-query';
import { useCallback } from 'react';
import { fetchDict } from '@/api/dict';
import type { DictValue } from '@/api/types';
import { useLanguage } from '@/i18n';
import type { Language } from '@/i18n/languages';
import { sharedQueries } from '@/services/sharedQueries';
import { textOf } from '@/ui/cell/value';
import { withUniqueKeys } from './uniqueKeys';

/** Query of a dictionary, read once per session. */
export const dictQuery = (type: string) =>
  queryOptions({
    queryKey: ['dict', type],
    queryFn: async ({ signal }) => {
      const { values } = await fetchDict(type, signal);
      return withUniqueKeys(values ?? []);
    },
    staleTime: Infinity,
    gcTime: Infinity,
  });

const useValues = sharedQueries(dictQuery);

/** The label of a dictionary entry; simplified Chinese when the language has none. */
export function dictLabel({ value, i18n }: DictValue, language: Language): string {
  if (language === 'en') return i18n?.en || value;
  return (language === 'zh-tw' && i18n?.tw) || value;
}

/** A dictionary with its lookups. */
export interface Dict {
  /** The values that can be chosen; empty while loading and after a failure. */
  values: readonly DictValue[];
  /** The same with those that are switched off, which records may have. */
  all: readonly DictValue[];
  /** The entry of a stored code, given as number or text. */
  find(code: unknown): DictValue | undefined;
  /** The label of a stored code; the code itself when it is unknown. */
  label(code: unknown): string;
  /** Default of a new record; the first of several defaults. */
  initial: string | undefined;
  loading: boolean;
  failed: boolean;
  retry(): void;
}

const NOTHING: readonly DictValue[] = [];

/** What is derived from the values of a dictionary. */
interface Index {
  byKey: ReadonlyMap<string, DictValue>;
  open: readonly DictValue[];
}

/** One index per dictionary, shared by all cells. */
const indexes = new WeakMap<readonly DictValue[], Index>();

function indexOf(values: readonly DictValue[]): Index {
  const known = indexes.get(values);
  if (known) return known;
  const byKey = new Map(values.map((entry) => [entry.key, entry]));
  const index = { byKey, open: values.filter(({ isOff }) => isOff !== true) };
  indexes.set(values, index);
  return index;
}

/** Returns the dictionary of this type in the current language. */
export function useDict(type: string): Dict {
  const { data = NOTHING, isPending, isError, refetch } = useValues(type);
  const language = useLanguage();
  const find = useCallback((code: unknown) => indexOf(data).byKey.get(textOf(code) ?? ''), [data]);
  const label = useCallback(
    (code: unknown) => {
      const entry = find(code);
      return entry ? dictLabel(entry, language) : (textOf(code) ?? '');
    },
    [find, language],
  );
  const { open } = indexOf(data);
  const initial = open.find(({ isDefault }) => isDefault === 1)?.key;
  return {
    values: open,
    all: data,
    find,
    label,
    initial,
    loading: isPending,
    failed: isError,
    retry: () => void refetch(),
  };
}
