import { TIME_FORMAT, toWall } from '@/lib/wall';
import type { ControlProps } from '../field/field';
import { WallPicker } from '@/ui/time/WallPicker';

/** Input of a time in the platform's zone, as text; it is never converted to the browser's zone. */
export function TimeInput({ value, onChange, ...props }: ControlProps<string>) {
  return (
    <WallPicker
      {...props}
      showTime
      style={{ width: '100%' }}
      format={TIME_FORMAT}
      value={toWall(value)}
      onChange={(_, text) => onChange?.(typeof text === 'string' && text !== '' ? text : undefined)}
    />
  );
}
