import type { OptionType } from '@/api/dict';
import { useOptions } from '../cell/useOptions';
import type { ControlProps } from '../field/field';
import { ManySelectInput } from './ManySelectInput';

type Values = readonly (string | number)[];

/** A select of several values of one of the server's option lists. */
export function ManyOptionsSelect({ type, ...props }: ControlProps<Values> & { type: OptionType }) {
  const { options, loading, failed, retry } = useOptions(type);
  return (
    <ManySelectInput
      {...props}
      loading={loading}
      options={options.map(({ key, value }) => ({ value: key, label: value }))}
      retry={failed ? retry : undefined}
    />
  );
}
