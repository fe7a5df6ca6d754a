import type { ControlProps } from '../field/field';
import { useDict } from '../cell/useDict';
import { ManySelectInput } from './ManySelectInput';

type Values = readonly (string | number)[];

/** A select of several codes of one dictionary. */
export function DictsSelect({ type, ...props }: ControlProps<Values> & { type: string }) {
  const { values, label, loading, failed, retry } = useDict(type);
  return (
    <ManySelectInput
      {...props}
      loading={loading}
      options={values.map(({ key }) => ({ value: key, label: label(key) }))}
      retry={failed ? retry : undefined}
    />
  );
}
