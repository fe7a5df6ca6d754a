import { DAY_FORMAT, toWall } from '@/lib/wall';
import type { ControlProps } from '../field/field';
import { WallPicker } from '@/ui/time/WallPicker';

/** Input of a day without a time, as text; "today" is the platform's. */
export function DayInput({ value, onChange, ...props }: ControlProps<string>) {
  return (
    <WallPicker
      {...props}
      style={{ width: '100%' }}
      format={DAY_FORMAT}
      value={toWall(value, DAY_FORMAT)}
      onChange={(_, text) => onChange?.(typeof text === 'string' && text !== '' ? text : undefined)}
    />
  );
}
