import { useMemo } from 'react';
import { translateOr, useLanguage } from '@/i18n';

/**
 * The label of a field: message keys in the order they are tried, and the field's own name when none exists.
 */
export interface Label {
  keys: readonly string[];
  fallback: string;
}

/** `recharge.amount`, else the message shared by all resources (`field.amount`), else `amount`. */
export function fieldLabel(resource: string, field: string): Label {
  return { keys: [`${resource}.${field}`, `field.${field}`], fallback: field };
}

/** Label of a value without a dictionary: `file.type.image`, else what resources share, else the value itself. */
export function choiceLabel(resource: string, field: string, value: string): Label {
  return { keys: [`${resource}.${field}.${value}`, `field.${field}.${value}`], fallback: value };
}

/** The label in the current language. */
export function formatLabel({ keys, fallback }: Label): string {
  return keys.reduceRight((word, key) => translateOr(key, word), fallback);
}

/** Returns `formatLabel` as a function whose identity changes with the language. */
export function useFormatLabel(): (label: Label) => string {
  const language = useLanguage();
  return useMemo(() => (language ? (label: Label) => formatLabel(label) : formatLabel), [language]);
}
