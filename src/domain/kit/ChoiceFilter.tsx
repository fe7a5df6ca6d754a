import { choiceLabel, useFormatLabel } from '@/crud/field/label';
import type { FilterControlProps } from '@/crud/filter/filter';
import { BaseSelectFilter } from '@/crud/filter/SelectFilter';

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
