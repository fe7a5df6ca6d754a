import { useMemo } from 'react';
import { translateOr, useLanguage } from '@/i18n';

/** The name of a field: message keys in the order they are tried, the field's own name when none is known. */
export interface Label {
  keys: readonly string[];
  fallback: string;
}

/** `recharge.amount`, else the word all resources share (`field.amount`), else `amount`. */
export function fieldLabel(resource: string, field: string): Label {
  return { keys: [`${resource}.${field}`, `field.${field}`], fallback: field };
}

/** The words for one value of a field that no dictionary words: `file.type.image`, else the value itself. */
export function choiceLabel(resource: string, field: string, value: string): Label {
  return { keys: [`${resource}.${field}.${value}`], fallback: value };
}

/** The label in the language on screen. */
export function formatLabel({ keys, fallback }: Label): string {
  return keys.reduceRight((word, key) => translateOr(key, word), fallback);
}

/** `formatLabel` that is a new function whenever the language changes. */
export function useFormatLabel(): (label: Label) => string {
  const language = useLanguage();
  return useMemo(() => (language ? (label: Label) => formatLabel(label) : formatLabel), [language]);
}
