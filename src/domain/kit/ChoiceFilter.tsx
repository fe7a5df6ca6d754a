import { choiceLabel, useFormatLabel } from '@/crud/field/label';
import type { FilterControlProps, FilterValues } from '@/crud/filter/filter';
import { manyValues } from '@/crud/filter/oneValue';
import { BaseSelectFilter } from '@/crud/filter/SelectFilter';
import { useT } from '@/i18n';

interface ChoiceFilterProps extends FilterControlProps {
  resource: string;
  name: string;
  param: string;
  choices: readonly string[];
}

/** A select of the possible codes of a field. */
export function ChoiceFilter({ resource, name, choices, ...props }: ChoiceFilterProps) {
  const labelOf = useFormatLabel();
  return (
    <BaseSelectFilter
      {...props}
      options={choices.map((value) => ({ value, label: labelOf(choiceLabel(resource, name, value)) }))}
    />
  );
}

interface ChoiceWordsProps {
  values: FilterValues;
  resource: string;
  name: string;
  param: string;
}

/** The labels of the codes in force. */
export function ChoiceWords({ values, resource, name, param }: ChoiceWordsProps) {
  const t = useT();
  const labelOf = useFormatLabel();
  return manyValues(values[param])
    .map((value) => labelOf(choiceLabel(resource, name, value)))
    .join(t('crud.comma'));
}
