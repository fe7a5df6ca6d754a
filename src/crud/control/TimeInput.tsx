import { DatePicker } from 'antd';
import dayjs from 'dayjs';
import type { ControlProps } from '../field/field';

/** As the platform writes a time. */
const FORMAT = 'YYYY-MM-DD HH:mm:ss';

/** A time of the platform's zone, as text; what its clock shows is never shifted to the browser's zone. */
export function TimeInput({ value, onChange, ...props }: ControlProps<string>) {
  const time = dayjs(value ?? '', FORMAT);
  return (
    <DatePicker
      {...props}
      showTime
      style={{ width: '100%' }}
      format={FORMAT}
      value={value && time.isValid() ? time : null}
      onChange={(_, text) => onChange?.(typeof text === 'string' && text !== '' ? text : undefined)}
    />
  );
}
