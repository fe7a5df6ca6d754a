import { choiceLabel, useFormatLabel } from '@/crud/field/label';
import { TextCell } from '@/ui/cell/TextCell';

interface ChoiceCellProps {
  resource: string;
  name: string;
  value: string | null;
}

/** One of a few words that the client words itself; an unknown one as it is. */
export function ChoiceCell({ resource, name, value }: ChoiceCellProps) {
  const labelOf = useFormatLabel();
  return <TextCell value={value === null ? null : labelOf(choiceLabel(resource, name, value))} />;
}
