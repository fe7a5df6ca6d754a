import type { OptionType } from '@/api/dict';
import type { ControlProps } from '../field/field';
import { useOptions } from '../cell/useOptions';
import { BaseSelectInput } from './SelectInput';
import type { Chosen } from './SelectInput';

/** A select of one of the server's option lists. */
export function OptionsSelect({ type, ...props }: ControlProps<Chosen> & { type: OptionType }) {
  const { options, loading, failed, retry } = useOptions(type);
  return (
    <BaseSelectInput
      {...props}
      loading={loading}
      options={options.map(({ key, value }) => ({ value: key, label: value }))}
      retry={failed ? retry : undefined}
    />
  );
}
