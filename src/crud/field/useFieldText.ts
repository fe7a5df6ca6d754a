import { useQueries } from '@tanstack/react-query';
import type { Field, Shape } from '@/contract/field/field';
import { useLanguage, useT } from '@/i18n';
import { dictLabel, dictQuery } from '../cell/useDict';
import { optionsQuery } from '../cell/useOptions';
import { fieldText, isCoded } from './fieldText';
import type { FieldWords } from './fieldText';

/**
 * Text of a field's value: the label of a code, an amount with separators, the current one of three languages.
 */
export type FieldText = (name: string, value: unknown) => string;

/** The labels of option lists by list and key, for fields with several keys of one; a key alone tells nothing. */
function useOptionLabels(fields: readonly Field[]): ReadonlyMap<string, string> {
  const lists = [
    ...new Set(fields.flatMap(({ kind, options: { list } }) => (kind === 'options' && list ? [list] : []))),
  ];
  return useQueries({
    queries: lists.map(optionsQuery),
    combine: (results) =>
      new Map(
        results.flatMap(({ data = [] }, at) =>
          data.map(({ key, value }) => [`${lists[at]} ${key}`, value] as const),
        ),
      ),
  });
}

/** Returns the texts of the fields of a record, used to show changes. */
export function useFieldText(shape: Shape, names: readonly string[]): FieldText {
  const t = useT();
  const language = useLanguage();
  const fields = names.flatMap((name) => shape[name] ?? []);
  const options = useOptionLabels(fields);
  const types = [...new Set(fields.flatMap((field) => (isCoded(field) ? (field.options.dict ?? []) : [])))];
  const labels = useQueries({
    queries: types.map(dictQuery),
    combine: (results) =>
      new Map(
        results.flatMap(({ data = [] }, at) =>
          data.map((entry) => [`${types[at]} ${entry.key}`, dictLabel(entry, language)] as const),
        ),
      ),
  });
  const words: FieldWords = {
    language,
    none: t('ui.none'),
    comma: t('crud.comma'),
    label: (dict, code) => labels.get(`${dict} ${code}`),
    option: (list, key) => options.get(`${list} ${key}`),
  };
  return (name, value) => fieldText(shape[name], value, words);
}
