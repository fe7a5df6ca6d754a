import type { ControlProps } from '../field/field';
import { ImagesInput } from './ImagesInput';

/** Input of one picture, as an address or a data URL; empty for none. */
export function PictureInput({ value, onChange, ...props }: ControlProps<string>) {
  return (
    <ImagesInput
      {...props}
      max={1}
      value={value ? [value] : []}
      onChange={(urls) => onChange?.(urls?.[0] ?? '')}
    />
  );
}
