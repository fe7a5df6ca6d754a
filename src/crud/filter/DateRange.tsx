import { DatePicker } from 'antd';
import dayjs from 'dayjs';
import type { Dayjs } from 'dayjs';
import { useT } from '@/i18n';
import { platformNow } from '@/lib/dates';

/** As the platform writes a time. */
const FORMAT = 'YYYY-MM-DD HH:mm:ss';

interface DateRangeProps {
  id: string;
  label: string;
  /** Two platform times, or nothing. */
  range: readonly string[];
  onChange: (range: readonly string[]) => void;
}

/** The picker only sees wall-clock times: what the platform's clock shows is never shifted to the browser's zone. */
const toWall = (text: string | undefined): Dayjs | null => {
  const time = dayjs(text ?? '', FORMAT);
  return text && time.isValid() ? time : null;
};

/** A span of time of the platform's zone. */
export function DateRange({ id, label, range, onChange }: DateRangeProps) {
  const t = useT();
  const today = dayjs(platformNow(), FORMAT);
  const days = (from: number, to: number): [Dayjs, Dayjs] => [
    today.subtract(from, 'day').startOf('day'),
    today.subtract(to, 'day').endOf('day'),
  ];
  const [start, end] = range;
  return (
    <DatePicker.RangePicker
      id={{ start: id, end: `${id}-end` }}
      aria-label={label}
      style={{ width: '100%' }}
      showTime={{ defaultOpenValue: [dayjs('00:00:00', 'HH:mm:ss'), dayjs('23:59:59', 'HH:mm:ss')] }}
      format={FORMAT}
      order={false}
      placeholder={[t('crud.dateStart'), t('crud.dateEnd')]}
      value={[toWall(start), toWall(end)]}
      presets={[
        { label: t('crud.today'), value: days(0, 0) },
        { label: t('crud.yesterday'), value: days(1, 1) },
        { label: t('crud.last7'), value: days(6, 0) },
        { label: t('crud.last30'), value: days(29, 0) },
      ]}
      onChange={(_, [from, to]) => onChange(from && to ? [from, to] : [])}
    />
  );
}
