import { useMemo } from 'react';
import { translateOr, useLanguage } from '@/i18n';
import type { Params } from '@/i18n';

/** Says the first of these keys that has words; the last part of the last key where none has. */
export type Say = (keys: string | readonly string[], params?: Params) => string;

const say: Say = (keys, params) => {
  const all = typeof keys === 'string' ? [keys] : keys;
  const unsaid = all.at(-1)?.split('.').at(-1) ?? '';
  return all.reduceRight((word, key) => translateOr(key, word, params), unsaid);
};

/** Returns `Say` in the current language, as a function whose identity changes with it. */
export function useSay(): Say {
  const language = useLanguage();
  return useMemo<Say>(() => (language ? (keys, params) => say(keys, params) : say), [language]);
}
