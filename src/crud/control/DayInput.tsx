import { DatePicker } from 'antd';
import dayjs from 'dayjs';
import type { ControlProps } from '../field/field';

/** As days travel. */
const FORMAT = 'YYYY-MM-DD';

/** A day without a time, as text. */
export function DayInput({ value, onChange, ...props }: ControlProps<string>) {
  const day = value ? dayjs(value, FORMAT) : null;
  return (
    <DatePicker
      {...props}
      style={{ width: '100%' }}
      format={FORMAT}
      value={day?.isValid() ? day : null}
      onChange={(_, text) => onChange?.(typeof text === 'string' && text !== '' ? text : undefined)}
    />
  );
}
