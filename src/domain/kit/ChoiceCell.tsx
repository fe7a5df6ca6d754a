import { choiceLabel, useFormatLabel } from '@/crud/field/label';
import { TextCell } from '@/ui/cell/TextCell';

interface ChoiceCellProps {
  resource: string;
  name: string;
  value: string | null;
}

/** The label of a code that the console translates itself; an unknown code is shown as it is. */
export function ChoiceCell({ resource, name, value }: ChoiceCellProps) {
  const labelOf = useFormatLabel();
  return <TextCell value={value === null ? null : labelOf(choiceLabel(resource, name, value))} />;
}
