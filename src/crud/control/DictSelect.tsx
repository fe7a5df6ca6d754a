import type { ControlProps } from '../field/field';
import { useDict } from '../cell/useDict';
import { BaseSelectInput } from './SelectInput';
import type { Chosen } from './SelectInput';

/** A select of a dictionary's codes. */
export function DictSelect({ type, ...props }: ControlProps<Chosen> & { type: string }) {
  const { values, label, loading, failed, retry } = useDict(type);
  return (
    <BaseSelectInput
      {...props}
      loading={loading}
      options={values.map(({ key }) => ({ value: key, label: label(key) }))}
      retry={failed ? retry : undefined}
    />
  );
}
