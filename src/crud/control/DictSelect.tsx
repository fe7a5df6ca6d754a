import type { ControlProps } from '../field/field';
import { useDict } from '../cell/useDict';
import { BaseSelectInput } from './SelectInput';
import type { Chosen } from './SelectInput';

/** A select of a dictionary's codes. The code of a record is shown by its label, even if it is switched off. */
export function DictSelect({ type, ...props }: ControlProps<Chosen> & { type: string }) {
  const { values, find, label, loading, failed, retry } = useDict(type);
  const present = find(props.value);
  const options = present?.isOff ? [...values, present] : values;
  return (
    <BaseSelectInput
      {...props}
      loading={loading}
      options={options.map(({ key }) => ({ value: key, label: label(key) }))}
      retry={failed ? retry : undefined}
    />
  );
}
